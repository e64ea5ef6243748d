import { checkScoringTimes } from './scoring-windows.js';

/**
 * Corrects the times without engine by the scoring windows that the pilot set. From the first to
 * the last window, the pilot decides: the engine was off within a window and ran between two
 * windows, whatever a sensor shows. Before and after, the found times stay, because parts that a
 * pilot leaves out there say nothing about the engine.
 *
 * @param foundTimes Times without engine as start, end, start, end, …, ascending. Without a sensor,
 *   they last from release to landing.
 * @param scoringTimes Scoring windows in the same unit and form. Parts of them in the launch or on
 *   the ground stay in the result.
 * @returns Times in the same form. Intervals that touch are merged.
 * @throws {TypeError} If an argument is not a list of numbers.
 * @throws {RangeError} If a list has an odd length or does not ascend.
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
