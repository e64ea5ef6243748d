import { describeValue } from '../units/check-value.js';

/** The index that stands in where an aircraft has none, and the reference of all others. */
export const REFERENCE_INDEX = 100;

/** Share of the index's distance from 100 that counts for speed. */
const SPEED_WEIGHT = 0.75;

/**
 * Divisor of raw distance points: 1.08 for index 108.
 *
 * @param index The aircraft's index of the year, or null where it has none; then 100 is used.
 * @throws {RangeError} If the index is not a positive number.
 * @see DMSt competition rules 2021, §4.1.4
 */
export function distanceIndexFactor(index: number | null): number {
  return checkedIndex(index) / REFERENCE_INDEX;
}

/**
 * Divisor of raw speed points: a glider's advantage counts less over two hours than over a day.
 *
 * @param index As for `distanceIndexFactor`.
 * @throws {RangeError} If the index is not a positive number.
 * @see DMSt competition rules 2021, §4.2
 */
export function speedIndexFactor(index: number | null): number {
  const weighted = REFERENCE_INDEX + SPEED_WEIGHT * (checkedIndex(index) - REFERENCE_INDEX);
  return weighted / REFERENCE_INDEX;
}

/**
 * The index to divide by, 100 for null.
 *
 * @throws {RangeError} If the index is not a positive number.
 */
export function checkedIndex(index: number | null): number {
  if (index === null) return REFERENCE_INDEX;
  if (!(typeof index === 'number' && index > 0 && Number.isFinite(index))) {
    throw new RangeError(`An index must be a positive number, not ${describeValue(index)}.`);
  }
  return index;
}
