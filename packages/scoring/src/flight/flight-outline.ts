import { type PlanePoint, simplifyPath } from '../geo/simplify-path.js';
import { checkFinite, checkList, checkObject } from '../units/check-value.js';
import type { FlightTrack } from './flight-track.js';

/** Detail that a small image can show, as a share of the longer side of the flight. */
const TOLERANCE_SHARE = 0.008;
/**
 * Lists show a hundred of them. A flight that circles all day would have a corner for every other
 * fix.
 */
const MAX_CORNERS = 1000;
/** 300 m, of which a degree has 111 km. */
const LINE_TOLERANCE_DEGREES = 0.3 / 111;
/** More than any real flight has. */
const MAX_CORNERS_OF_LINE = 5000;
const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * The shape of a track for a small drawing: its corners in order of flight, at most a thousand, as
 * [lat, lon] in degrees. Longitudes leave ±180 rather than jump where a flight crosses the date
 * line.
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
 * Simplifies a flight for a map of many flights: within 300 m of the track, as far as 5000 points
 * allow, so circles become a point. As [lat, lon] in degrees; longitudes continue beyond ±180
 * instead of jumping.
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
