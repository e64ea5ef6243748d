import type { Unit, UnitPerSystem } from './unit.js';

const KILOMETRE_PER_HOUR: Unit = { symbol: 'km/h', factor: 1, digits: 1 };
const KNOT: Unit = { symbol: 'kt', factor: 0.539957, digits: 1 };
const MILE_PER_HOUR: Unit = { symbol: 'mph', factor: 0.621371, digits: 1 };

/** Cross-country speed, converted from km/h; stays in km/h in the imperial system. */
export const SPEED: UnitPerSystem = {
  M: KILOMETRE_PER_HOUR,
  I: KILOMETRE_PER_HOUR,
  U: MILE_PER_HOUR,
};

/** Speed through the air or over ground, and wind, converted from km/h. */
export const CRUISE_SPEED: UnitPerSystem = { M: KILOMETRE_PER_HOUR, I: KNOT, U: KNOT };

/** Climb rate, converted from m/s. */
export const CLIMB: UnitPerSystem = {
  M: { symbol: 'm/s', factor: 1, digits: 1 },
  I: { symbol: 'kt', factor: 1.9438452, digits: 1 },
  U: { symbol: 'fpm', factor: 3.28084 * 60, digits: 0 },
};
