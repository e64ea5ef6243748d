import type { UnitSystem } from './unit-system.js';

/** Identifies a unit; a reader's language may write it differently. */
export type UnitSymbol =
  | 'm'
  | 'km'
  | 'ft'
  | 'mi'
  | 'NM'
  | 'm/s'
  | 'km/h'
  | 'kt'
  | 'mph'
  | 'fpm'
  | 'hPa'
  | 'mbar'
  | 'inHg'
  | 'kg'
  | 'lb'
  | 'm²'
  | 'ft²'
  | 'kg/m²'
  | 'lb/ft²'
  | ':1';

/** A unit, and how values come to it from the contract's. */
export interface Unit {
  readonly symbol: UnitSymbol;
  /** What a value in the contract's unit is multiplied by. */
  readonly factor: number;
  /** Decimals customary when the value is shown. */
  readonly digits: number;
}

/** A quantity's unit in each system. */
export type UnitPerSystem = Readonly<Record<UnitSystem, Unit>>;
