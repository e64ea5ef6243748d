import { Plus } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { type Entity, EntityComboBox } from '../../app/search/EntityComboBox.js';

/** Id of the proposal that stands for a club the instance does not know yet. */
export const NEW_CLUB = 'new';

export interface ClubFieldProps {
  value: Entity | null;
  onChange: (club: Entity | null) => void;
}

/** A club of the instance, or the name of a new one. */
export function ClubField({ value, onChange }: ClubFieldProps) {
  const messages = useMessages();
  return (
    <EntityComboBox
      label={messages['signUp.club']()}
      hint={messages['signUp.club.hint']()}
      name="club_id"
      kinds={['club']}
      limit={10}
      value={value}
      onChange={onChange}
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
