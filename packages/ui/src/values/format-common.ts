import { numberFormat, type QuantityText } from './format-quantity-parts.js';

/** Quantities whose unit is the same in all systems. */
export const COMMON_UNITS = {
  share: { symbol: '%', factor: 100, digits: 0 },
  angle: { symbol: '°', factor: 1, digits: 0 },
  detour: { symbol: '', factor: 1, digits: 2 },
  time: { symbol: 's', factor: 1, digits: 0 },
  energy: { symbol: 'kWh', factor: 1, digits: 2 },
  voltage: { symbol: 'V', factor: 1, digits: 0 },
  power: { symbol: 'kW', factor: 1, digits: 1 },
} as const;

export type CommonQuantity = keyof typeof COMMON_UNITS;

/**
 * Formats a quantity whose unit is the same in all systems.
 *
 * @param value In the contract's unit: a share as a fraction, seconds, kWh.
 */
export function formatCommon(
  quantity: CommonQuantity,
  value: number,
  locale: string,
): QuantityText {
  const { symbol, factor, digits } = COMMON_UNITS[quantity];
  return { number: numberFormat(locale, digits, 'negative').format(value * factor), unit: symbol };
}
