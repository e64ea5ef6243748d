import { Plus } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';
import type { EntityField } from '../../app/search/use-entity.js';

/** Id of the proposal for a club that does not exist yet. */
export const NEW_CLUB = 'new';

/** A club of the instance, or the name of a new one. */
export function ClubField({ field }: { field: EntityField }) {
  const messages = useMessages();
  const { value } = field;
  return (
    <EntityComboBox
      label={messages['signUp.club']()}
      hint={
        value?.id === NEW_CLUB
          ? messages['signUp.club.creates']({ name: value.label })
          : messages['signUp.club.hint']()
      }
      name="club_id"
      kinds={['club']}
      limit={10}
      {...field}
      propose={(text) => (text.length < 2 ? null : newClub(text, messages['signUp.club.new']()))}
    />
  );
}

function newClub(name: string, detail: string): Entity {
  return {
    id: NEW_CLUB,
    kind: 'club',
    entityId: 0,
    label: name,
    detail,
    icon: <Plus size={18} aria-hidden />,
  };
}
