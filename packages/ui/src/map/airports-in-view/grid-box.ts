import type { PathBounds } from '../../flight/flight-path.js';

/** Number of steps of the grid across a view, at least. */
const STEPS = 4;
const MAX_LAT = 90;

/**
 * Returns a box around a view whose edges lie on a grid, so that nearby views have the same box.
 * The steps of the grid are powers of two in degrees.
 */
export function gridBox([west, south, east, north]: PathBounds): PathBounds {
  const longer = Math.max(east - west, north - south);
  const step = 2 ** Math.floor(Math.log2(longer / STEPS));
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  return [down(west), Math.max(down(south), -MAX_LAT), up(east), Math.min(up(north), MAX_LAT)];
}
