import { Select } from '@cloudstreet/ui/fields/Select';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';

export interface LatestSelectProps {
  kind: 'competition' | 'task';
  options: readonly { readonly id: string; readonly label: string }[];
  isLoading: boolean;
  /** Id of the selected one; empty for none. */
  id: string;
  onChange: (id: string) => void;
}

/** Selects one of the latest of a kind, and says if there is none. */
export function LatestSelect({ kind, options, isLoading, id, onChange }: LatestSelectProps) {
  const kitMessages = useKitMessages();
  const isEmpty = options.length === 0;
  return (
    <Select
      label={kitMessages['search.kind']({ kind })}
      options={options}
      value={id === '' ? null : id}
      onChange={onChange}
      isDisabled={isEmpty}
      {...(isEmpty && !isLoading && { hint: kitMessages['field.nothingFound']() })}
    />
  );
}
