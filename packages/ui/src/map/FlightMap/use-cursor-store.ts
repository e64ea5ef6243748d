import { useCallback, useEffect, useRef, useState } from 'react';
import { type CursorStore, createCursorStore } from '../../charts/cursor-store.js';

export interface ControlledCursor {
  /** Moment shared with the barogram, in unix seconds; `null` for none. */
  cursorTimeS: number | null;
  onCursorChange: (timeS: number | null) => void;
}

/** What follows the moment that a component is given, without being rendered with it. */
export interface KeptCursor {
  cursor: CursorStore;
  /** The same between renders. */
  onCursorChange: (timeS: number | null) => void;
}

/** Keeps the moment of a component in a store. */
export function useCursorStore({ cursorTimeS, onCursorChange }: ControlledCursor): KeptCursor {
  const [cursor] = useState(createCursorStore);
  const latest = useRef(onCursorChange);
  useEffect(() => {
    latest.current = onCursorChange;
  }, [onCursorChange]);
  useEffect(() => cursor.set(cursorTimeS), [cursor, cursorTimeS]);
  const moveCursor = useCallback((timeS: number | null) => latest.current(timeS), []);
  return { cursor, onCursorChange: moveCursor };
}
