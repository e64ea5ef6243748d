import { checkFinite, checkNumber, checkObject } from '../units/check-value.js';

/**
 * Vertical speed of an aircraft in still air by its speed: w(v) = a·v² + b·v + c, in m/s and
 * negative, at sea level of the standard atmosphere.
 *
 * @see GliderList, whose coefficients these are
 */
export interface Polar {
  /** s/m, negative. */
  readonly a: number;
  /** Without unit. */
  readonly b: number;
  /** m/s. */
  readonly c: number;
  /** The mass for which the coefficients hold. */
  readonly referenceMassKg: number;
  /** Slowest flying speed at that mass; by default, the speed of minimum sink. */
  readonly minSpeedMps?: number;
}

/** Limits of any speed, for all aircraft. */
const MIN_SPEED_MPS = 5;
const MAX_SPEED_MPS = 65;

/** Limits of a mass: from a light single-seat ultralight to more than any sailplane has. */
const MASS_KG = { min: 50, max: 2000 };

/**
 * Checks that a value is a usable polar: it opens downwards and sinks at any speed.
 *
 * @throws {TypeError} If it is not an object, or a figure is not a number.
 * @throws {RangeError} If a figure is not finite, `a` is not negative, `w` is not negative
 *   everywhere, the mass is not from 50 to 2000 kg, or the speed not from 5 to 65 m/s.
 */
export function checkPolar(polar: Polar): void {
  checkObject('polar', polar, ['a', 'b', 'c', 'referenceMassKg']);
  const { a, b, c, referenceMassKg, minSpeedMps } = polar;
  for (const [name, value] of Object.entries({ a, b, c })) checkFinite(`${name} of polar`, value);
  if (!(a < 0)) throw new RangeError(`a of polar must be negative, not ${a}.`);
  const minSinkMps = c - (b * b) / (4 * a);
  if (!(minSinkMps < 0)) {
    throw new RangeError(`polar must sink at any speed, but reaches ${minSinkMps} m/s.`);
  }
  checkNumber('referenceMassKg', referenceMassKg, MASS_KG);
  if (minSpeedMps === undefined) return;
  checkNumber('minSpeedMps', minSpeedMps, { min: MIN_SPEED_MPS, max: MAX_SPEED_MPS });
}

/**
 * Returns the vertical speed in still air, in m/s and negative: w(v) = a·v² + b·v + c.
 *
 * @param speedMps Along the flight path, at sea level of the standard atmosphere.
 * @throws {TypeError} If the polar is not a polar, or the speed is not a number.
 * @throws {RangeError} If the polar is not usable, or the speed not from 0 to 200 m/s.
 * @see GliderList, whose polars are such parabolas
 */
export function verticalSpeedMps(polar: Polar, speedMps: number): number {
  checkPolar(polar);
  checkNumber('speedMps', speedMps, { min: 0, max: 200 });
  return verticalSpeedOf(polar, speedMps);
}

/** Computes `verticalSpeedMps` of a polar that was checked. */
export function verticalSpeedOf({ a, b, c }: Polar, speedMps: number): number {
  return (a * speedMps + b) * speedMps + c;
}

/** Returns the allowed speed nearest to a wanted one; the slowest for NaN. */
export function speedWithin({ a, b, minSpeedMps }: Polar, wantedMps: number): number {
  const slowestMps = Math.min(minSpeedMps ?? Math.max(MIN_SPEED_MPS, -b / (2 * a)), MAX_SPEED_MPS);
  // Written so that NaN is not above.
  return wantedMps > slowestMps ? Math.min(wantedMps, MAX_SPEED_MPS) : slowestMps;
}
