import type { TimeWindow } from '../time-window.js';

/**
 * The selection after the cursor went on with Shift held: between where it went and the end that
 * stays, which is the other end of the selection where the cursor was at one, else where it was.
 *
 * @returns `null` where nothing is left of it.
 */
export function extendSelection(
  selection: TimeWindow | null,
  wasS: number,
  nowS: number,
): TimeWindow | null {
  const fixedS = otherEnd(selection, wasS) ?? wasS;
  if (fixedS === nowS) return null;
  return { fromS: Math.min(fixedS, nowS), toS: Math.max(fixedS, nowS) };
}

function otherEnd(selection: TimeWindow | null, timeS: number): number | undefined {
  if (selection?.fromS === timeS) return selection.toS;
  if (selection?.toS === timeS) return selection.fromS;
  return undefined;
}
