import { toUnit, type UnitSystem, unitOf } from '@cloudstreet/scoring/units';
import { formatQuantityParts, quantityText } from '../../values/format-quantity-parts.js';
import type { UnitPreferences } from '../../values/UnitsProvider.js';

/** Quantities that filters limit. */
export type LimitQuantity = 'distance' | 'altitude';

/** Decimals of a limit that its hundredths in the contract's unit restore in every unit. */
export const LIMIT_DECIMALS: Readonly<Record<LimitQuantity, number>> = { distance: 2, altitude: 1 };

/** Returns a limit of the contract in the user's unit, as it was typed. */
export function limitInUnit(quantity: LimitQuantity, value: number, system: UnitSystem): number {
  return Number(toUnit(value, unitOf(quantity, system)).toFixed(LIMIT_DECIMALS[quantity]));
}

/** Formats a limit of the contract in the user's unit, with the decimals that were typed. */
export function limitText(quantity: LimitQuantity, value: number, units: UnitPreferences): string {
  const [, decimals = ''] = String(limitInUnit(quantity, value, units.unitSystem)).split('.');
  return quantityText(formatQuantityParts(quantity, value, units, decimals.length));
}
