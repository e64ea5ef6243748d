import { X } from 'lucide-react';
import { use } from 'react';
import { Button } from '../../controls/Button/Button.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { KeepFocusContext } from '../keep-focus.js';

export interface FilterChipProps {
  /** Name of the active filter, as `useFilterNames` returns it. */
  name: string;
  /** Accessible name of the action; by default it says that the filter is removed. */
  label?: string;
  onRemove: () => void;
}

/** An active filter with a button that removes it. Several belong in `FilterChips`. */
export function FilterChip({ name, label, onRemove }: FilterChipProps) {
  const messages = useMessages();
  const keepFocus = use(KeepFocusContext);
  return (
    <Button
      size="small"
      onPress={() => {
        keepFocus();
        onRemove();
      }}
      aria-label={label ?? messages['filters.remove']({ name })}
    >
      {name}
      <X size={14} aria-hidden />
    </Button>
  );
}
