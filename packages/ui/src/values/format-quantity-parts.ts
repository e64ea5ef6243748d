import { type Quantity, toUnit, unitOf } from '@cloudstreet/scoring/units';
import type { UnitPreferences } from './UnitsProvider.js';

/** A formatted quantity in parts, because the unit is smaller than the number. */
export interface QuantityText {
  number: string;
  unit: string;
}

/**
 * Formats a quantity of the contract in the user's unit and locale. Climb rates have a sign.
 *
 * @param digits Digits after the decimal separator; by default those usual for the unit.
 */
export function formatQuantityParts(
  quantity: Quantity,
  value: number,
  { unitSystem, locale }: UnitPreferences,
  digits?: number,
): QuantityText {
  const unit = unitOf(quantity, unitSystem);
  const shown = digits ?? unit.digits;
  const format = numberFormat(locale, shown, quantity === 'climb' ? 'exceptZero' : 'negative');
  return { number: format.format(toUnit(value, unit)), unit: unit.symbol };
}

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Cached, because creating a format takes longer than many uses, and a moving cursor needs several.
 */
export function numberFormat(
  locale: string,
  digits: number,
  signDisplay: 'exceptZero' | 'negative',
): Intl.NumberFormat {
  return (formats[locale + digits + signDisplay] ??= new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  }));
}

/** Joins numbers and units to one text, for labels of charts and names of controls. */
export function quantityText(text: QuantityText | readonly QuantityText[]): string {
  return partsOf(text)
    .map(({ number, unit }) => (unit === '' ? number : `${number}\u202f${unit}`))
    .join('\u00a0');
}

/** Returns the parts of a quantity; a duration has several. */
export function partsOf(text: QuantityText | readonly QuantityText[]): readonly QuantityText[] {
  return 'unit' in text ? [text] : text;
}
