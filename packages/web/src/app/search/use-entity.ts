import { useRef, useState } from 'react';
import type { Entity } from './EntityComboBox.js';

/**
 * State of an `EntityComboBox`, which receives `field`. On submission, forms call `settled`, which
 * waits until the typed text resolves to a choice.
 */
export function useEntity(initial: Entity | null = null) {
  const [entity, setEntity] = useState(initial);
  const settling = useRef<Promise<Entity | null>>(null);
  return {
    entity,
    field: {
      value: entity,
      onChange: (next: Entity | null) => {
        settling.current = null;
        setEntity(next);
      },
      onSettling: (next: Promise<Entity | null>) => {
        settling.current = next;
      },
    },
    settled: async () => (settling.current ? settling.current : entity),
  };
}

/** Props for the field. */
export type EntityField = ReturnType<typeof useEntity>['field'];
