import { type RefObject, useEffect, useRef } from 'react';

/** Towards the start, or towards the end; also the place of its button in a row. */
export type Direction = 'up' | 'down';

/**
 * Whoever moves a row of a list goes on with it: the same button gets the focus in its new place,
 * or the opposite one where it can go no further. `keepFocus` is called before it is moved.
 *
 * @param shown Changes when that has happened.
 */
export function useFocusOfMoved(host: RefObject<HTMLElement | null>, shown: unknown) {
  const moving = useRef<{ index: number; direction: Direction; shown: unknown }>(null);
  useEffect(() => {
    if (!moving.current || moving.current.shown === shown) return;
    const { index, direction } = moving.current;
    moving.current = null;
    const row = host.current?.querySelectorAll('li')[index];
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const [wanted, other] = direction === 'up' ? [up, down] : [down, up];
    (wanted?.disabled === true ? other : wanted)?.focus();
  });
  return (index: number, direction: Direction) => {
    moving.current = { index, direction, shown };
  };
}
