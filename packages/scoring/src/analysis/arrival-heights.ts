import { type ChordPoints, chordDistanceM, createChordPoints } from '../geo/chord.js';
import { MIN_METRES_PER_DEGREE } from '../geo/degree-length.js';
import { RADIANS_PER_DEGREE } from '../geo/ellipsoid.js';
import { checkPosition, type Position } from '../geo/position.js';
import { shortestDeg } from '../geo/shortest-deg.js';
import { firstIndex } from '../track/first-index.js';
import { checkFinite, checkList, checkNumber, checkObject } from '../units/check-value.js';

/** A place to land. */
export interface LandingPlace extends Position {
  /** Elevation in metres above mean sea level. */
  readonly elevationM: number;
}

/**
 * Whether an airport is reached above the reserve (`save`), within it (`risky`) or not at all
 * (`distant`).
 */
export type ArrivalKind = 'save' | 'risky' | 'distant';

/** Height at which an aircraft would arrive at an airport. */
export interface ArrivalHeight<Place extends LandingPlace> {
  /** The object passed to `createAirportIndex`. */
  readonly airport: Place;
  /** Distance over ground in metres. */
  readonly distanceM: number;
  /** Metres above the airport minus the reserve. Absent if the wind is too strong to reach it. */
  readonly arrivalM?: number;
  /** `save` from 0 m up, `risky` down to minus the reserve, otherwise `distant`. */
  readonly kind: ArrivalKind;
}

/** Glide performance and air. */
export interface ArrivalOptions {
  /** Best glide ratio of the polar in still air. */
  readonly glideRatio: number;
  /** True airspeed of the best glide in m/s. */
  readonly speedMps: number;
  /** Velocity of the air in m/s; still air by default. */
  readonly wind?: { readonly eastMps: number; readonly northMps: number };
  /** Share of the glide ratio to use; 0.75 by default. */
  readonly share?: number;
  /** Height reserve on arrival; 300 m by default. */
  readonly reserveM?: number;
  /** Maximum distance of airports; 100 km by default, at most 500 km. */
  readonly withinM?: number;
}

/** Airports prepared for queries from many positions. */
export interface AirportIndex<Place extends LandingPlace> {
  /** Sorted from south to north. */
  readonly airports: readonly Place[];
  /** Coordinates in degrees, in the same order. */
  readonly lat: Float64Array;
  readonly lon: Float64Array;
  /** Points of the airports, and one more for the aircraft. */
  readonly points: ChordPoints;
}

/** A millionth of a degree is a tenth of a metre. */
const UNITS_PER_DEGREE = 1e6;

/**
 * Prepares airports for `arrivalHeights`.
 *
 * @throws {TypeError} If one of them is not an object.
 * @throws {RangeError} If a position or an elevation is invalid.
 */
export function createAirportIndex<Place extends LandingPlace>(
  airports: readonly Place[],
): AirportIndex<Place> {
  checkList('airports', airports);
  for (const airport of airports) {
    checkPosition(airport);
    checkFinite('elevationM', airport.elevationM);
  }
  const sorted = airports.toSorted((a, b) => a.lat - b.lat);
  const lat = Float64Array.from([...sorted.map((airport) => airport.lat), 0]);
  const lon = Float64Array.from([...sorted.map((airport) => shortestDeg(airport.lon)), 0]);
  return { airports: sorted, lat, lon, points: pointsAt(lat, lon) };
}

function pointsAt(lat: Float64Array, lon: Float64Array): ChordPoints {
  const inUnits = (column: Float64Array) =>
    Int32Array.from(column, (degrees) => Math.round(degrees * UNITS_PER_DEGREE));
  return createChordPoints(inUnits(lat), inUnits(lon), UNITS_PER_DEGREE);
}

/**
 * Computes the heights at which an aircraft would arrive at the airports around it: `altitude −
 * elevation − distance / (share · glide ratio · ground speed / airspeed) − reserve`. The ground
 * speed follows from airspeed and wind on the course to the airport. An arrival is `save` from 0
 * up, `risky` down to minus the reserve, and `distant` below. Terrain in between is ignored.
 *
 * Heights and distances are in metres, speeds in m/s. The defaults of share and reserve are this
 * project's.
 *
 * @returns Arrivals from the highest to the lowest. Airports that cannot be reached come last.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a figure is out of range.
 * @see Flight mechanics: the glide ratio over ground is that through the air times ground speed
 *   divided by airspeed. An aircraft that holds its course against a cross wind w at airspeed v
 *   moves along it at √(v² − w²)
 */
