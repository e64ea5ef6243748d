import { useRouter } from '@tanstack/react-router';
import { useMessages } from '../messages.js';
import { entityPath } from '../paths.js';
import { EntityPicker } from './EntityPicker.js';
import { ENTITY_FILTERS } from './flight-search.js';

/** Finds a pilot, a club, an airfield or an aircraft and goes to its page. */
export function SearchBox({ label }: { label: string }) {
  const messages = useMessages();
  const router = useRouter();
  return (
    <EntityPicker
      label={label}
      placeholder={messages['search.placeholder']()}
      kinds={ENTITY_FILTERS}
      limit={15}
      onPick={({ kind, entityId }) => router.history.push(entityPath(kind, entityId))}
    />
  );
}
