import type { Flight } from '@cloudstreet/sdk';
import { useMe } from '../../app/session.js';
import { ClubWeek } from './ClubWeek.js';
import { OwnSeason } from './OwnSeason.js';
import { PilotHeadSkeleton } from './PilotHeadSkeleton.js';
import { SavedLists } from './SavedLists.js';

/** Own season, the week of the club and favourite filters of a signed-in pilot. */
export function PilotHead({ clubFlights }: { clubFlights: readonly Flight[] }) {
  const me = useMe();
  if (!me) return <PilotHeadSkeleton />;
  return (
    <>
      <OwnSeason userId={me.id} />
      <SavedLists />
      {me.club && <ClubWeek club={me.club} flights={clubFlights} />}
    </>
  );
}
