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

/** Kinds of quantity that have a unit of their own in some system. */
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
 * The unit of a quantity in a system.
 *
 * @throws {RangeError} If there is no such quantity or system.
 */
export function unitOf(quantity: Quantity, system: UnitSystem): Unit {
  // The types promise both; a stored preference or an address does not.
  const units = has(UNITS, quantity) ? UNITS[quantity] : undefined;
  if (units && has(units, system)) return units[system];
  const [what, where] = [describeValue(quantity), describeValue(system)];
  throw new RangeError(`No unit of ${what} in system ${where}.`);
}

/**
 * A value in the contract's unit, in the given unit.
 *
 * @throws {TypeError} If the value is no number, or the unit none.
 * @throws {RangeError} If the value is NaN.
 */
export function toUnit(value: number, unit: Unit): number {
  checkConversion(value, unit);
  return value * unit.factor;
}

/**
 * A value in the given unit, in the contract's unit.
 *
 * @throws {TypeError} If the value is no number, or the unit none.
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

/** Whether an object of its own has a key, which may be anything. */
function has(object: object, key: unknown): boolean {
  return typeof key === 'string' && Object.hasOwn(object, key);
}
