import type { Track } from '../track/track.js';
import type { ContestEntry, ContestName } from './contest-entry.js';
import { describeScore, scoredDistanceKm } from './describe-score.js';
import { distanceIndexFactor, speedIndexFactor } from './index-factor.js';
import { roundToHundredths } from './round.js';
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
 * Every solution consists of recorded fixes and is the best there is, on the WGS84 ellipsoid.
 *
 * @throws {RangeError} If a window does not lie within the track, or the index is not positive.
 */
export function scoreContests({ track, windows, index }: ContestInput): ContestEntry[] {
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
  const entry = distanceEntry(track, 'free', free, index);
  if (!entry) return undefined;
  const triangleBonusKm = FREE.triangleBonus * kilometres(track, triangle);
  const outReturnBonusKm = FREE.outReturnBonus * kilometres(track, outReturn);
  const bonusKm = Math.max(triangleBonusKm, outReturnBonusKm);
  if (bonusKm === 0) return entry;
  const factor = distanceIndexFactor(index);
  return {
    ...entry,
    points: roundToHundredths((entry.distance + bonusKm) / factor),
    bonus_points: roundToHundredths(bonusKm / factor),
    bonus_score_name: triangleBonusKm >= outReturnBonusKm ? 'triangle' : 'out_return',
  };
}

function distanceEntry(
  track: Track,
  name: Exclude<ContestName, 'speed'>,
  solution: Solution | undefined,
  index: number | null,
): ContestEntry | undefined {
  if (kilometres(track, solution) === 0 || !solution) return undefined;
  const score = describeScore(track, name === 'free' ? FREE.scoreName : name, solution);
  return {
    name,
    points: roundToHundredths(score.distance / distanceIndexFactor(index)),
    distance: score.distance,
    speed: score.speed,
    valid: index !== null,
    score,
  };
}

function speedEntry(
  track: Track,
  solution: Solution | undefined,
  index: number | null,
): ContestEntry | undefined {
  if (kilometres(track, solution) === 0 || !solution) return undefined;
  const score = describeScore(track, SPEED.scoreName, solution);
  const speedKmh = (score.distance * 3600) / SPEED.maxDurationS;
  return {
    name: SPEED.name,
    points: roundToHundredths(speedKmh / speedIndexFactor(index)),
    distance: score.distance,
    speed: roundToHundredths(speedKmh),
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

function kilometres(track: Track, solution: Solution | undefined): number {
  return solution ? scoredDistanceKm(track, solution) : 0;
}
