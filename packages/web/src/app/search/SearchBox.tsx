import { useRouter } from '@tanstack/react-router';
import { useMessages } from '../messages.js';
import { entityPath } from '../paths.js';
import { ENTITY_FILTERS, type EntityFilter } from './flight-search.js';
import { HitPicker } from './HitPicker.js';

/** Finds a pilot, a club, an airfield or an aircraft and goes to its page. */
export function SearchBox({ label }: { label: string }) {
  const messages = useMessages();
  const router = useRouter();
  return (
    <HitPicker
      label={label}
      placeholder={messages['search.placeholder']()}
      kinds={ENTITY_FILTERS}
      limit={15}
      onPick={({ index, id }) =>
        // Nothing but these kinds was asked for.
        router.history.push(entityPath(index as EntityFilter, Number(id)))
      }
    />
  );
}
