import { useRef, useState } from 'react';
import type { Entity } from './EntityComboBox.js';

/**
 * What is chosen in an `EntityComboBox`, which takes `field`. A form that is sent right after its
 * text was typed asks `settled`, which waits for what the text turns out to be.
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

/** What a field takes of it. */
export type EntityField = ReturnType<typeof useEntity>['field'];
