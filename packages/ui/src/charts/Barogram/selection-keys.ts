import type { Interval } from '@cloudstreet/scoring/track';

/**
 * The selection after the cursor went on with Shift held: between where it went and the end that
 * stays, which is the other end of the selection where the cursor was at one, else where it was.
 *
 * @returns `null` where nothing is left of it.
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
