import type { Unit, UnitPerSystem } from './unit.js';

const SQUARE_METRE: Unit = { symbol: 'm²', factor: 1, digits: 2 };

/** Wing area, converted from m². */
export const AREA: UnitPerSystem = {
  M: SQUARE_METRE,
  I: SQUARE_METRE,
  U: { symbol: 'ft²', factor: 10.76391, digits: 1 },
};
