import { checkFinite, checkInteger, checkObject } from '../units/check-value.js';
import type { Interval } from './interval.js';
import { checkScoringTimes, MIN_WINDOW_S } from './scoring-windows.js';

/** Minimum duration of an engine run between two windows. */
const MIN_RUN_S = 1;
/** Duration of a new engine run, if there is space for it. */
const NEW_RUN_S = 300;
/** Maximum number of times in the contract. */
const MAX_TIMES = 100;

/**
 * Returns the limits, inclusive, between which one of the scoring times can be moved: its
 * neighbours, or the ends of the flight.
 *
 * @param times Unix seconds as start, end, start, end, …, ascending.
 * @param flight From takeoff to landing, or to the last fix.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the times are not pairs or do not ascend, there is none at the index, or
 *   the flight is not finite.
 */
export function scoringTimeLimits(
  times: readonly number[],
  index: number,
  flight: Interval,
): { readonly minS: number; readonly maxS: number } {
  checkScoringTimes(times);
  checkInteger('index', index, { min: 0, max: times.length - 1 });
  checkObject('flight', flight, ['startS', 'endS']);
  const { startS, endS } = flight;
  checkFinite('startS', startS);
  checkFinite('endS', endS);
  const isEnd = index % 2 === 1;
  const [before, after] = [times[index - 1], times[index + 1]];
  return {
    minS: before === undefined ? startS : before + (isEnd ? MIN_WINDOW_S : MIN_RUN_S),
    maxS: after === undefined ? endS : after - (isEnd ? MIN_RUN_S : MIN_WINDOW_S),
  };
}

/**
 * Adds an engine run by cutting it out of the scoring windows: around a time, or else in the middle
 * of the longest window.
 *
 * @param times Unix seconds as start, end, start, end, …, ascending.
 * @param nearS Unix seconds, or null for the longest window.
 * @returns The new times. Undefined if no window has space for a run.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the times are not pairs or do not ascend, or the time is not finite.
 */
export function addEngineRun(times: readonly number[], nearS: number | null): number[] | undefined {
  checkScoringTimes(times);
  if (nearS !== null) checkFinite('nearS', nearS);
  const windows = windowsOf(times).filter(
    ({ startS, endS }) => endS - startS > 2 * MIN_WINDOW_S + MIN_RUN_S,
  );
  const longest = windows.toSorted((a, b) => b.endS - b.startS - (a.endS - a.startS))[0];
  const window =
    windows.find(({ startS, endS }) => nearS !== null && nearS >= startS && nearS <= endS) ??
    longest;
  if (!window || times.length + 2 > MAX_TIMES) return undefined;
  const { startS, endS } = window;
  const isNear = nearS !== null && nearS >= startS && nearS <= endS;
  const lengthS = Math.min(NEW_RUN_S, endS - startS - 2 * MIN_WINDOW_S);
  const middleS = isNear ? nearS : (startS + endS) / 2;
  const runS = Math.round(
    Math.min(Math.max(middleS - lengthS / 2, startS + MIN_WINDOW_S), endS - MIN_WINDOW_S - lengthS),
  );
  return [...times, runS, runS + lengthS].toSorted((a, b) => a - b);
}

/**
 * Removes an engine run by joining the windows around it, so that its time is scored.
 *
 * @param index Index of its start in `times`, which is odd.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the times are not pairs or do not ascend, or no engine run starts at the
 *   index.
 */
export function removeEngineRun(times: readonly number[], index: number): number[] {
  checkScoringTimes(times);
  checkInteger('index', index);
  if (index % 2 !== 1 || index > times.length - 3) {
    throw new RangeError(`No engine run starts at index ${index} of ${times.length} times.`);
  }
  return times.toSpliced(index, 2);
}

function windowsOf(times: readonly number[]): Interval[] {
  const windows: Interval[] = [];
  for (let index = 0; index + 1 < times.length; index += 2) {
    windows.push({ startS: times[index]!, endS: times[index + 1]! });
  }
  return windows;
}
