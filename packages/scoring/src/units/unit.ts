import type { UnitSystem } from './unit-system.js';

/** Identifies a unit; its text may differ by language. */
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

/** A unit, and its conversion from the contract's unit. */
export interface Unit {
  readonly symbol: UnitSymbol;
  /** Factor from the contract's unit. */
  readonly factor: number;
  /** Customary number of decimals. */
  readonly digits: number;
}

/** A quantity's unit in each system. */
export type UnitPerSystem = Readonly<Record<UnitSystem, Unit>>;
