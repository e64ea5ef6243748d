import { checkScoringTimes } from './scoring-windows.js';

/**
 * When the engine did not run, once the pilot has set the windows that are scored. From the first to
 * the last of them his word counts: in a window it stood still, whatever a sensor tells, and between
 * two it ran, whether or not a sensor tells so. Before and after he leaves out what is not scored and
 * says nothing of the engine, so that there what was found stays.
 *
 * @param foundTimes When it was found not to run, as start, end, start, end, …, ascending; from the
 *   release to the landing where no sensor tells of a run.
 * @param scoringTimes What the pilot has scored, in the same unit and form. What of it lies in the
 *   launch or on the ground is still in the answer.
 * @returns The same way; intervals that touch are one.
 * @throws {TypeError} If an argument is no list of numbers.
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
