import { nearLon, type PositionColumns, toPath } from './flight-path.js';
import { mercatorY } from './mercator.js';

/** Finds the fix nearest to a place on the map. */
export interface FixFinder {
  /**
   * Index of the fix at the nearer end of the stretch of track closest to the place.
   *
   * @param reach Largest distance that counts, in widths of the world.
   * @returns -1 where the track is farther away.
   */
  find: (lat: number, lon: number, reach: number) => number;
}

/**
 * Prepares a track for finding fixes: projected once, so that a search over 40 000 fixes takes a
 * fraction of a millisecond and may run with every move of the pointer.
 */
export function createFixFinder(track: PositionColumns): FixFinder {
  const path = toPath(track);
  const x = Float64Array.from(path, ([lon]) => lon / 360);
  const y = Float64Array.from(path, ([, lat]) => mercatorY(lat));
  const middleLon = path[path.length >> 1]?.[0] ?? 0;
  return {
    find: (lat, lon, reach) =>
      nearest(x, y, [nearLon(lon, middleLon) / 360, mercatorY(lat)], reach),
  };
}

function nearest(
  x: Float64Array,
  y: Float64Array,
  [px, py]: readonly [number, number],
  reach: number,
): number {
  let best = reach * reach;
  let found = -1;
  for (let fix = 0; fix < x.length; fix += 1) {
    const next = Math.min(fix + 1, x.length - 1);
    const [ax, ay] = [x[fix] as number, y[fix] as number];
    const [dx, dy] = [(x[next] as number) - ax, (y[next] as number) - ay];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / square;
    const held = Math.min(1, Math.max(0, share));
    const distance = (ax + held * dx - px) ** 2 + (ay + held * dy - py) ** 2;
    if (distance < best) {
      best = distance;
      found = held <= 0.5 ? fix : next;
    }
  }
  return found;
}
