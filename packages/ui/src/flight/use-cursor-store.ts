import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CursorStore, createCursorStore } from './cursor-store.js';
import { subscribeThrottled } from './subscribe-throttled.js';

/**
 * The moment that a drawing shares with others: given with each render and told where the reader
 * moves it, or in a store that all of them follow, so that nothing is rendered when it moves.
 */
export interface CursorProps {
  /** Unix seconds; `null` for none. */
  cursorTimeS?: number | null | undefined;
  /** Told when the reader moves the cursor: of a pointer as often as the browser tells of it. */
  onCursorChange?: ((timeS: number | null) => void) | undefined;
  /** Instead of the two before. */
  cursor?: CursorStore | undefined;
}

/** What follows the moment that a component is given, without being rendered with it. */
export interface CursorBinding {
  cursor: CursorStore;
  onCursorChange: (timeS: number | null) => void;
}

/** The store of a component's cursor: the one that it was given, or one that keeps up with its moment. */
export function useCursorStore({
  cursor,
  cursorTimeS,
  onCursorChange,
}: CursorProps): CursorBinding {
  const [own] = useState(() => createCursorStore(cursorTimeS ?? null));
  const latest = useRef(onCursorChange);
  useEffect(() => {
    latest.current = onCursorChange;
  }, [onCursorChange]);
  useEffect(() => {
    if (cursorTimeS !== undefined) own.set(cursorTimeS);
  }, [own, cursorTimeS]);
  const moveCursor = useCallback((timeS: number | null) => latest.current?.(timeS), []);
  return cursor
    ? { cursor, onCursorChange: cursor.set }
    : { cursor: own, onCursorChange: moveCursor };
}

/**
 * Moves a slider with a cursor, without rendering it. Returns the slider's `ref`, and `update` for moves
 * of the slider itself, so that screen readers find the new text at once.
 *
 * @param read Returns the slider's value at a time, and its text.
 */
export function useCursorSlider(
  cursor: CursorStore,
  read: (timeS: number | null) => { value: number; text: string },
) {
  const ref = useRef<HTMLInputElement>(null);
  const latest = useRef(read);
  const update = useCallback(() => {
    const slider = ref.current;
    if (!slider) return;
    const { value, text } = latest.current(cursor.get());
    slider.valueAsNumber = value;
    slider.setAttribute('aria-valuetext', text);
  }, [cursor]);
  useLayoutEffect(() => {
    latest.current = read;
    update();
  });
  useEffect(() => subscribeThrottled(cursor, update), [cursor, update]);
  return { ref, update };
}
