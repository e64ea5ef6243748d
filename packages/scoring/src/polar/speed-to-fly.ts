import { checkFinite, checkNumber, checkObject } from '../units/check-value.js';
import { checkPolar, type Polar, speedWithin, verticalSpeedOf } from './polar.js';

/** Conditions of a glide: next climb, netto and wind. */
export interface GlideConditions {
  /** Expected climb in the next thermal; 0 by default, for no thermal. */
  readonly macCreadyMps?: number;
  /** Vertical speed of the air, upwards positive; still air by default. */
  readonly nettoMps?: number;
  /**
   * Headwind; negative for a tailwind. Use it for a goal on the ground, such as that of a final
   * glide. Between thermals, which drift with the air, use 0.
   */
  readonly headwindMps?: number;
}

/** Maximum wind along the path. No glider makes progress against more. */
const MAX_WIND_MPS = 50;

/**
 * Returns the airspeed at which a distance takes the least time: where a tangent from the point
 * (headwind h, climb e = MacCready − netto) touches the polar, v* = h + √(h² + (c + b·h − e) / a).
 * Without wind, v* = √((c − MacCready + netto) / a). The result is between the slowest speed of the
 * polar, which is best in rising air, and 65 m/s.
 *
 * @throws {TypeError} If the polar is not a polar, or a figure is not a number.
 * @throws {RangeError} If the polar is not usable, the MacCready value is negative, the wind is
 *   above 50 m/s, or a figure not finite.
 * @see MacCready's theory of the speed to fly, as in H. Reichmann, Cross-Country Soaring;
 *   GliderList for the polar that the tests recompute
 */
export function speedToFlyMps(polar: Polar, conditions: GlideConditions = {}): number {
  checkPolar(polar);
  checkObject('conditions', conditions, []);
  const { macCreadyMps = 0, nettoMps = 0, headwindMps = 0 } = conditions;
  checkNumber('macCreadyMps', macCreadyMps, { min: 0, max: Number.MAX_VALUE });
  checkFinite('nettoMps', nettoMps);
  checkNumber('headwindMps', headwindMps, { min: -MAX_WIND_MPS, max: MAX_WIND_MPS });
  return tangentSpeedMps(polar, macCreadyMps - nettoMps, headwindMps);
}

/** Computes `speedToFlyMps` of arguments that were checked. */
export function tangentSpeedMps(polar: Polar, climbMps: number, headwindMps = 0): number {
  const { a, b, c } = polar;
  const squared = headwindMps * headwindMps + (c + b * headwindMps - climbMps) / a;
  return speedWithin(polar, headwindMps + Math.sqrt(squared));
}

/** Minimum flying speed as a share of the speed of the best glide. Stall speeds are higher. */
const FLYING_SHARE = 0.5;

/**
 * Returns the indicated airspeed below which the aircraft does not fly, but stands, rolls or is
 * carried.
 */
export function minFlyingSpeedMps(polar: Polar): number {
  return FLYING_SHARE * tangentSpeedMps(polar, 0);
}

/** Speed and ratio of the best glide. */
export interface BestGlide {
  /** Through the air. */
  readonly speedMps: number;
  /** Metres over ground per metre of height. */
  readonly ratio: number;
}

/**
 * Returns the best glide over ground: metres over ground per metre of height, (v − headwind) /
 * −w(v), at the speed to fly without climb, where the tangent from (headwind, 0) touches the polar.
 *
 * @param headwindMps In metres per second; a tailwind is negative.
 * @throws As `speedToFlyMps`.
 * @see H. Reichmann, Cross-Country Soaring, the tangent to the polar
 */
export function bestGlide(polar: Polar, headwindMps = 0): BestGlide {
  const speedMps = speedToFlyMps(polar, { headwindMps });
  return { speedMps, ratio: (speedMps - headwindMps) / -verticalSpeedOf(polar, speedMps) };
}

/** Speed and rate of the minimum sink. */
export interface MinimumSink {
  /** Through the air. */
  readonly speedMps: number;
  /** Downwards positive. */
  readonly sinkMps: number;
}

/**
 * Returns the minimum sink in m/s: −w(v) at v = −b / 2a, the top of the parabola, or at the slowest
 * speed if that is higher.
 *
 * @throws {TypeError} If the polar is not a polar.
 * @throws {RangeError} If it is not usable.
 * @see Geometry: a parabola has its top where its slope 2a·v + b is 0; GliderList for the polar
 *   that the tests recompute
 */
export function minimumSink(polar: Polar): MinimumSink {
  checkPolar(polar);
  const speedMps = speedWithin(polar, -polar.b / (2 * polar.a));
  return { speedMps, sinkMps: -verticalSpeedOf(polar, speedMps) };
}

/**
 * Returns the cross-country speed in m/s of a flight that glides through still air and regains the
 * lost height in thermals. Of each hour, the share climb / (climb − w(v)) is gliding, so the speed
 * is v·climb / (climb − w(v)).
 *
 * @param climbMps The mean climb in thermals.
 * @param speedMps Between them; that of `speedToFlyMps` for this climb by default.
 * @throws {TypeError} If the polar is not a polar, or a figure is not a number.
 * @throws {RangeError} If the polar is not usable, the climb is negative, or the speed is not from
 *   0 to 200 m/s.
 * @see H. Reichmann, Cross-Country Soaring, the classic theory of cross-country speed
 */
export function crossCountrySpeedMps(polar: Polar, climbMps: number, speedMps?: number): number {
  const flownMps = speedMps ?? speedToFlyMps(polar, { macCreadyMps: climbMps });
  checkPolar(polar);
  checkNumber('climbMps', climbMps, { min: 0, max: Number.MAX_VALUE });
  checkNumber('speedMps', flownMps, { min: 0, max: 200 });
  return (flownMps * climbMps) / (climbMps - verticalSpeedOf(polar, flownMps));
}
