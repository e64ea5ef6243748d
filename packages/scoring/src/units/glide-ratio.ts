import type { Unit, UnitPerSystem } from './unit.js';

const TO_ONE: Unit = { symbol: ':1', factor: 1, digits: 0 };

/** Glide ratio, which has no unit in any system. */
export const GLIDE_RATIO: UnitPerSystem = { M: TO_ONE, I: TO_ONE, U: TO_ONE };
