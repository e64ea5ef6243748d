import type { Track } from '../track/track.js';
import type { ContestEntry, ContestName } from './contest-entry.js';
import { describeScore, scoredDistanceKm } from './describe-score.js';
import { checkedIndex } from './index-factor.js';
import { distancePoints, freePoints, scoredSpeedKmh, speedPoints } from './points.js';
import { FREE } from './rules/free.js';
import { OUT } from './rules/out.js';
import { OUT_RETURN } from './rules/out-return.js';
import { SPEED } from './rules/speed.js';
import { TRIANGLE } from './rules/triangle.js';
import { isBetterSolution, type Solution } from './solution.js';
import { findFastestPath } from './solvers/fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPair } from './solvers/longest-pair.js';
import { findLongestPath } from './solvers/longest-path.js';
import { findOutReturn } from './solvers/out-return.js';
import { findTriangle } from './solvers/triangle.js';

/** A stretch of the track that may be scored, both ends included, as indices of fixes. */
export interface FixWindow {
  readonly first: number;
  readonly last: number;
}

/** What the contests are scored from. */
export interface ContestInput {
  readonly track: Track;
  /** Each solution lies within one of these. */
  readonly windows: readonly FixWindow[];
  /** The aircraft's index of the year; null where it has none, which makes entries invalid. */
  readonly index: number | null;
}

interface Solutions {
  readonly free: Solution | undefined;
  readonly triangle: Solution | undefined;
  readonly outReturn: Solution | undefined;
  readonly out: Solution | undefined;
  readonly speed: Solution | undefined;
}

/**
 * Scores a flight in every contest that needs no declaration, `free` first. A contest without a
 * legal solution is absent. Of `out_return` and `out`, both are solved and the one that earns more
 * is listed, `out_return` where they are equal; the bonus of `free` counts the out and return even
 * where it is not listed.
 *
 * Every solution consists of recorded fixes and is the best there is on the WGS84 ellipsoid, to the
 * last metre for recordings of real flights. Files made to be hard may end a search early; then it
 * is within 0.1 %, or in the extreme the best found.
 *
 * @throws {RangeError} If a window does not lie within the track, or the index is not positive.
 */
export function scoreContests({ track, windows, index }: ContestInput): ContestEntry[] {
  checkedIndex(index);
  const solutions = solve(track, windows);
  const entries = [
    freeEntry(track, solutions, index),
    distanceEntry(track, TRIANGLE.name, solutions.triangle, index),
    betterEntry(
      distanceEntry(track, OUT_RETURN.name, solutions.outReturn, index),
      distanceEntry(track, OUT.name, solutions.out, index),
    ),
    speedEntry(track, solutions.speed, index),
  ];
  return entries.filter((entry) => entry !== undefined);
}

function solve(track: Track, windows: readonly FixWindow[]): Solutions {
  const flights = windows.map((window) => createFlightGeometry(track, window));
  const best = (find: (flight: FlightGeometry) => Solution | undefined) =>
    flights
      .map(find)
      .reduce((a, b) => (b && isBetterSolution(b, a) ? b : a), undefined as Solution | undefined);
  return {
    free: best((flight) => findLongestPath(flight, FREE)),
    triangle: best((flight) => findTriangle(flight, TRIANGLE)),
    outReturn: best((flight) => findOutReturn(flight, OUT_RETURN)),
    out: best((flight) => findLongestPair(flight, OUT)),
    speed: best((flight) => findFastestPath(flight, SPEED)),
  };
}

function freeEntry(
  track: Track,
  { free, triangle, outReturn }: Solutions,
  index: number | null,
): ContestEntry | undefined {
  const entry = distanceEntry(track, FREE.name, free, index);
  if (!entry) return undefined;
  const { points, bonus } = freePoints(
    {
      free: entry.distance,
      triangle: distanceOf(track, triangle),
      outReturn: distanceOf(track, outReturn),
    },
    index,
  );
  if (!bonus) return entry;
  return { ...entry, points, bonus_points: bonus.points, bonus_score_name: bonus.scoreName };
}

function distanceEntry(
  track: Track,
  name: Exclude<ContestName, 'speed'>,
  solution: Solution | undefined,
  index: number | null,
): ContestEntry | undefined {
  if (!solution || distanceOf(track, solution) === 0) return undefined;
  const score = describeScore(track, name === FREE.name ? FREE.scoreName : name, solution);
  const points = distancePoints(score.distance, index);
  const { distance, speed } = score;
  return { name, points, distance, speed, valid: index !== null, score };
}

function speedEntry(
  track: Track,
  solution: Solution | undefined,
  index: number | null,
): ContestEntry | undefined {
  if (!solution || distanceOf(track, solution) === 0) return undefined;
  const score = describeScore(track, SPEED.scoreName, solution);
  return {
    name: SPEED.name,
    points: speedPoints(score.distance, index),
    distance: score.distance,
    speed: scoredSpeedKmh(score.distance),
    valid: index !== null,
    score,
  };
}

function betterEntry(
  outReturn: ContestEntry | undefined,
  out: ContestEntry | undefined,
): ContestEntry | undefined {
  if (!outReturn || !out) return outReturn ?? out;
  return out.points > outReturn.points ? out : outReturn;
}

function distanceOf(track: Track, solution: Solution | undefined): number {
  return solution ? scoredDistanceKm(track, solution) : 0;
}
