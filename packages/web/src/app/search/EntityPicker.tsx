import { useEffect, useRef, useState } from 'react';
import { type Entity, EntityComboBox, type EntityComboBoxProps } from './EntityComboBox.js';

export interface EntityPickerProps
  extends Pick<EntityComboBoxProps, 'label' | 'placeholder' | 'icon' | 'kinds' | 'limit'> {
  onPick: (entity: Entity) => void;
}

/**
 * Finds something by its name, hands it over, and is empty again for the next. Enter takes the first
 * that is found; a text that is left stays.
 */
export function EntityPicker({ onPick, ...props }: EntityPickerProps) {
  const [picks, setPicks] = useState(0);
  const host = useRef<HTMLDivElement>(null);

  // The new field takes the focus over from the old one.
  useEffect(() => {
    if (picks > 0) host.current?.querySelector('input')?.focus();
  }, [picks]);

  return (
    <div ref={host}>
      <EntityComboBox
        {...props}
        key={picks}
        isRequired
        unchosen="keep"
        value={null}
        onChange={(entity) => {
          if (!entity) return;
          setPicks(picks + 1);
          onPick(entity);
        }}
      />
    </div>
  );
}
