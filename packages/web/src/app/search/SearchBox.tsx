import { FILTER_KINDS } from '@cloudstreet/sdk';
import { useRouter } from '@tanstack/react-router';
import { useMessages } from '../messages.js';
import { HitPicker } from './HitPicker.js';
import { type PickedHit, useRecentPicks } from './recent-picks.js';

/** Path of the pages of each kind of result. */
const PAGES = {
  user: 'user',
  club: 'club',
  airport: 'airport',
  aircraft: 'aircraft',
  flight_collection: 'collection',
  travel: 'travel',
  task: 'task',
  waypoint_collection: 'waypoint',
  competition: 'task/score',
} as const;
type Kind = keyof typeof PAGES;

const KINDS = Object.keys(PAGES) as Kind[];

/** Finds what has a page of its own, such as a pilot or a task, and opens it. */
export function SearchBox({ label }: { label: string }) {
  const messages = useMessages();
  const router = useRouter();
  const [recent, remember] = useRecentPicks();
  return (
    <HitPicker
      label={label}
      placeholder={messages['search.placeholder']()}
      kinds={KINDS}
      limit={15}
      recent={recent.filter(hasPage)}
      onPick={(pick) => {
        // Filters of flights propose recent picks, too.
        if (pick.index in FILTER_KINDS) remember(pick);
        // Only these kinds were requested.
        router.history.push(`/${PAGES[pick.index as Kind]}/${pick.id}`);
      }}
    />
  );
}

function hasPage({ index }: PickedHit): boolean {
  return KINDS.some((kind) => kind === index);
}
