import { Button } from '@cloudstreet/ui/controls/Button';
import { X } from 'lucide-react';
import { useMessages } from '../messages.js';

export interface RemovableChipProps {
  name: string;
  /** Accessible name of the action; by default it says that the filter is removed. */
  label?: string;
  onRemove: () => void;
}

/** An active filter with a button that removes it. */
export function RemovableChip({ name, label, onRemove }: RemovableChipProps) {
  const messages = useMessages();
  return (
    <Button
      size="small"
      onPress={onRemove}
      aria-label={label ?? messages['flights.filter.remove']({ name })}
    >
      {name}
      <X size={14} aria-hidden />
    </Button>
  );
}
