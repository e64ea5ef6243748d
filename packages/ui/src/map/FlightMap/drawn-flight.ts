import { type FlightColumns, nearestInTime } from '../../flight/flight-columns.js';
import {
  boundsOf,
  type LatLon,
  nearLon,
  type PathBounds,
  toPath,
} from '../../flight/flight-path.js';
import {
  legPaths,
  type MarkedTurnpoint,
  markedTurnpoints,
  type ScoredGeometry,
} from '../../flight/scored-geometry.js';
import { createFixFinder } from '../nearest-fix.js';
import { WORLD } from '../view-bounds.js';
import type { TrackSection } from './layers/TrackLayer.js';

/** Parts of a flight that do not depend on other props. */
export function createFlight(track: FlightColumns) {
  const path = toPath(track);
  return {
    path,
    /** Other longitudes are shifted to the same copy of the world. */
    lon: path[path.length >> 1]?.[0] ?? 0,
    timeS: track.unixS,
    bounds: boundsOf([path]) ?? WORLD,
    finder: createFixFinder(path),
  };
}

/** Points of a task farther away than this were declared without their position. */
const MAX_AROUND_DEG = 10;

/**
 * Returns the bounds of a flight with its score and declared task, unless these are too far away.
 * Returns the bounds of only the flight if they contain the others.
 */
export function viewWith(
  { path, bounds, lon: nearby }: Pick<ReturnType<typeof createFlight>, 'path' | 'bounds' | 'lon'>,
  places: readonly LatLon[] = [],
): PathBounds {
  if (path.length === 0 || places.length === 0) return bounds;
  const [west, south, east, north] = bounds;
  const points = places.map(({ lat, lon }) => [nearLon(lon, nearby), lat] as const);
  const whole = boundsOf([[[west, south], [east, north], ...points]]) ?? bounds;
  const grows = whole.some((edge, index) => edge !== bounds[index]);
  return grows && diagonal(whole) - diagonal(bounds) <= MAX_AROUND_DEG ? whole : bounds;
}

/** Diagonal of a box in degrees of latitude, on a plane. */
function diagonal([west, south, east, north]: PathBounds): number {
  const narrower = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return Math.hypot((east - west) * narrower, north - south);
}

/** Returns the course of a score, and the track before, within and after it. */
export function scoredOn(
  flight: ReturnType<typeof createFlight>,
  score: ScoredGeometry | undefined,
) {
  const { path, timeS, lon } = flight;
  const turnpoints = score ? markedTurnpoints(score, lon) : [];
  return {
    turnpoints,
    legs: score ? legPaths(score, lon) : [],
    sections: sectionsOf(path, timeS, turnpoints),
  };
}

/** Returns the track before, between and after start and finish of the score. */
function sectionsOf(
  path: [number, number][],
  timeS: ArrayLike<number>,
  turnpoints: readonly MarkedTurnpoint[],
): TrackSection[] {
  const [start, finish] = [turnpoints[0], turnpoints.at(-1)];
  if (!start || !finish) return [{ path, isPale: false }];
  const [from, to] = [nearestInTime(timeS, start.timeS), nearestInTime(timeS, finish.timeS)];
  return [
    { path: path.slice(0, from + 1), isPale: true },
    { path: path.slice(from, to + 1), isPale: false },
    { path: path.slice(to), isPale: true },
  ].filter((section) => section.path.length > 1);
}
