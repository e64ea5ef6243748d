import { firstIndex } from '../track/first-index.js';
import type { Interval } from '../track/interval.js';
import { checkFinite, checkObject } from '../units/check-value.js';

/** Terrain below a flight, one value per fix. */
export interface GroundProfile {
  /** Times in Unix seconds, ascending. */
  readonly unixS: ArrayLike<number>;
  /** Elevation in metres above mean sea level; NaN where unknown. Absent if it is never known. */
  readonly groundAltM?: ArrayLike<number> | undefined;
}

/** Lowest and highest ground in metres above mean sea level. */
export interface GroundLimits {
  readonly lowestM: number;
  readonly highestM: number;
}

/**
 * Returns the lowest and highest ground from the fix nearest to the start of an interval to the one
 * nearest to its end; undefined if unknown.
 *
 * @throws {TypeError} If an argument is not an object, or a time not a number.
 * @throws {RangeError} If a time is not finite.
 */
export function groundBetween(
  profile: GroundProfile,
  interval: Interval,
): GroundLimits | undefined {
  checkObject('profile', profile, ['unixS']);
  checkObject('interval', interval, ['startS', 'endS']);
  checkFinite('startS', interval.startS);
  checkFinite('endS', interval.endS);
  const { unixS, groundAltM } = profile;
  if (!groundAltM || unixS.length === 0) return undefined;
  let [lowestM, highestM] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const last = nearestFix(unixS, interval.endS);
  for (let fix = nearestFix(unixS, interval.startS); fix <= last; fix++) {
    const groundM = groundAltM[fix]!;
    if (groundM < lowestM) lowestM = groundM;
    if (groundM > highestM) highestM = groundM;
  }
  return lowestM <= highestM ? { lowestM, highestM } : undefined;
}

/** Returns the fix nearest to a time; of two at the same distance the earlier one. */
function nearestFix(unixS: ArrayLike<number>, wantedS: number): number {
  const next = firstIndex(unixS.length, (fix) => unixS[fix]! >= wantedS);
  if (next === 0) return 0;
  if (next === unixS.length) return next - 1;
  return wantedS - unixS[next - 1]! <= unixS[next]! - wantedS ? next - 1 : next;
}
