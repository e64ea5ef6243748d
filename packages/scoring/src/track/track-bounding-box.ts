import { type BoundingBox, boundingBox } from '../geo/bounding-box.js';
import type { Position } from '../geo/position.js';
import { checkTrack } from './check-track.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from './track.js';

const HALF_TURN = 180 * POSITION_UNITS_PER_DEGREE;

/**
 * Returns the smallest box around a track, with the rules of `boundingBox`.
 *
 * @throws {TypeError} If the argument is not a track.
 * @throws {RangeError} If it has no fixes, or an invalid position.
 */
export function trackBoundingBox(track: Track): BoundingBox {
  checkTrack(track);
  const { lat, lon, count } = track;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let fix = 0; fix < count; fix++) {
    if (lat[fix]! < south) south = lat[fix]!;
    if (lat[fix]! > north) north = lat[fix]!;
    if (lon[fix]! < west) west = lon[fix]!;
    if (lon[fix]! > east) east = lon[fix]!;
  }
  const isOnGlobe =
    count > 0 &&
    north <= HALF_TURN / 2 &&
    south >= -HALF_TURN / 2 &&
    west >= -HALF_TURN &&
    east <= HALF_TURN;
  // Nearly every track is narrower than 180°, so no step between fixes can cross the date line.
  if (!(isOnGlobe && east - west < HALF_TURN)) return boundingBox(positions(track));
  const [w, s, e, n] = [west, south, east, north].map((edge) => edge / POSITION_UNITS_PER_DEGREE);
  return [w!, s!, e!, n!];
}

function* positions({ lat, lon, count }: Track): Generator<Position> {
  for (let fix = 0; fix < count; fix++) {
    yield {
      lat: lat[fix]! / POSITION_UNITS_PER_DEGREE,
      lon: lon[fix]! / POSITION_UNITS_PER_DEGREE,
    };
  }
}
