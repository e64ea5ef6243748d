import { type RefObject, useEffect, useRef } from 'react';

/** Direction of a move. */
export type MoveDirection = 'up' | 'down';

/**
 * Keeps the focus on the button of a moved row, or on the opposite one if the row cannot move
 * further. Call the returned function before the move.
 *
 * @param shown Changes when the row has moved.
 */
export function useFocusMovedItem(host: RefObject<HTMLElement | null>, shown: unknown) {
  const moving = useRef<{ index: number; direction: MoveDirection; shown: unknown }>(null);
  useEffect(() => {
    if (!moving.current || moving.current.shown === shown) return;
    const { index, direction } = moving.current;
    moving.current = null;
    const row = host.current?.querySelectorAll('li')[index];
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const [wanted, other] = direction === 'up' ? [up, down] : [down, up];
    (wanted?.disabled === true ? other : wanted)?.focus();
  });
  return (index: number, direction: MoveDirection) => {
    moving.current = { index, direction, shown };
  };
}
