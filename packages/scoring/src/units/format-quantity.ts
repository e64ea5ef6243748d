import { checkInteger, checkNumber, checkObject, checkText } from './check-value.js';
import type { Texts } from './reader-texts.js';
import { type Quantity, toUnit, unitOf } from './unit-of.js';
import type { UnitSystem } from './unit-system.js';

/** How a reader writes figures. */
export interface FormatOptions {
  readonly unitSystem: UnitSystem;
  /** A BCP 47 tag. */
  readonly locale: string;
  /** Sentences of the reader's language; British English unless given. */
  readonly texts?: Texts | undefined;
}

/** Metric, in British English. */
export const METRIC_FORMAT: FormatOptions = { unitSystem: 'M', locale: 'en-GB' };

/** More would be no figure. */
const MAX_DIGITS = 20;
/** Keeps a number and its unit on one line. */
const NARROW_NO_BREAK_SPACE = '\u202f';

/** Digits after the decimal separator. */
export interface FractionDigits {
  /** Zeros are added up to this; 0 unless given. */
  readonly min?: number;
  /** The number is rounded to this. */
  readonly max: number;
}

/**
 * A number as the reader writes it, such as `1,312.5`.
 *
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If the value is NaN, the locale none, or the digits are not in order.
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

/** @throws {RangeError} If the text is no BCP 47 tag. */
function checkLocale(locale: string): void {
  checkText('locale', locale);
  try {
    Intl.getCanonicalLocales(locale);
  } catch (cause) {
    throw new RangeError(`Not a locale: "${locale}".`, { cause });
  }
}

/**
 * A written number with its unit behind it; a number without a unit stays what it is.
 *
 * @throws {TypeError} If one of them is no text.
 */
export function withUnit(number: string, symbol: string): string {
  checkText('number', number);
  checkText('symbol', symbol);
  return symbol === '' ? number : `${number}${NARROW_NO_BREAK_SPACE}${symbol}`;
}

/**
 * A quantity, given in the contract's unit, in that of the reader, such as `4,304 ft`.
 *
 * @param digits Digits after the decimal separator; by default those customary for the unit.
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If there is no such quantity or system, the value is NaN, or the digits are no
 *   number of them.
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
