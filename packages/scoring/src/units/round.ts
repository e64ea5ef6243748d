import { checkInteger, checkNumber } from './check-value.js';

/**
 * Digits that are exact in sums and quotients of measured figures; further ones are floating-point
 * noise.
 */
const RIGHT_DIGITS = 12;

/** Measurements have no more decimals. */
export const MAX_DECIMALS = 9;

/**
 * Rounds to 2 decimals: distances before points are computed, and points at the end.
 *
 * @throws {TypeError} If the value is not a number.
 * @throws {RangeError} If it is NaN.
 */
export function roundToHundredths(value: number): number {
  return roundTo(value, 2);
}

/**
 * Rounds halves up, even if the binary number is just below the half, as 1.005 is.
 *
 * @throws {TypeError} If a value is not a number.
 * @throws {RangeError} If one is NaN, or the decimals are not a whole number from 0 to 9.
 */
export function roundTo(value: number, decimals: number): number {
  checkNumber('value', value);
  checkInteger('decimals', decimals, { min: 0, max: MAX_DECIMALS });
  const unit = 10 ** decimals;
  const scaled = value * unit;
  return Number.isFinite(scaled)
    ? Math.round(Number(scaled.toPrecision(RIGHT_DIGITS))) / unit
    : value;
}
