import { checkFinite, checkList, checkObject } from '../units/check-value.js';
import { checkRange, checkRanges, checkTrack } from './check-track.js';
import { type FixRange, fixAtOrAfter, fixAtOrBefore, rangeSeconds } from './fix-range.js';
import { LIFT_OFF_M } from './takeoff-run.js';
import type { Track } from './track.js';

/** A shorter motorless stretch is not scored. */
export const MIN_WINDOW_S = 60;
/** So long wheels are heard, and airbrakes near the ground, before an aircraft is slow. */
const MAX_LANDING_ROLL_S = 35;

/**
 * The motorless stretches between release and landing, in order of time.
 *
 * @param engineRuns Stretches with the motor running, ascending. Their fixes are left out: scoring
 *   ends at the last position proven motorless. One that begins within 35 s of the landing and
 *   less than 5 m above it is the noise of the wheels, and is not.
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If release, landing or a stretch leaves the track.
 */
export function motorlessWindows(
  track: Track,
  release: number,
  landing: number,
  engineRuns: readonly FixRange[],
): FixRange[] {
  checkTrack(track);
  checkRange('flight', { first: release, last: landing }, track);
  checkRanges('engineRuns', engineRuns, track);
  const windows: FixRange[] = [];
  let first = release;
  for (const run of engineRuns) {
    if (run.last <= release || isWhileRolling(track, run, landing)) continue;
    windows.push({ first, last: run.first - 1 });
    first = run.last + 1;
  }
  windows.push({ first, last: landing });
  return windows.filter(
    (window) => window.last > window.first && rangeSeconds(track, window) >= MIN_WINDOW_S,
  );
}

function isWhileRolling({ timeS, altitudeM }: Track, { first }: FixRange, landing: number) {
  if (first >= landing) return true;
  const heightM = altitudeM[first]! - altitudeM[landing]!;
  return timeS[landing]! - timeS[first]! <= MAX_LANDING_ROLL_S && heightM < LIFT_OFF_M;
}

/**
 * The windows that a user sets, cut to the flight.
 *
 * @param times Unix seconds as start, end, start, end, …, ascending.
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If the flight leaves the track, the list has an odd length or does not ascend.
 */
export function windowsFromTimes(
  track: Track,
  flight: FixRange,
  times: readonly number[],
): FixRange[] {
  checkTrack(track);
  checkRange('flight', flight, track);
  checkScoringTimes(times);
  const windows: FixRange[] = [];
  for (let i = 0; i + 1 < times.length; i += 2) {
    const [startS, endS] = [times[i]!, times[i + 1]!];
    windows.push({
      first: Math.max(flight.first, fixAtOrAfter(track, startS - track.dayStartS)),
      last: Math.min(flight.last, fixAtOrBefore(track, endS - track.dayStartS)),
    });
  }
  return windows.filter((window) => window.last > window.first);
}

/** What tells where an aircraft flew without help; all times in unix seconds. */
export interface MotorlessTimes {
  /** The end of the launch; the first fix where left out. */
  readonly releaseS?: number | undefined;
  /** The last fix where left out. */
  readonly landingS?: number | undefined;
  /**
   * The stretches of an aircraft with a motor on which it did not run, as start, end, start, end, …;
   * none where it ran all the time. Left out of an aircraft without one: from release to landing.
   */
  readonly motorlessTimes?: readonly number[] | undefined;
}

/**
 * The stretches of a track on which nothing but the air lifted the aircraft, in order of time: no
 * tow, no winch, no motor.
 *
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If the list of times has an odd length or does not ascend.
 */
export function motorlessStretches(track: Track, times: MotorlessTimes): FixRange[] {
  checkTrack(track);
  checkObject('times', times, []);
  const { timeS, dayStartS, count } = track;
  if (count === 0) return [];
  const { releaseS = dayStartS + timeS[0]!, landingS = dayStartS + timeS[count - 1]! } = times;
  const { motorlessTimes = [releaseS, landingS] } = times;
  return windowsFromTimes(track, { first: 0, last: count - 1 }, motorlessTimes);
}

/**
 * @throws {TypeError} If the value is no list of numbers.
 * @throws {RangeError} If they are not in pairs, or do not ascend.
 */
export function checkScoringTimes(times: readonly number[]): void {
  checkList('scoringTimes', times);
  for (const timeS of times) checkFinite('scoring time', timeS);
  if (times.length % 2 !== 0) {
    throw new RangeError(`Scoring times come in pairs, but there are ${times.length}.`);
  }
  // Where one window ends another may begin.
  const ascend = times.every((timeS, i) => {
    const before = times[i - 1] ?? Number.NEGATIVE_INFINITY;
    return i % 2 === 0 ? timeS >= before : timeS > before;
  });
  if (!ascend) throw new RangeError(`Scoring times must ascend, but are ${times.join(', ')}.`);
}
