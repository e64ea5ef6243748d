import type { Flight } from '@cloudstreet/sdk';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMe } from '../../app/session.js';
import { ClubWeek } from './ClubWeek.js';
import { FriendsFlights } from './FriendsFlights.js';
import { OwnSeason } from './OwnSeason.js';
import { PilotHeadSkeleton } from './PilotHeadSkeleton.js';
import { SavedLists } from './SavedLists.js';

// Few pilots have declared a task.
const OwnDeclaration = lazyWithRetry(
  async () => (await import('../../app/tasks/OwnDeclaration.js')).OwnDeclaration,
);

/** Own season, declared task, favourite filters, friends and the week of the club of a signed-in pilot. */
export function PilotHead({ clubFlights }: { clubFlights: readonly Flight[] }) {
  const me = useMe();
  if (!me) return <PilotHeadSkeleton />;
  return (
    <>
      <OwnSeason userId={me.id} />
      <OwnDeclaration userId={me.id} />
      <SavedLists />
      <FriendsFlights />
      {me.club && <ClubWeek club={me.club} flights={clubFlights} />}
    </>
  );
}
