import { type ChordPoints, chordDistanceM, createChordPoints } from '../geo/chord.js';
import { checkPosition, type Position } from '../geo/position.js';
import { checkTrack } from '../track/check-track.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { checkList, checkNumber } from '../units/check-value.js';

/** Progress of a flight along a course at each of its fixes. */
export interface CourseProgress {
  /** Metres along the course. NaN before its first point, and after the flight missed a point. */
  readonly progressM: Float32Array;
  /** Fixes at which the points were passed, in order, as far as they were reached. */
  readonly passes: readonly number[];
}

const MAX_POINTS = 30;
/** Size of large observation zones, so that a course also fits flights that flew another task. */
const DEFAULT_REACH_M = 5000;

/**
 * Follows a flight along a course, such as that of a score or a task. Each point is passed at one
 * fix, in chronological order, so that the sum of the distances from fix to point is minimal. If a
 * point is missed by more than the reach, it and all later ones do not count as passed.
 *
 * On a leg, progress is the distance along the course to the end of the leg, minus the remaining
 * distance to that end. After the last point it stays at the length of the course. On the leg to a
 * missed point it ends where the flight was closest to that point.
 *
 * This figure is this project's, for comparing flights. `evaluateTask` computes results of tasks.
 *
 * @param course Two to thirty points, in order.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a point is not a position, there are too few or too many, or the reach is
 *   negative or NaN.
 */
export function courseProgress(
  track: Track,
  course: readonly Position[],
  reachM = DEFAULT_REACH_M,
): CourseProgress {
  checkTrack(track);
  checkList('course', course);
  checkNumber('points of course', course.length, { min: 2, max: MAX_POINTS });
  for (const point of course) checkPosition(point);
  checkNumber('reachM', reachM, { min: 0 });
  const { count } = track;
  const points = withCourse(track, course);
  const passes = findPasses(points, count, course.length, reachM);
  const progressM = new Float32Array(count).fill(Number.NaN);
  let startM = 0;
  for (const [passed, first] of passes.entries()) {
    const end = count + passed + 1;
    const isFinished = passed === course.length - 1;
    const legM = isFinished ? 0 : chordDistanceM(points, end - 1, end);
    const until =
      passes[passed + 1] ?? (isFinished ? count : nearestFix(points, end, first, count) + 1);
    for (let i = first; i < until; i++) {
      progressM[i] = isFinished ? startM : startM + legM - chordDistanceM(points, i, end);
    }
    startM += legM;
  }
  return { progressM, passes };
}

/** Points of the fixes, followed by those of the course. */
function withCourse({ count, lat, lon }: Track, course: readonly Position[]): ChordPoints {
  const columns = [lat, lon].map((column) => {
    const extended = new Int32Array(count + course.length);
    extended.set(column);
    return extended;
  });
  for (const [i, point] of course.entries()) {
    columns[0]![count + i] = Math.round(point.lat * POSITION_UNITS_PER_DEGREE);
    // The column holds longitudes within ±180°, so whole turns around the earth are removed.
    const wrappedLon = point.lon - 360 * Math.round(point.lon / 360);
    columns[1]![count + i] = Math.round(wrappedLon * POSITION_UNITS_PER_DEGREE);
  }
  return createChordPoints(columns[0]!, columns[1]!, POSITION_UNITS_PER_DEGREE);
}

/** The fix nearest to a point of the course; the first of equals. */
function nearestFix(points: ChordPoints, point: number, from: number, count: number): number {
  let [least, nearest] = [Number.POSITIVE_INFINITY, from];
  for (let i = from; i < count; i++) {
    const awayM = chordDistanceM(points, i, point);
    if (awayM < least) [least, nearest] = [awayM, i];
  }
  return nearest;
}

/**
 * Makes one pass over the fixes per point, which finds the minimal sum up to each fix and the fix
 * that gives it.
 */
function findPasses(points: ChordPoints, count: number, length: number, reachM: number): number[] {
  if (count === 0) return [];
  const missM = (point: number, fix: number) => chordDistanceM(points, fix, count + point);
  const passedAt: Int32Array[] = [];
  let before = new Float64Array(count);
  for (let point = 0; point < length; point++) {
    const sums = new Float64Array(count);
    const at = new Int32Array(count);
    let [least, fix] = [Number.POSITIVE_INFINITY, 0];
    for (let i = 0; i < count; i++) {
      const sum = before[i]! + missM(point, i);
      if (sum < least) [least, fix] = [sum, i];
      sums[i] = least;
      at[i] = fix;
    }
    passedAt.push(at);
    before = sums;
  }
  for (let reached = length; reached > 0; reached--) {
    const passes = passesTo(passedAt.slice(0, reached), count - 1);
    if (passes.every((fix, point) => missM(point, fix) <= reachM)) return passes;
  }
  return [];
}

function passesTo(passedAt: readonly Int32Array[], last: number): number[] {
  const passes: number[] = [];
  let fix = last;
  for (const at of passedAt.toReversed()) {
    fix = at[fix]!;
    passes.unshift(fix);
  }
  return passes;
}
