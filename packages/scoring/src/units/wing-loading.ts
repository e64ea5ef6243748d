import type { Unit, UnitPerSystem } from './unit.js';

const KILOGRAM_PER_SQUARE_METRE: Unit = { symbol: 'kg/m²', factor: 1, digits: 1 };

/** Wing loading, converted from kg/m². */
export const WING_LOADING: UnitPerSystem = {
  M: KILOGRAM_PER_SQUARE_METRE,
  I: KILOGRAM_PER_SQUARE_METRE,
  U: { symbol: 'lb/ft²', factor: 0.204816, digits: 2 },
};
