import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CursorStore, createCursorStore } from './cursor-store.js';
import { subscribeThrottled } from './subscribe-throttled.js';

/**
 * Time that several drawings share. It is passed with each render, with a callback for moves by the
 * user, or as a store that all drawings follow, so that a move renders nothing.
 */
export interface CursorProps {
  /** Unix seconds; `null` for none. */
  cursorTimeS?: number | null | undefined;
  /** Called when the user moves the cursor, for each pointer event. */
  onCursorChange?: ((timeS: number | null) => void) | undefined;
  /** Replaces the previous two props. */
  cursor?: CursorStore | undefined;
}

/** Cursor that follows a component's props without rendering the component. */
export interface CursorBinding {
  cursor: CursorStore;
  onCursorChange: (timeS: number | null) => void;
}

/** Returns the store of a component's cursor: the given one, or one that follows `cursorTimeS`. */
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
 * Moves a slider with a cursor without rendering it. Returns the slider's `ref`, and `update`, to
 * be called when the slider itself is moved, so that screen readers find the new text at once.
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
  useEffect(() => {
    // The cursor may have moved before this effect.
    update();
    return subscribeThrottled(cursor, update);
  }, [cursor, update]);
  return { ref, update };
}
