import { checkScoringTimes } from './scoring-windows.js';

/**
 * Corrects when the engine was off by the scoring windows that the pilot has set. From the first to
 * the last window the pilot decides: the engine was off within a window and ran between two,
 * whatever a sensor shows. Before and after, what was found stays: a pilot leaves out parts there
 * without saying anything about the engine.
 *
 * @param foundTimes When the engine was off, as start, end, start, end, …, ascending; from release
 *   to landing without a sensor.
 * @param scoringTimes Scoring windows in the same unit and form. Parts of them in the launch or on
 *   the ground stay in the result.
 * @returns In the same form; intervals that touch are merged.
 * @throws {TypeError} If an argument is not a list of numbers.
 * @throws {RangeError} If one has an odd length or does not ascend.
 */
export function correctUnpoweredTimes(
  foundTimes: readonly number[],
  scoringTimes: readonly number[],
): readonly number[] {
  checkScoringTimes(foundTimes);
  checkScoringTimes(scoringTimes);
  const [firstS, lastS] = [scoringTimes[0], scoringTimes.at(-1)];
  if (firstS === undefined || lastS === undefined) return foundTimes;
  const times = [
    ...timesWithin(foundTimes, -Infinity, firstS),
    ...scoringTimes,
    ...timesWithin(foundTimes, lastS, Infinity),
  ];
  return times.filter((timeS, i) => timeS !== times[i % 2 === 0 ? i - 1 : i + 1]);
}

function timesWithin(times: readonly number[], fromS: number, toS: number): number[] {
  const within: number[] = [];
  for (let i = 0; i + 1 < times.length; i += 2) {
    const [startS, endS] = [Math.max(times[i]!, fromS), Math.min(times[i + 1]!, toS)];
    if (startS < endS) within.push(startS, endS);
  }
  return within;
}
