import type { Flight } from '@cloudstreet/sdk';
import { nearLon, type PathBounds } from '../../flight/flight-path.js';
import { outlinesOf } from '../FlightsMap/outlines.js';

/** Returns the flights that are partly in a view, in their order. */
export function flightsInView(flights: readonly Flight[], view: PathBounds): Flight[] {
  return outlinesOf(flights)
    .filter(({ path }) => path.some((place, i) => i > 0 && crosses(path[i - 1]!, place, view)))
    .map(({ flight }) => flight);
}

type ViewPosition = readonly [lon: number, lat: number];

/**
 * Clips the line between two positions to the view, edge by edge, and returns whether a part of it
 * remains.
 */
function crosses(
  from: ViewPosition,
  to: ViewPosition,
  [west, south, east, north]: PathBounds,
): boolean {
  const middle = (west + east) / 2;
  const start = nearLon(from[0], middle);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [first, last] = [0, 1];
  for (const [step, room] of [
    [-dx, start - west],
    [dx, east - start],
    [-dy, from[1] - south],
    [dy, north - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first <= last;
}
