import { Button } from '@cloudstreet/ui/controls/Button';
import { X } from 'lucide-react';
import { useMessages } from '../../app/messages.js';

/** A filter in force, with the way to take it off. */
export function RemovableChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const messages = useMessages();
  return (
    <Button
      size="small"
      onPress={onRemove}
      aria-label={messages['flights.filter.remove']({ name })}
    >
      {name}
      <X size={14} aria-hidden />
    </Button>
  );
}
