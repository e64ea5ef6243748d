import { describeValue } from '../units/check-value.js';

/** Handicap index used for aircraft without one, and reference of all others. */
export const REFERENCE_INDEX = 100;

/**
 * Returns the index to divide by.
 *
 * @param index Index of the aircraft in that year. Null if it has none; then 100 is used.
 * @throws {RangeError} If the index is not a positive number.
 */
export function checkedIndex(index: number | null): number {
  if (index === null) return REFERENCE_INDEX;
  if (!(typeof index === 'number' && index > 0 && Number.isFinite(index))) {
    throw new RangeError(`An index must be a positive number, not ${describeValue(index)}.`);
  }
  return index;
}
