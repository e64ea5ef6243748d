import { checkInteger, checkNumber, checkObject, checkText } from './check-value.js';
import type { ScoringTexts } from './reader-texts.js';
import { type Quantity, toUnit, unitOf } from './unit-of.js';
import type { UnitSystem } from './unit-system.js';

/** Units, locale and language of formatted figures. */
export interface FormatOptions {
  readonly unitSystem: UnitSystem;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** Messages in the reader's language; British English by default. */
  readonly texts?: ScoringTexts | undefined;
}

/** Metric, in British English. */
export const METRIC_FORMAT: FormatOptions = { unitSystem: 'M', locale: 'en-GB' };

/** Maximum number of digits. */
const MAX_DIGITS = 20;
/** Keeps a number and its unit on one line. */
const NARROW_NO_BREAK_SPACE = '\u202f';

/** Digits after the decimal separator. */
export interface FractionDigits {
  /** Minimum number of digits, padded with zeros; 0 by default. */
  readonly min?: number;
  /** Maximum number of digits; further ones are rounded. */
  readonly max: number;
}

/**
 * Formats a number for a locale, such as `1,312.5`.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the value is NaN, the locale is invalid, or the digits are not in order.
 */
export function formatNumber(value: number, locale: string, digits: FractionDigits): string {
  checkNumber('value', value);
  checkLocale(locale);
  checkObject('digits', digits, ['max']);
  const { min = 0, max } = digits;
  checkInteger('max digits', max, { min: 0, max: MAX_DIGITS });
  checkInteger('min digits', min, { min: 0, max: max });
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    signDisplay: 'negative',
  }).format(value);
}

/** @throws {RangeError} If the text is not a BCP 47 tag. */
function checkLocale(locale: string): void {
  checkText('locale', locale);
  try {
    Intl.getCanonicalLocales(locale);
  } catch (cause) {
    throw new RangeError(`Not a locale: "${locale}".`, { cause });
  }
}

/**
 * Appends a unit to a formatted number. A number without a unit is returned as it is.
 *
 * @throws {TypeError} If one of them is not a string.
 */
export function withUnit(number: string, symbol: string): string {
  checkText('number', number);
  checkText('symbol', symbol);
  return symbol === '' ? number : `${number}${NARROW_NO_BREAK_SPACE}${symbol}`;
}

/**
 * Formats a quantity in the reader's unit, such as `4,304 ft`.
 *
 * @param value In the unit of the contract.
 * @param digits Digits after the decimal separator; by default those customary for the unit.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the quantity or the system is unknown, the value is NaN, or the digits
 *   are not a number of digits.
 */
export function formatQuantityWithUnit(
  quantity: Quantity,
  value: number,
  reader: FormatOptions,
  digits?: number,
): string {
  checkObject('reader', reader, ['unitSystem', 'locale']);
  const { unitSystem, locale } = reader;
  const unit = unitOf(quantity, unitSystem);
  const shown = digits ?? unit.digits;
  const number = formatNumber(toUnit(value, unit), locale, { min: shown, max: shown });
  return withUnit(number, unit.symbol);
}
