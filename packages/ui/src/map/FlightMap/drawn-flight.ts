import { nearestInTime } from '../../charts/flight-columns.js';
import { boundsOf, type PositionColumns, toPath } from '../flight-path.js';
import { createFixFinder } from '../nearest-fix.js';
import {
  legPaths,
  type MarkedTurnpoint,
  markedTurnpoints,
  type ScoredGeometry,
} from '../scored-geometry.js';
import type { TrackStretch } from './TrackLayer.js';

/** Positions over time as columns of equal length. */
export interface MapTrack extends PositionColumns {
  /** Unix seconds, strictly increasing. */
  timeS: ArrayLike<number>;
}

/** Shown for a flight with no fix at all. */
const WORLD: [number, number, number, number] = [-150, -50, 150, 65];

/** What of a flight is drawn whatever else is. */
export function createFlight(track: MapTrack) {
  const path = toPath(track);
  return {
    path,
    /** All else is named in the same turn around the Earth. */
    lon: path[path.length >> 1]?.[0] ?? 0,
    timeS: track.timeS,
    bounds: boundsOf([path]) ?? WORLD,
    finder: createFixFinder(track),
  };
}

/** The course of a score, and the track before, within and after it. */
export function scoredOn(
  flight: ReturnType<typeof createFlight>,
  score: ScoredGeometry | undefined,
) {
  const { path, timeS, lon } = flight;
  const turnpoints = score ? markedTurnpoints(score, lon) : [];
  return {
    turnpoints,
    legs: score ? legPaths(score, lon) : [],
    stretches: stretchesOf(path, timeS, turnpoints),
  };
}

/** The track before, between and after start and finish of the score. */
function stretchesOf(
  path: [number, number][],
  timeS: ArrayLike<number>,
  turnpoints: readonly MarkedTurnpoint[],
): TrackStretch[] {
  const [start, finish] = [turnpoints[0], turnpoints.at(-1)];
  if (!start || !finish) return [{ path, isPale: false }];
  const [from, to] = [nearestInTime(timeS, start.timeS), nearestInTime(timeS, finish.timeS)];
  return [
    { path: path.slice(0, from + 1), isPale: true },
    { path: path.slice(from, to + 1), isPale: false },
    { path: path.slice(to), isPale: true },
  ].filter((stretch) => stretch.path.length > 1);
}
