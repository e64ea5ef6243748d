import { type Quantity, toUnit, unitOf } from './unit-of.js';
import type { UnitSystem } from './unit-system.js';

/** How a reader writes figures. */
export interface FigureReader {
  readonly unitSystem: UnitSystem;
  /** A BCP 47 tag. */
  readonly locale: string;
}

/** Metric, in British English. */
export const METRIC_READER: FigureReader = { unitSystem: 'M', locale: 'en-GB' };

/** Keeps a number and its unit on one line. */
const NARROW_NO_BREAK_SPACE = '\u202f';

/** Digits after the decimal separator. */
export interface DigitRange {
  /** Zeros are added up to this; 0 unless given. */
  readonly least?: number;
  /** The number is rounded to this. */
  readonly most: number;
}

/** A number as the reader writes it, such as `1,312.5`. */
export function writeNumber(
  value: number,
  locale: string,
  { least = 0, most }: DigitRange,
): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  }).format(value);
}

/** A written number with its unit behind it; a number without a unit stays what it is. */
export function withUnit(number: string, symbol: string): string {
  return symbol === '' ? number : `${number}${NARROW_NO_BREAK_SPACE}${symbol}`;
}

/**
 * A quantity, given in the contract's unit, in that of the reader, such as `4,304 ft`.
 *
 * @param digits Digits after the decimal separator; by default those customary for the unit.
 * @throws {RangeError} If there is no such quantity or system.
 */
export function writeQuantity(
  quantity: Quantity,
  value: number,
  { unitSystem, locale }: FigureReader,
  digits?: number,
): string {
  const unit = unitOf(quantity, unitSystem);
  const shown = digits ?? unit.digits;
  const number = writeNumber(toUnit(value, unit), locale, { least: shown, most: shown });
  return withUnit(number, unit.symbol);
}
