import { useMessages } from '../messages.js';
import { EntityComboBox, type EntityComboBoxProps } from '../search/EntityComboBox.js';
import type { EntityField } from '../search/use-entity.js';

export interface AircraftFieldProps
  extends EntityField,
    Pick<EntityComboBoxProps, 'hint' | 'isRequired' | 'isDisabled'> {}

/** Field for the aircraft of a flight. */
export function AircraftField(props: AircraftFieldProps) {
  const messages = useMessages();
  return (
    <EntityComboBox
      label={messages['edit.aircraft']()}
      placeholder={messages['edit.aircraft.placeholder']()}
      name="aircraft_id"
      kinds={['aircraft']}
      limit={10}
      unchosen="first"
      requiredMessage={messages['edit.aircraft.required']()}
      {...props}
    />
  );
}
