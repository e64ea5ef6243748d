import { nearestInTime } from '../flight/flight-columns.js';
import type { MapPath } from '../flight/flight-path.js';
import { mercatorY } from './mercator.js';

/** A path from `toPath` with the time of each position in Unix seconds. */
export interface TimedPath {
  timeS: ArrayLike<number>;
  path: MapPath;
}

export interface PlaceOnPath {
  lat: number;
  lon: number;
  /** Direction of the track on the map, clockwise from north. */
  courseDeg: number;
}

/**
 * Returns position and direction of a track at a time.
 *
 * @throws {RangeError} If the path is empty.
 */
export function placeAt({ timeS, path }: TimedPath, wantedS: number): PlaceOnPath {
  const index = nearestInTime(timeS, wantedS);
  const [here, before, after] = [path[index], path[index - 1], path[index + 1]];
  if (!here) throw new RangeError('There is no place on an empty path.');
  const [from, to] = [before ?? here, after ?? here];
  const east = (to[0] - from[0]) / 360;
  const north = mercatorY(to[1]) - mercatorY(from[1]);
  const courseDeg = (Math.atan2(east, north) * 180) / Math.PI;
  return { lon: here[0], lat: here[1], courseDeg };
}
