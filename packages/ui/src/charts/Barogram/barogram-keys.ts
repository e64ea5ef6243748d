import type { Interval } from '@cloudstreet/scoring/parse';
import { at, nearestInTime } from '../../flight/flight-columns.js';

/** Number of fixes by which an arrow key with Shift moves. */
const LEAP = 10;
/** Share of the window by which Page Up and Page Down move. */
const PAGE = 0.1;

/**
 * Returns the factor by which a key scales the window. Below 1 zooms in; undefined for other keys.
 */
export function zoomForKey(key: string): number | undefined {
  if (key === '+' || key === '=') return 0.5;
  if (key === '-' || key === '_') return 2;
  if (key === '0') return Number.POSITIVE_INFINITY;
  return undefined;
}

/**
 * Returns the time to which a key moves the cursor: arrows by a fix, with Shift by ten fixes; Page
 * Up and Page Down by a tenth of the window; Home and End to the ends; Escape hides it (`null`).
 *
 * @returns Undefined for other keys.
 */
export function timeForKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  timeS: ArrayLike<number>,
  cursorTimeS: number | null,
  window: Interval,
): number | null | undefined {
  if (key === 'Escape') return null;
  const last = timeS.length - 1;
  const target = targetOf(key, shiftKey, window);
  if (target === undefined) return undefined;
  if (target.end !== undefined) return at(timeS, target.end === 'first' ? 0 : last);
  if (cursorTimeS === null) return at(timeS, nearestInTime(timeS, window.startS));
  const index = nearestInTime(timeS, cursorTimeS + target.byS) + target.byFixes;
  return at(timeS, Math.min(last, Math.max(0, index)));
}

function targetOf(key: string, shiftKey: boolean, { startS, endS }: Interval) {
  const fixes = shiftKey ? LEAP : 1;
  const pageS = (endS - startS) * PAGE;
  const moves: Record<string, { byFixes: number; byS: number; end?: 'first' | 'last' }> = {
    ArrowRight: { byFixes: fixes, byS: 0 },
    ArrowUp: { byFixes: fixes, byS: 0 },
    ArrowLeft: { byFixes: -fixes, byS: 0 },
    ArrowDown: { byFixes: -fixes, byS: 0 },
    PageUp: { byFixes: 0, byS: pageS },
    PageDown: { byFixes: 0, byS: -pageS },
    Home: { byFixes: 0, byS: 0, end: 'first' },
    End: { byFixes: 0, byS: 0, end: 'last' },
  };
  return moves[key];
}
