import type { UnitPerSystem } from './unit.js';

/** Pressure, converted from hPa, which equals the millibar. */
export const PRESSURE: UnitPerSystem = {
  M: { symbol: 'mbar', factor: 1, digits: 0 },
  I: { symbol: 'hPa', factor: 1, digits: 0 },
  U: { symbol: 'inHg', factor: 0.02953, digits: 2 },
};
