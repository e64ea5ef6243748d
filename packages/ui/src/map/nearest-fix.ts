import { type MapPath, nearLon } from '../flight/flight-path.js';
import { mercatorY } from './mercator.js';

/** Finds the fix nearest to a position on the map. */
export interface FixFinder {
  /**
   * Returns the index of the fix at the nearer end of the segment closest to a position.
   *
   * @param reach Maximum distance in widths of the world.
   * @returns -1 if the track is farther away.
   */
  find: (lat: number, lon: number, reach: number) => number;
}

/**
 * Creates a finder for a track. The track is projected at the first search. Later searches over 40
 * 000 fixes take a fraction of a millisecond, so they can run with every move of the pointer.
 */
export function createFixFinder(path: MapPath): FixFinder {
  let projected: { x: Float64Array; y: Float64Array } | undefined;
  const middleLon = path[path.length >> 1]?.[0] ?? 0;
  return {
    find(lat, lon, reach) {
      projected ??= {
        x: Float64Array.from(path, (place) => place[0] / 360),
        y: Float64Array.from(path, (place) => mercatorY(place[1])),
      };
      const { x, y } = projected;
      return nearest(x, y, [nearLon(lon, middleLon) / 360, mercatorY(lat)], reach);
    },
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
