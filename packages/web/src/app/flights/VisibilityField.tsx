import type { Visibility } from '@cloudstreet/sdk';
import { Select } from '@cloudstreet/ui/fields/Select';
import { useMessages } from '../messages.js';

const VISIBILITIES = ['public', 'link', 'private', 'draft'] as const satisfies Visibility[];

export interface VisibilityFieldProps {
  label: string;
  value: Visibility;
  onChange: (visibility: Visibility) => void;
  isDisabled?: boolean;
}

/** Choice of who sees a flight, with what follows from it. */
export function VisibilityField({ label, value, onChange, isDisabled }: VisibilityFieldProps) {
  const messages = useMessages();
  return (
    <Select
      label={label}
      name="visibility"
      hint={messages['visibility.hint']({ visibility: value })}
      options={VISIBILITIES.map((id) => ({
        id,
        label: messages['visibility.option']({ visibility: id }),
      }))}
      value={value}
      onChange={onChange}
      isDisabled={isDisabled ?? false}
    />
  );
}
