import { checkList, checkNumber, describeValue } from '../units/check-value.js';
import { checkPosition, type Position } from './position.js';
import { shortestDeg } from './shortest-deg.js';

/** West, south, east and north edge in degrees. West is above east if the box crosses 180°. */
export type BoundingBox = readonly [west: number, south: number, east: number, north: number];

/**
 * Returns the smallest box around a path. Neighbouring positions are joined the short way, so a
 * flight across 180° gives a small box with west above east, as in GeoJSON.
 *
 * @throws {TypeError} If the path is not a list.
 * @throws {RangeError} If the path is empty, or a position is invalid.
 * @see RFC 7946, §5.2
 */
export function boundingBox(path: Iterable<Position>): BoundingBox {
  if (typeof path !== 'object' || path === null || !(Symbol.iterator in path)) {
    throw new TypeError(`Not a path: ${describeValue(path)}.`);
  }
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let lon = Number.NaN;
  for (const position of path) {
    checkPosition(position);
    // Longitudes continue beyond ±180 along the path, so that west and east keep their order.
    lon = Number.isNaN(lon) ? position.lon : lon + shortestDeg(position.lon - lon);
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, position.lat);
    north = Math.max(north, position.lat);
  }
  if (Number.isNaN(lon)) throw new RangeError('A bounding box needs at least one position.');
  return clampBoundingBox(
    east - west >= 360 ? [-180, south, 180, north] : [wrap(west), south, wrap(east), north],
  );
}

/**
 * Cuts a box to longitudes -180..180 and latitudes -90..90.
 *
 * @throws {TypeError} If the box is not a list of four numbers.
 * @throws {RangeError} If one of them is NaN.
 */
export function clampBoundingBox(box: BoundingBox): BoundingBox {
  checkList('box', box);
  const [west, south, east, north] = box;
  for (const [name, edge] of Object.entries({ west, south, east, north })) checkNumber(name, edge);
  return [clamp(west, 180), clamp(south, 90), clamp(east, 180), clamp(north, 90)];
}

function wrap(lon: number): number {
  return lon >= -180 && lon <= 180 ? lon : shortestDeg(lon);
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}
