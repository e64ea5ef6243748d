import { checkFinite } from './check-value.js';

const COMPASS_POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;

/** One of the 16 points of the compass. */
export type CompassPoint = (typeof COMPASS_POINTS)[number];

const SECTOR_DEG = 360 / COMPASS_POINTS.length;

/**
 * Returns the compass point of a direction, such as that of the wind. Sectors of 22.5° are centred
 * on their points; a direction on the limit of two belongs to the clockwise one.
 *
 * @param directionDeg Clockwise from north; any turn of the circle.
 * @throws {TypeError} If the direction is not a number.
 * @throws {RangeError} If it is NaN or infinite.
 */
export function compassPoint(directionDeg: number): CompassPoint {
  checkFinite('direction', directionDeg);
  const sector = Math.floor((directionDeg + SECTOR_DEG / 2) / SECTOR_DEG);
  const count = COMPASS_POINTS.length;
  return COMPASS_POINTS[((sector % count) + count) % count] ?? 'N';
}
