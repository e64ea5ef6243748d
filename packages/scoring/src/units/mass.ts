import type { Unit, UnitPerSystem } from './unit.js';

const KILOGRAM: Unit = { symbol: 'kg', factor: 1, digits: 0 };

/** Mass, converted from kg. */
export const MASS: UnitPerSystem = {
  M: KILOGRAM,
  I: KILOGRAM,
  U: { symbol: 'lb', factor: 2.204623, digits: 0 },
};
