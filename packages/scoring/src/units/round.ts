import { checkNumber } from './check-value.js';

/**
 * Rounds to 2 decimals, as distances are before points are computed, and points at the end.
 *
 * @throws {TypeError} If the value is no number.
 * @throws {RangeError} If it is NaN.
 */
export function roundToHundredths(value: number): number {
  checkNumber('value', value);
  return Math.round(value * 100) / 100;
}
