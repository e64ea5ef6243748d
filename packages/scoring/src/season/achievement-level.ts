import { checkInteger } from '../units/check-value.js';

/** Number of achievements in a level. */
const ACHIEVEMENTS_PER_LEVEL = 10;

/**
 * Returns the level of a pilot by the number of achievements; all pilots start at 1.
 *
 * @throws {TypeError | RangeError} If the count is not a whole number from 0 on.
 */
export function achievementLevel(count: number): number {
  checkInteger('count', count, { min: 0 });
  return Math.floor(count / ACHIEVEMENTS_PER_LEVEL) + 1;
}

/**
 * Returns the number of achievements missing to the next level.
 *
 * @throws {TypeError | RangeError} If the count is not a whole number from 0 on.
 */
export function achievementsToNextLevel(count: number): number {
  return achievementLevel(count) * ACHIEVEMENTS_PER_LEVEL - count;
}
