import { at, nearestInTime } from '../flight/flight-columns.js';

const STEPS_S = [60, 120, 300, 600, 900, 1800, 3600];

export interface SampledColumns {
  unixS: ArrayLike<number>;
  /** If given, the highest and the lowest fix are included. */
  altitudeM?: ArrayLike<number>;
}

/**
 * Returns indexes of fixes for a short table of the flight: the first, the last, the highest, the
 * lowest and those nearest to the given times, with evenly spaced fixes between them.
 *
 * @param maxSteps Maximum number of even steps.
 * @param timesS Times to include, such as those of turnpoints.
 */
export function sampleFixes(
  { unixS, altitudeM }: SampledColumns,
  maxSteps: number,
  timesS: readonly number[] = [],
): number[] {
  const count = unixS.length;
  if (count === 0) return [];
  const [firstS, lastS] = [at(unixS, 0), at(unixS, count - 1)];
  const stepS = STEPS_S.find((step) => (lastS - firstS) / step <= maxSteps) ?? 7200;
  const chosen = new Set([0, count - 1, ...(altitudeM ? extremes(altitudeM) : [])]);
  for (const wantedS of timesS) chosen.add(nearestInTime(unixS, wantedS));
  for (let wantedS = Math.ceil(firstS / stepS) * stepS; wantedS < lastS; wantedS += stepS) {
    chosen.add(nearestInTime(unixS, wantedS));
  }
  return [...chosen].sort((one, other) => one - other);
}

function extremes(column: ArrayLike<number>): [lowest: number, highest: number] {
  let [lowest, highest] = [0, 0];
  for (let index = 1; index < column.length; index += 1) {
    if (at(column, index) < at(column, lowest)) lowest = index;
    if (at(column, index) > at(column, highest)) highest = index;
  }
  return [lowest, highest];
}
