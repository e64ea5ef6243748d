import { type PlanePoint, simplifyPath } from '../geo/simplify-path.js';
import { checkFinite, checkList, checkObject } from '../units/check-value.js';
import type { FlightTrack } from './flight-track.js';

/** Detail that a small image can show, as a share of the longer side of the flight. */
const TOLERANCE_SHARE = 0.008;
/**
 * Maximum number of corners of a small drawing, because lists show a hundred drawings. A flight
 * that circles all day would have a corner for every other fix.
 */
const MAX_CORNERS = 1000;
/** Tolerance of 300 m in degrees of latitude, which have 111 km. */
const LINE_TOLERANCE_DEGREES = 0.3 / 111;
/** Maximum number of corners of a line on a map; more than any real flight has. */
const MAX_CORNERS_OF_LINE = 5000;
const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Returns the shape of a track for a small drawing: at most a thousand corners in order of flight,
 * as [lat, lon] in degrees. Longitudes continue beyond ±180 if a flight crosses the date line.
 *
 * @throws {TypeError} If the argument is not a track.
 * @throws {RangeError} If a figure of it is not finite.
 */
export function flightOutline(track: Pick<FlightTrack, 'geom'>): [lat: number, lon: number][] {
  return simplified(track, (plane) => {
    const side = Math.max(extent(plane, 0), extent(plane, 1));
    return simplifyPath(plane, TOLERANCE_SHARE * side, MAX_CORNERS);
  });
}

/**
 * Simplifies a flight for a map of many flights: up to 5000 corners within 300 m of the track, so
 * that a circle becomes a point. Corners are [lat, lon] in degrees. Longitudes continue beyond
 * ±180.
 *
 * @throws {TypeError} If the argument is not a track.
 * @throws {RangeError} If a figure of it is not finite.
 */
export function flightLine(track: Pick<FlightTrack, 'geom'>): [lat: number, lon: number][] {
  return simplified(track, (plane) =>
    simplifyPath(plane, LINE_TOLERANCE_DEGREES, MAX_CORNERS_OF_LINE),
  );
}

/** @param simplify Of the track on a plane, in degrees of latitude. */
function simplified(
  track: Pick<FlightTrack, 'geom'>,
  simplify: (plane: readonly PlanePoint[]) => PlanePoint[],
): [lat: number, lon: number][] {
  checkLine(track);
  const { geom } = track;
  const [first] = geom.coordinates;
  if (!first) return [];
  const shrink = Math.cos(first[1] * RADIANS_PER_DEGREE);
  const plane = geom.coordinates.map(
    ([lon, lat]): PlanePoint => [unwrap(lon, first[0]) * shrink, lat],
  );
  return simplify(plane).map(([x, lat]) => [lat, x / shrink]);
}

function unwrap(lon: number, near: number): number {
  return lon - 360 * Math.round((lon - near) / 360);
}

function extent(points: readonly PlanePoint[], axis: 0 | 1): number {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const point of points) {
    least = Math.min(least, point[axis]);
    greatest = Math.max(greatest, point[axis]);
  }
  return greatest - least;
}

function checkLine(track: Pick<FlightTrack, 'geom'>): void {
  checkObject('track', track, ['geom']);
  checkObject('geom', track.geom, ['coordinates']);
  checkList('coordinates', track.geom.coordinates);
  for (const place of track.geom.coordinates) {
    checkList('place', place);
    checkFinite('longitude', place[0]);
    checkFinite('latitude', place[1]);
  }
}
