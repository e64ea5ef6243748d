import type { Interval } from '@cloudstreet/scoring/parse';

/**
 * Returns the selection after the cursor moved with Shift held. One end is the cursor. The other
 * end is the opposite end of the selection if the cursor was at one end, otherwise the previous
 * position of the cursor.
 *
 * @returns `null` if the selection is empty.
 */
export function extendSelection(
  selection: Interval | null,
  wasS: number,
  nowS: number,
): Interval | null {
  const fixedS = otherEnd(selection, wasS) ?? wasS;
  if (fixedS === nowS) return null;
  return { startS: Math.min(fixedS, nowS), endS: Math.max(fixedS, nowS) };
}

function otherEnd(selection: Interval | null, timeS: number): number | undefined {
  if (selection?.startS === timeS) return selection.endS;
  if (selection?.endS === timeS) return selection.startS;
  return undefined;
}
