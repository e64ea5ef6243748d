import type { Interval } from '@cloudstreet/scoring/parse';
import { clockOffsetS } from '@cloudstreet/scoring/units';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const STEPS_S = [
  10,
  15,
  30,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
];

/** Times for the labels of a time axis. */
export interface TimeTicks {
  /** Unix seconds at round times of the clock. */
  timesS: number[];
  /** Whether labels need seconds to be distinct. */
  withSeconds: boolean;
}

/**
 * Returns round local times inside a window.
 *
 * @param maxCount Maximum number of labels.
 */
export function timeTicks(
  { startS, endS }: Interval,
  maxCount: number,
  timeZone: string | undefined,
): TimeTicks {
  const stepS = STEPS_S.find((step) => (endS - startS) / step <= maxCount) ?? 24 * HOUR;
  const offsetS = clockOffsetS(startS, timeZone);
  const timesS: number[] = [];
  const first = Math.ceil((startS + offsetS) / stepS) * stepS - offsetS;
  for (let timeS = first; timeS <= endS; timeS += stepS) timesS.push(timeS);
  return { timesS, withSeconds: stepS < MINUTE };
}
