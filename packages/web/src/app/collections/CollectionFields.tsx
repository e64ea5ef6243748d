import type { CollectionVisibility } from '@cloudstreet/sdk';
import { Select } from '@cloudstreet/ui/fields/Select';
import { TextField } from '@cloudstreet/ui/fields/TextField';
import { useMessages } from '../messages.js';

const VISIBILITIES = ['public', 'link', 'private'] as const satisfies CollectionVisibility[];

export interface CollectionVisibilityFieldProps {
  value: CollectionVisibility;
  onChange: (visibility: CollectionVisibility) => void;
  /** Effect of the choice; by default that for flights. */
  hint?: string;
}

/** Choice of who sees a collection, with what follows from it. */
export function CollectionVisibilityField(props: CollectionVisibilityFieldProps) {
  const messages = useMessages();
  const { value, onChange } = props;
  const { hint = messages['collection.visibility.hint']({ visibility: value }) } = props;
  return (
    <Select
      label={messages['collection.visibility']()}
      isRequired
      hint={hint}
      options={VISIBILITIES.map((id) => ({
        id,
        label: messages['collection.visibility.option']({ visibility: id }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

export interface NameFieldProps {
  label: string;
  name?: string;
}

/** Name of a collection. Several may have the same. */
export function NameField({ label, name = '' }: NameFieldProps) {
  const messages = useMessages();
  return (
    <TextField
      label={label}
      name="name"
      isRequired
      requiredMessage={messages['collection.name.required']()}
      maxLength={100}
      autoComplete="off"
      defaultValue={name}
    />
  );
}
