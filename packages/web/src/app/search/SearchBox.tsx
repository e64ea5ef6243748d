import { useRouter } from '@tanstack/react-router';
import { useMessages } from '../messages.js';
import { entityPath } from '../paths.js';
import { EntityComboBox } from './EntityComboBox.js';
import { ENTITY_FILTERS } from './flight-search.js';

/** Finds a pilot, a club, an airfield or an aircraft and goes to its page. */
export function SearchBox({ label }: { label: string }) {
  const messages = useMessages();
  const router = useRouter();
  return (
    <EntityComboBox
      label={label}
      isRequired
      placeholder={messages['search.placeholder']()}
      kinds={ENTITY_FILTERS}
      limit={15}
      value={null}
      onChange={(entity) => {
        if (entity) router.history.push(entityPath(entity.kind, entity.entityId));
      }}
    />
  );
}
