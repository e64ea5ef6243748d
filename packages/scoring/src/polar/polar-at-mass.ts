import { checkNumber } from '../units/check-value.js';
import { checkPolar, type Polar } from './polar.js';

/** Maximum ratio of mass and reference mass. In lists of gliders, it is between 0.6 and 2.2. */
const MAX_MASS_RATIO = 3;

/**
 * Returns whether `polarAtMass` accepts a mass: from a third of the reference mass to three times
 * it.
 *
 * @throws {TypeError} If the polar is not a polar.
 * @throws {RangeError} If it is not usable.
 */
export function isPolarMass(polar: Polar, massKg: number): boolean {
  checkPolar(polar);
  const { referenceMassKg } = polar;
  return massKg >= referenceMassKg / MAX_MASS_RATIO && massKg <= referenceMassKg * MAX_MASS_RATIO;
}

/**
 * Returns the polar of the same aircraft at another mass. With k = √(m / m_ref), all speeds along
 * the path and down are k times those of the reference: a' = a/k, b' = b, c' = c·k. The slowest
 * speed changes by the same factor.
 *
 * @throws {TypeError} If the polar is not a polar, or the mass is not a number.
 * @throws {RangeError} If the polar is not usable, or the mass not from a third of the reference
 *   mass to three times that.
 * @see Mechanics of flight: at the same angle of attack all forces grow with v², and carry a mass
 *   of v²
 */
export function polarAtMass(polar: Polar, massKg: number): Polar {
  checkPolar(polar);
  const { a, b, c, referenceMassKg, minSpeedMps } = polar;
  checkNumber('massKg', massKg, {
    min: referenceMassKg / MAX_MASS_RATIO,
    max: referenceMassKg * MAX_MASS_RATIO,
  });
  const k = Math.sqrt(massKg / referenceMassKg);
  return {
    a: a / k,
    b,
    c: c * k,
    referenceMassKg: massKg,
    ...(minSpeedMps !== undefined && { minSpeedMps: minSpeedMps * k }),
  };
}

/**
 * Returns the polar of a flight: at its takeoff mass, or at the reference mass if that is unknown.
 * Netto, statistics and the coach all use it, so that they agree. Empty mass plus crew is no
 * substitute for an unknown mass, because it leaves out water ballast.
 */
export function polarAsFlown(polar: Polar, massKg: number | undefined): Polar {
  return massKg === undefined ? polar : polarAtMass(polar, massKg);
}
