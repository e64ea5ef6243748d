import type { Unit, UnitPerSystem } from './unit.js';

const KILOMETRE: Unit = { symbol: 'km', factor: 1, digits: 1 };
const MILE: Unit = { symbol: 'mi', factor: 0.621371, digits: 1 };
const NAUTICAL_MILE: Unit = { symbol: 'NM', factor: 0.539957, digits: 1 };
const METRE: Unit = { symbol: 'm', factor: 1, digits: 0 };
const FOOT: Unit = { symbol: 'ft', factor: 3.28084, digits: 0 };

/** Cross-country distance, converted from km. */
export const DISTANCE: UnitPerSystem = { M: KILOMETRE, I: KILOMETRE, U: MILE };

/** Distance within a flight, such as of a glide or to a place, converted from km. */
export const CRUISE_DISTANCE: UnitPerSystem = { M: KILOMETRE, I: KILOMETRE, U: NAUTICAL_MILE };

/** Altitude, height and gain, converted from m. */
export const ALTITUDE: UnitPerSystem = { M: METRE, I: FOOT, U: FOOT };