export function arrivalHeights<Place extends LandingPlace>(
  index: AirportIndex<Place>,
  from: Position & { readonly altitudeM: number },
  options: ArrivalOptions,
): ArrivalHeight<Place>[] {
  checkObject('index', index, ['airports', 'lat', 'lon', 'points']);
  checkPosition(from);
  checkFinite('altitudeM', from.altitudeM);
  checkOptions(options);
  const { withinM = 100_000 } = options;
  const here = index.airports.length;
  setPoint(index.points, here, from);
  const [reachLat, reachLon] = reachDeg(from.lat, withinM);
  const found: ArrivalHeight<Place>[] = [];
  const first = firstAtOrAbove(index, from.lat - reachLat);
  for (let i = first; i < here && index.lat[i]! <= from.lat + reachLat; i++) {
    const eastDeg = shortestDeg(index.lon[i]! - from.lon);
    if (Math.abs(eastDeg) > reachLon) continue;
    const distanceM = chordDistanceM(index.points, here, i);
    if (distanceM > withinM) continue;
    const northDeg = index.lat[i]! - from.lat;
    const cosLat = Math.cos((from.lat + northDeg / 2) * RADIANS_PER_DEGREE);
    const airport = index.airports[i]!;
    const heightM = from.altitudeM - airport.elevationM;
    const bearing = Math.atan2(eastDeg * cosLat, northDeg);
    found.push({ airport, distanceM, ...arrivalOver(heightM, distanceM, bearing, options) });
  }
  const rank = ({ arrivalM = -Infinity }: ArrivalHeight<Place>) => arrivalM;
  return found.sort((a, b) =>
    rank(b) === rank(a) ? a.distanceM - b.distanceM : rank(b) - rank(a),
  );
}

function checkOptions(options: ArrivalOptions): void {
  checkObject('options', options, ['glideRatio', 'speedMps']);
  const { glideRatio, speedMps, wind, share = 0.75, reserveM = 300, withinM = 0 } = options;
  checkNumber('glideRatio', glideRatio, { min: 1, max: 200 });
  checkNumber('speedMps', speedMps, { min: 1, max: 150 });
  checkNumber('share', share, { min: 0.01, max: 1 });
  checkNumber('reserveM', reserveM, { min: 0, max: 10_000 });
  checkNumber('withinM', withinM, { min: 0, max: 500_000 });
  if (!wind) return;
  checkObject('wind', wind, ['eastMps', 'northMps']);
  checkFinite('eastMps', wind.eastMps);
  checkFinite('northMps', wind.northMps);
}

function arrivalOver(
  heightM: number,
  distanceM: number,
  bearing: number,
  options: ArrivalOptions,
): { arrivalM?: number; kind: ArrivalKind } {
  const { glideRatio, speedMps, wind, share = 0.75, reserveM = 300 } = options;
  const [eastMps, northMps] = [wind?.eastMps ?? 0, wind?.northMps ?? 0];
  const along = eastMps * Math.sin(bearing) + northMps * Math.cos(bearing);
  const across = eastMps * Math.cos(bearing) - northMps * Math.sin(bearing);
  const heldMps = Math.sqrt(speedMps * speedMps - across * across) + along;
  // Written so that NaN fails: the root of a cross wind above the airspeed.
  if (!(heldMps > 0) && distanceM > 0) return { kind: 'distant' };
  const lostM = distanceM === 0 ? 0 : distanceM / ((share * glideRatio * heldMps) / speedMps);
  const arrivalM = heightM - lostM - reserveM;
  return { arrivalM, kind: arrivalM >= 0 ? 'save' : arrivalM >= -reserveM ? 'risky' : 'distant' };
}

function setPoint(points: ChordPoints, at: number, { lat, lon }: Position): void {
  const { x, y, z, w } = pointsAt(Float64Array.of(lat), Float64Array.of(shortestDeg(lon)));
  [points.x[at], points.y[at], points.z[at], points.w[at]] = [x[0]!, y[0]!, z[0]!, w[0]!];
}

function reachDeg(lat: number, withinM: number): [lat: number, lon: number] {
  const reach = withinM / MIN_METRES_PER_DEGREE;
  const farthest = Math.abs(lat) + reach;
  return [reach, farthest >= 89 ? 180 : reach / Math.cos(farthest * RADIANS_PER_DEGREE)];
}

function firstAtOrAbove({ lat, airports }: AirportIndex<LandingPlace>, least: number): number {
  return firstIndex(airports.length, (index) => lat[index]! >= least);
}
