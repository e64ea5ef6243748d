import { firstFrom, nearestInTime } from '../flight/flight-columns.js';

/** A time of a flight that can be moved, in Unix seconds. */
export interface TimeHandle {
  /** Stays the same while the time is moved. */
  id: string;
  /** Event at this time, such as "Release". */
  name: string;
  timeS: number;
  /** Limits of the movement, inclusive. */
  minS: number;
  maxS: number;
  /** Side of the handle that counts. */
  side: 'before' | 'after';
  onMove: (timeS: number) => void;
}

/** Limits of a time, inclusive, in Unix seconds. */
export type TimeLimits = Pick<TimeHandle, 'minS' | 'maxS'>;

/**
 * Returns the time of the fix nearest to a given time within the limits. Without such a fix,
 * returns the time clamped to the limits.
 */
export function snapTime(
  timesS: ArrayLike<number>,
  wantedS: number,
  { minS, maxS }: TimeLimits,
): number {
  const clampedS = Math.min(Math.max(wantedS, minS), maxS);
  const nearest = nearestInTime(timesS, clampedS);
  const isWithin = (timeS: number | undefined) =>
    timeS !== undefined && timeS >= minS && timeS <= maxS;
  // If the nearest fix is beyond a limit, the one on the other side may be within it.
  const index = [nearest, nearest - 1, nearest + 1].find((near) => isWithin(timesS[near]));
  return index === undefined ? clampedS : timesS[index]!;
}

/** Step of the buttons, which are pressed often. */
const STEP_S = 10;

/**
 * Returns the time a step earlier or later: ten seconds, or the next fix if fixes are farther
 * apart.
 */
export function stepTime(
  timesS: ArrayLike<number>,
  { timeS, ...limits }: TimeLimits & { timeS: number },
  direction: 'earlier' | 'later',
): number {
  const isLater = direction === 'later';
  const wantedS = isLater ? timeS + STEP_S : timeS - STEP_S;
  const nextS = snapTime(timesS, wantedS, limits);
  if (nextS !== timeS) return nextS;
  const next = isLater
    ? timesS[firstFrom(timesS, timeS + 1)]
    : timesS[firstFrom(timesS, timeS) - 1];
  return next === undefined || next < limits.minS || next > limits.maxS ? timeS : next;
}
