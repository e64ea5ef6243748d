import type { Position } from '../geo/position.js';
import { checkIntervals, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { checkInteger, checkNumber, checkObject, checkOneOf } from '../units/check-value.js';
import { isBetterSolution, type Solution } from './solution.js';
import { findFastestPath } from './solvers/fastest-path.js';
import { createFlightGeometry, type FlightGeometry } from './solvers/flight-geometry.js';
import { findLongestPair } from './solvers/longest-pair.js';
import { findLongestPath } from './solvers/longest-path.js';
import { findOutReturn, findOutReturnOverTwo } from './solvers/out-return.js';
import type { SearchOptions } from './solvers/search-budget.js';
import { findTriangle } from './solvers/triangle.js';

/** Metres by which the finish may be lower than the start; Infinity for no limit. */
interface LossRule {
  readonly maxLossOfHeightM: number;
}

/** Greatest distance in metres between start and finish, inclusive. */
interface GapRule extends LossRule {
  readonly maxGapM: number;
}

/** Shape whose length is maximised over the fixes of a flight. */
export type Course =
  /** A path over up to `turnpoints` turnpoints, flown within `maxDurationS`. */
  | ({
      readonly shape: 'distance';
      readonly turnpoints: number;
      /** Seconds from start to finish, inclusive; Infinity for no limit. */
      readonly maxDurationS: number;
    } & LossRule)
  /** The perimeter of a closed triangle whose legs all have at least this share of it. */
  | ({ readonly shape: 'triangle'; readonly minSharePercent: number } & GapRule)
  /**
   * Twice the outward leg. Over one turnpoint, start and finish close the course at its end; over
   * two, the leg lies between the turnpoints, and start and finish are anywhere outside.
   */
  | ({ readonly shape: 'out_return'; readonly turnpoints: 1 | 2 } & GapRule)
  /** The length of a straight line. */
  | ({ readonly shape: 'out' } & LossRule);

/** A fix of the best course. */
export interface OptimumPoint extends Position {
  /** Unix seconds. */
  readonly timeS: number;
}

/** The best course of a flight. */
export interface Optimum {
  /** Metres on the WGS84 ellipsoid; 0 if the search ended before it found a course. */
  readonly distanceM: number;
  /**
   * Upper bound in metres of all courses; equal to `distanceM` if the course is proven to be the
   * best.
   */
  readonly upperBoundM: number;
  /** Start, turnpoints and finish. Empty if no course was found. */
  readonly points: readonly OptimumPoint[];
}

/** This search continues longer than that of a contest before it accepts a bound. */
const EXACT_LIMIT = 1e9;

/**
 * Finds the best course over the recorded fixes of a track, for checking the results of other
 * programs.
 *
 * @param windows The course lies within one of these.
 * @returns Undefined if no course satisfies the limits.
 * @throws {TypeError} If an argument, or a part of the course, has the wrong type.
 * @throws {RangeError} If a limit of the course is out of range, or a window is outside the track.
 */
export function findOptimum(
  track: Track,
  windows: readonly FixInterval[],
  course: Course,
): Optimum | undefined {
  checkTrack(track);
  checkIntervals('window', windows, track);
  checkCourse(course);
  const boundsM: number[] = [];
  const options = { exactLimit: EXACT_LIMIT, onNothing: (boundM: number) => boundsM.push(boundM) };
  const solutions = windows.map((window) =>
    solve(createFlightGeometry(track, window), course, options),
  );
  const best = solutions.reduce((a, b) => (b && isBetterSolution(b, a) ? b : a), undefined);
  const upperBoundM = Math.max(
    0,
    ...boundsM,
    ...solutions.map((solution) => solution?.upperBoundM ?? 0),
  );
  if (upperBoundM === 0) return undefined;
  return {
    distanceM: best?.distanceM ?? 0,
    upperBoundM,
    points: (best?.fixes ?? []).map((fix) => ({
      lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
      lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
      timeS: track.dayStartS + track.timeS[fix]!,
    })),
  };
}

function solve(
  flight: FlightGeometry,
  course: Course,
  options: SearchOptions,
): Solution | undefined {
  switch (course.shape) {
    case 'distance': {
      const rule = { ...course, maxLegs: course.turnpoints + 1 };
      return course.maxDurationS === Infinity
        ? findLongestPath(flight, rule, options)
        : findFastestPath(flight, rule, options);
    }
    case 'triangle': {
      const bands = [{ fromM: 0, minPercent: course.minSharePercent, maxPercent: 100 }];
      return findTriangle(flight, { ...course, bands }, options);
    }
    case 'out_return':
      return course.turnpoints === 1
        ? findOutReturn(flight, course, options)
        : findOutReturnOverTwo(flight, course, options);
    case 'out':
      return findLongestPair(flight, course, options);
  }
}

/** The shortest leg of a triangle is at most a third of its perimeter. */
const MAX_SHARE_PERCENT = 100 / 3;
/** More turnpoints are meaningless for a flight, and the search takes ever longer. */
export const MAX_TURNPOINTS = 20;

function checkCourse(course: Course): void {
  checkObject('course', course, ['shape']);
  checkOneOf('shape', course.shape, ['distance', 'triangle', 'out_return', 'out']);
  checkNumber('maxLossOfHeightM', course.maxLossOfHeightM, { min: 0 });
  switch (course.shape) {
    case 'distance':
      checkNumber('maxDurationS', course.maxDurationS, { min: 1 });
      checkInteger('turnpoints', course.turnpoints, { min: 0, max: MAX_TURNPOINTS });
      break;
    case 'triangle':
      checkNumber('maxGapM', course.maxGapM, { min: 0 });
      checkNumber('minSharePercent', course.minSharePercent, { min: 0, max: MAX_SHARE_PERCENT });
      break;
    case 'out_return':
      checkNumber('maxGapM', course.maxGapM, { min: 0 });
      checkInteger('turnpoints', course.turnpoints, { min: 1, max: 2 });
      break;
    case 'out':
  }
}
