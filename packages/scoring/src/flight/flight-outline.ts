import { type PlanePoint, simplifyPath } from '../geo/simplify-path.js';
import { checkFinite, checkList, checkObject } from '../units/check-value.js';
import type { FlightTrack } from './flight-track.js';

/** What a small picture can show, as a share of the longer side of the flight. */
const TOLERANCE_SHARE = 0.008;
/** 300 m, of which a degree has 111 km. */
const LINE_TOLERANCE_DEGREES = 0.3 / 111;
const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * The shape of a track for a small picture: its corners in order of flight, as [lat, lon] in
 * degrees. Longitudes leave ±180 rather than jump where a flight crosses the date line.
 *
 * @throws {TypeError} If the argument is no track.
 * @throws {RangeError} If a figure of it is not finite.
 */
export function flightOutline(track: Pick<FlightTrack, 'geom'>): [lat: number, lon: number][] {
  return simplified(track, (width, height) => TOLERANCE_SHARE * Math.max(width, height));
}

/**
 * The way of a flight for a map of many flights, nowhere farther than 300 m from it: circles become
 * a place. As [lat, lon] in degrees; longitudes leave ±180 rather than jump.
 *
 * @throws {TypeError} If the argument is no track.
 * @throws {RangeError} If a figure of it is not finite.
 */
export function flightLine(track: Pick<FlightTrack, 'geom'>): [lat: number, lon: number][] {
  return simplified(track, () => LINE_TOLERANCE_DEGREES);
}

/** @param toleranceOf Degrees of latitude, for what the track extends over, in the same. */
function simplified(
  track: Pick<FlightTrack, 'geom'>,
  toleranceOf: (width: number, height: number) => number,
): [lat: number, lon: number][] {
  checkLine(track);
  const { geom } = track;
  const [first] = geom.coordinates;
  if (!first) return [];
  const shrink = Math.cos(first[1] * RADIANS_PER_DEGREE);
  const plane = geom.coordinates.map(
    ([lon, lat]): PlanePoint => [unwrap(lon, first[0]) * shrink, lat],
  );
  const tolerance = toleranceOf(extent(plane, 0), extent(plane, 1));
  return simplifyPath(plane, tolerance).map(([x, lat]) => [lat, x / shrink]);
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
