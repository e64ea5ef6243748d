import { checkFinite, checkList } from '../units/check-value.js';
import { checkInterval, checkIntervals, checkTrack } from './check-track.js';
import { type FixInterval, intersectIntervals, intervalSeconds } from './fix-interval.js';
import { fixesBetween } from './fixes-between.js';
import { LIFT_OFF_M } from './takeoff-run.js';
import type { Track } from './track.js';

/** A shorter unpowered interval is not scored. */
export const MIN_WINDOW_S = 60;
/** Time during which sensors hear the wheels after landing, and airbrakes close to the ground. */
const MAX_LANDING_ROLL_S = 35;

/**
 * Returns the unpowered intervals between release and landing, in chronological order.
 *
 * @param engineRuns Intervals with the engine running, ascending. Their fixes are excluded, so that
 *   scoring ends at the last fix that is proven to be unpowered. A run that starts within 35 s of
 *   the landing and less than 5 m above it is ignored as noise of the wheels.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If release, landing or an interval is outside the track.
 */
export function unpoweredWindows(
  track: Track,
  release: number,
  landing: number,
  engineRuns: readonly FixInterval[],
): FixInterval[] {
  checkTrack(track);
  checkInterval('flight', { first: release, last: landing }, track);
  checkIntervals('engineRuns', engineRuns, track);
  const windows: FixInterval[] = [];
  let first = release;
  for (const run of engineRuns) {
    if (run.last <= release || isWhileRolling(track, run, landing)) continue;
    windows.push({ first, last: run.first - 1 });
    first = run.last + 1;
  }
  windows.push({ first, last: landing });
  return windows.filter(
    (window) => window.last > window.first && intervalSeconds(track, window) >= MIN_WINDOW_S,
  );
}

function isWhileRolling({ timeS, altitudeM }: Track, { first }: FixInterval, landing: number) {
  if (first >= landing) return true;
  const heightM = altitudeM[first]! - altitudeM[landing]!;
  return timeS[landing]! - timeS[first]! <= MAX_LANDING_ROLL_S && heightM < LIFT_OFF_M;
}

/**
 * Returns the scoring windows that a user set, clipped to the flight.
 *
 * @param times Unix seconds as start, end, start, end, …, ascending.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the flight is outside the track, or the list has an odd length or does
 *   not ascend.
 */
export function windowsFromTimes(
  track: Track,
  flight: FixInterval,
  times: readonly number[],
): FixInterval[] {
  checkTrack(track);
  checkInterval('flight', flight, track);
  checkScoringTimes(times);
  const windows: FixInterval[] = [];
  for (let i = 0; i + 1 < times.length; i += 2) {
    const set = fixesBetween(track, times[i]!, times[i + 1]!);
    const window = set && intersectIntervals(set, flight);
    if (window) windows.push(window);
  }
  return windows;
}

/**
 * Checks a list of scoring times.
 *
 * @throws {TypeError} If the value is not a list of numbers.
 * @throws {RangeError} If they are not pairs, or do not ascend.
 */
export function checkScoringTimes(times: readonly number[]): void {
  checkList('scoringTimes', times);
  for (const timeS of times) checkFinite('scoring time', timeS);
  if (times.length % 2 !== 0) {
    throw new RangeError(`Scoring times come in pairs, but there are ${times.length}.`);
  }
  // A window may start where another one ends.
  const ascend = times.every((timeS, i) => {
    const before = times[i - 1] ?? Number.NEGATIVE_INFINITY;
    return i % 2 === 0 ? timeS >= before : timeS > before;
  });
  if (!ascend) throw new RangeError(`Scoring times must ascend, but are ${times.join(', ')}.`);
}
