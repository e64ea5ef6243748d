import { AREA } from './area.js';
import { checkNumber, checkObject, describeValue } from './check-value.js';
import { GLIDE_RATIO } from './glide-ratio.js';
import { ALTITUDE, CRUISE_DISTANCE, DISTANCE } from './length.js';
import { MASS } from './mass.js';
import { PRESSURE } from './pressure.js';
import { CLIMB, CRUISE_SPEED, SPEED } from './speed.js';
import type { Unit, UnitPerSystem } from './unit.js';
import type { UnitSystem } from './unit-system.js';
import { WING_LOADING } from './wing-loading.js';

/** Kinds of quantity whose unit depends on the system. */
export type Quantity =
  | 'distance'
  | 'cruiseDistance'
  | 'altitude'
  | 'speed'
  | 'cruiseSpeed'
  | 'climb'
  | 'pressure'
  | 'mass'
  | 'area'
  | 'wingLoading'
  | 'glideRatio';

const UNITS: Readonly<Record<Quantity, UnitPerSystem>> = {
  distance: DISTANCE,
  cruiseDistance: CRUISE_DISTANCE,
  altitude: ALTITUDE,
  speed: SPEED,
  cruiseSpeed: CRUISE_SPEED,
  climb: CLIMB,
  pressure: PRESSURE,
  mass: MASS,
  area: AREA,
  wingLoading: WING_LOADING,
  glideRatio: GLIDE_RATIO,
};

/**
 * Returns the unit of a quantity in a system.
 *
 * @throws {RangeError} If the quantity or the system is unknown.
 */
export function unitOf(quantity: Quantity, system: UnitSystem): Unit {
  // Types guarantee both, but a stored preference or a URL does not.
  const units = has(UNITS, quantity) ? UNITS[quantity] : undefined;
  if (units && has(units, system)) return units[system];
  const [what, where] = [describeValue(quantity), describeValue(system)];
  throw new RangeError(`No unit of ${what} in system ${where}.`);
}

/**
 * Converts a value from the contract's unit to the given unit.
 *
 * @throws {TypeError} If the value is not a number, or the unit not a unit.
 * @throws {RangeError} If the value is NaN.
 */
export function toUnit(value: number, unit: Unit): number {
  checkConversion(value, unit);
  return value * unit.factor;
}

/**
 * Converts a value from the given unit to the contract's unit.
 *
 * @throws {TypeError} If the value is not a number, or the unit not a unit.
 * @throws {RangeError} If the value is NaN.
 */
export function fromUnit(value: number, unit: Unit): number {
  checkConversion(value, unit);
  return value / unit.factor;
}

function checkConversion(value: number, unit: Unit): void {
  checkNumber('value', value);
  checkObject('unit', unit, ['factor']);
}

/** Returns whether an object has a key of its own. The key may be anything. */
function has(object: object, key: unknown): boolean {
  return typeof key === 'string' && Object.hasOwn(object, key);
}
