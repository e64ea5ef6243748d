import type { Me } from '@cloudstreet/sdk';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../app/messages.js';
import { useMe } from '../../app/session.js';
import { ClubWeek } from './ClubWeek.js';
import * as styles from './Home.css.js';
import { OwnSeason } from './OwnSeason.js';
import { SavedLists } from './SavedLists.js';

/** Own season, the week of the club and favourite filters of a signed-in pilot. */
export function PilotHead() {
  const me = useMe();
  return me ? <Known me={me} /> : <Loading />;
}

function Known({ me }: { me: Me }) {
  return (
    <>
      <OwnSeason userId={me.id} />
      <SavedLists />
      {me.club && <ClubWeek club={me.club} />}
    </>
  );
}

function Loading() {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages['home.own']()} />
      <div className={styles.own} />
    </>
  );
}
