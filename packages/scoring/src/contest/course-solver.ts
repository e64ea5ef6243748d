import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import type { CourseGeometry, DeclaredGeometry } from './rules/contest-rule.js';
import { isBetterSolution, type Solution } from './solution.js';
import { findClosedHull } from './solvers/closed-hull.js';
import { type FastestPathOptions, findFastestPath } from './solvers/fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPair } from './solvers/longest-pair.js';
import { findLongestPath } from './solvers/longest-path.js';
import { findOutReturn } from './solvers/out-return.js';
import { Work } from './solvers/search-budget.js';
import { findTriangle, type TriangleOptions } from './solvers/triangle.js';

/** A shape to search for on the track. */
export type FreeGeometry = Exclude<CourseGeometry, DeclaredGeometry>;

/**
 * Finds the best solution of a shape in each window, the best first. Results are cached.
 *
 * @param options Options that the solver of the shape does not use are ignored.
 */
export type CourseSolver = (geometry: FreeGeometry, options?: CourseOptions) => readonly Solution[];

/** The options of all solvers. */
export interface CourseOptions extends TriangleOptions, FastestPathOptions {}

/** Intervals of a track that can be scored. */
export interface ScoredTrack {
  readonly track: Track;
  readonly windows: readonly FixInterval[];
  /** From release to landing, including engine runs. */
  readonly withEngine: FixInterval | undefined;
}

/**
 * Limit for all contests together, some seconds. The hardest recorded flight tested so far needs
 * about 6e7, and a paraglider that drifts along a line for 500 km more than that.
 */
const MAX_WORK = 2e8;

/** Prepares the windows of a track for the search of all contests. */
export function createCourseSolver({ track, windows, withEngine }: ScoredTrack): CourseSolver {
  const work = new Work(MAX_WORK);
  const all = windows.reduce((sum, window) => sum + fixesIn(window), 0);
  // A short window needs more work than its share of the fixes, but little in total.
  const shareOf = (window: FixInterval) =>
    Math.min(1, Math.max(fixesIn(window) / all, 1 / windows.length));
  const geometryOf = (window: FixInterval) =>
    createFlightGeometry(track, window, { work, share: shareOf(window) });
  const flights = windows.map(geometryOf);
  const whole = remember(() => (withEngine ? [geometryOf(withEngine)] : []));
  const solved = new Map<string, readonly Solution[]>();
  return (geometry, options) => {
    const key = JSON.stringify([geometry, options]);
    const known = solved.get(key);
    if (known) return known;
    const intervals = geometry.kind === 'path' && geometry.withEngine ? whole() : flights;
    const solutions = intervals
      .map((flight) => solve(flight, geometry, options))
      .filter((solution) => solution !== undefined)
      .toSorted((a, b) => (isBetterSolution(a, b) ? -1 : 1));
    solved.set(key, solutions);
    return solutions;
  };
}

function solve(
  flight: FlightGeometry,
  geometry: FreeGeometry,
  options: CourseOptions | undefined,
): Solution | undefined {
  switch (geometry.kind) {
    case 'path': {
      const { maxDurationS } = geometry;
      return maxDurationS === undefined
        ? findLongestPath(flight, geometry, options)
        : findFastestPath(flight, { ...geometry, maxDurationS }, options);
    }
    case 'triangle':
      return findTriangle(flight, geometry, options);
    case 'out_return':
      return findOutReturn(flight, geometry, options);
    case 'line':
      return findLongestPair(flight, geometry, options);
    case 'hull':
      return findClosedHull(flight, geometry);
  }
}

function fixesIn({ first, last }: FixInterval): number {
  return last - first + 1;
}

function remember<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
