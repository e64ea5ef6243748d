import { checkInteger, checkNumber } from './check-value.js';

/** Digits that sums and quotients of measured figures have right; those behind are of the machine. */
const RIGHT_DIGITS = 12;

/** More are not to be told apart in what is measured. */
export const MAX_DECIMALS = 9;

/**
 * Rounds to 2 decimals, as distances are before points are computed, and points at the end.
 *
 * @throws {TypeError} If the value is no number.
 * @throws {RangeError} If it is NaN.
 */
export function roundToHundredths(value: number): number {
  return roundTo(value, 2);
}

/**
 * Rounds as one does by hand: a half goes up, also where binary figures fall just short of it, as
 * 1.005 does.
 *
 * @throws {TypeError} If a value is no number.
 * @throws {RangeError} If one is NaN, or the decimals are no whole number from 0 to 9.
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
