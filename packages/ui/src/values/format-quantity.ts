import { type Quantity, toUnit, type Unit, unitOf, writeHours } from '@cloudstreet/scoring/units';
import type { UnitPreferences } from './UnitsProvider.js';

/** A written quantity, in parts, because the unit is set smaller than the number. */
export interface QuantityText {
  number: string;
  unit: string;
}

/**
 * Writes a quantity, given in the contract's unit, in the reader's unit and locale. Climb rates
 * carry their sign.
 *
 * @param digits Digits after the decimal separator; by default those customary for the unit.
 */
export function formatQuantity(
  quantity: Quantity,
  value: number,
  { unitSystem, locale }: UnitPreferences,
  digits?: number,
): QuantityText {
  const unit = unitOf(quantity, unitSystem);
  return formatInUnit(
    toUnit(value, unit),
    { ...unit, digits: digits ?? unit.digits },
    locale,
    quantity === 'climb' ? 'exceptZero' : 'negative',
  );
}

/** Writes a value that is in its unit already. */
export function formatInUnit(
  value: number,
  { symbol, digits }: { symbol: string; digits: Unit['digits'] },
  locale: string,
  signDisplay: 'exceptZero' | 'negative' = 'negative',
): QuantityText {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  }).format(value);
  return { number, unit: symbol };
}

/** Number and unit as one text, for labels of charts and names of controls. */
export function quantityText({ number, unit }: QuantityText): string {
  return unit === '' ? number : `${number}\u202f${unit}`;
}

/** Hours and minutes, as in `5:07`; over 999 hours only the hours. */
export function formatDuration(seconds: number, locale: string): QuantityText {
  return { number: writeHours(seconds, locale), unit: 'h' };
}

/** How long something takes, to the second, as in `20:05` min or `1:20:05` h. */
export function formatSeconds(seconds: number, locale: string): QuantityText {
  const whole = Math.round(seconds);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two.format(whole % 60);
  if (hours === 0) return { number: `${one.format(minutes)}:${rest}`, unit: 'min' };
  return { number: `${one.format(hours)}:${two.format(minutes)}:${rest}`, unit: 'h' };
}

/** A count, from 1000 abbreviated to k and from a million to M. */
export function formatCount(count: number, locale: string): string {
  const [divisor, suffix] = count >= 999_950 ? [1_000_000, 'M'] : [1000, 'k'];
  if (count < 1000) return new Intl.NumberFormat(locale, whole).format(count);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(count / divisor)}${suffix}`;
}

const whole = { maximumFractionDigits: 0 } as const;
