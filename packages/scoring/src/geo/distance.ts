import { checkPosition, type Position } from './position.js';
import { directGeodesic, findGeodesic } from './vincenty.js';

/**
 * Returns the length in metres of the shortest path between two positions on the WGS84 ellipsoid,
 * exact to a millimetre.
 *
 * @throws {TypeError} If one of them is not an object.
 * @throws {RangeError} If one of them is not a position.
 */
export function distanceM(from: Position, to: Position): number {
  checkPosition(from);
  checkPosition(to);
  return findGeodesic(from, to)?.distanceM ?? antipodalDistanceM(from, to);
}

/** The result of `distanceM` in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  return distanceM(from, to) / 1000;
}

/** An intermediate point this far out is far from antipodal to both ends. */
const HALFWAY_M = 10_000_000;
const SCAN_STEPS = 72;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Finds the shortest path to the other side of the globe by rotating the direction of its start.
 */
function antipodalDistanceM(from: Position, to: Position): number {
  const lengthVia = (azimuth: number) => {
    const rest = findGeodesic(directGeodesic(from, azimuth, HALFWAY_M), to);
    return rest ? HALFWAY_M + rest.distanceM : Number.POSITIVE_INFINITY;
  };
  const step = (2 * Math.PI) / SCAN_STEPS;
  const azimuths = Array.from({ length: SCAN_STEPS }, (_, index) => index * step);
  const lengths = azimuths.map(lengthVia);
  const centre = azimuths[lengths.indexOf(Math.min(...lengths))] ?? 0;
  let [low, high] = [centre - step, centre + step];
  while (high - low > 1e-7) {
    const span = GOLDEN * (high - low);
    if (lengthVia(high - span) < lengthVia(low + span)) high = low + span;
    else low = high - span;
  }
  return lengthVia((low + high) / 2);
}
