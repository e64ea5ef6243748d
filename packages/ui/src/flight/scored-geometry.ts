import { bearingDeg, destination, distanceM } from '@cloudstreet/scoring/geo';
import type { Score } from '@cloudstreet/sdk';
import { type LatLon, nearLon } from './flight-path.js';

/** The part of a contest's score that the map and the barogram draw. */
export type ScoredGeometry = Pick<Score, 'turnpoints' | 'geom'>;

export type TurnpointRole = 'start' | 'turnpoint' | 'finish';

/** A turnpoint with the text of its marker. */
export interface MarkedTurnpoint extends LatLon {
  role: TurnpointRole;
  /** Turnpoints are counted from 1. Start and finish have 0. */
  number: number;
  timeS: number;
}

/**
 * Returns start, numbered turnpoints and finish of a score.
 *
 * @param nearbyLon Longitude of the flight. Longitudes of the turnpoints are shifted by full turns
 *   to be near it.
 */
export function markedTurnpoints(
  { turnpoints }: ScoredGeometry,
  nearbyLon: number,
): MarkedTurnpoint[] {
  return turnpoints.map(({ lat, lon, time }, index) => {
    const role = roleOf(index, turnpoints.length);
    const number = role === 'turnpoint' ? index : 0;
    return { lat, lon: nearLon(lon, nearbyLon), role, number, timeS: Date.parse(time) / 1000 };
  });
}

/**
 * Returns the scored legs as GeoJSON lines along the shortest paths on the Earth.
 *
 * @param nearbyLon Longitude of the flight, as for `markedTurnpoints`.
 */
export function legPaths(score: ScoredGeometry, nearbyLon: number): [number, number][][] {
  return legEnds(score).map((ends) => legPath(ends, nearbyLon));
}

/** Returns the shortest paths between consecutive positions, in the form of `legPaths`. */
export function coursePaths(places: readonly LatLon[], nearbyLon: number): [number, number][][] {
  return pairs(places).map((ends) => legPath(ends, nearbyLon));
}

function legPath([from, to]: [LatLon, LatLon], nearbyLon: number): [number, number][] {
  let last = nearbyLon;
  return geodesic(from, to).map(({ lat, lon }): [number, number] => {
    last = nearLon(lon, last);
    return [last, lat];
  });
}

function roleOf(index: number, count: number): TurnpointRole {
  if (index === 0) return 'start';
  return index === count - 1 ? 'finish' : 'turnpoint';
}

function legEnds({ geom }: ScoredGeometry): [LatLon, LatLon][] {
  return geom.features.flatMap(({ geometry }) =>
    pairs(geometry.coordinates.map(([lon, lat]) => ({ lat, lon }))),
  );
}

function pairs(places: readonly LatLon[]): [LatLon, LatLon][] {
  return places.slice(1).flatMap((to, index) => {
    const from = places[index];
    return from ? [[from, to] satisfies [LatLon, LatLon]] : [];
  });
}

/**
 * Length of straight parts. A straight line on the map deviates from the shortest path of 500 km by
 * up to 6 km.
 */
const GEODESIC_STEP_M = 25_000;

function geodesic(from: LatLon, to: LatLon): LatLon[] {
  const lengthM = distanceM(from, to);
  const bearing = bearingDeg(from, to);
  const steps = Math.max(1, Math.ceil(lengthM / GEODESIC_STEP_M));
  const between = Array.from({ length: steps - 1 }, (_, index) =>
    destination(from, bearing, (lengthM * (index + 1)) / steps),
  );
  return [from, ...between, to];
}
