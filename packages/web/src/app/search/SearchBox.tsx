import { useRouter } from '@tanstack/react-router';
import { useMessages } from '../messages.js';
import { entityPath } from '../paths.js';
import { ENTITY_FILTERS, type EntityFilter } from './flight-search.js';
import { HitPicker } from './HitPicker.js';
import { type PickedHit, useRecentPicks } from './recent-picks.js';

/** Finds a pilot, a club, an airfield or an aircraft and opens its page. */
export function SearchBox({ label }: { label: string }) {
  const messages = useMessages();
  const router = useRouter();
  const [recent, remember] = useRecentPicks();
  return (
    <HitPicker
      label={label}
      placeholder={messages['search.placeholder']()}
      kinds={ENTITY_FILTERS}
      limit={15}
      recent={recent.filter(isEntity)}
      onPick={(pick) => {
        remember(pick);
        // Only these kinds were requested.
        router.history.push(entityPath(pick.index as EntityFilter, Number(pick.id)));
      }}
    />
  );
}

/** Whether a result has a page of its own. */
function isEntity({ index }: PickedHit): boolean {
  return ENTITY_FILTERS.some((kind) => kind === index);
}
