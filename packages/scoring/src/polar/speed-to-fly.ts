import { checkFinite, checkNumber, checkObject } from '../units/check-value.js';
import { checkPolar, type Polar, speedWithin, verticalSpeedOf } from './polar.js';

/** Conditions of a glide: next climb, netto and wind. */
export interface GlideConditions {
  /** The climb that is expected of the next thermal; 0, that of no thermal, by default. */
  readonly macCreadyMps?: number;
  /** Vertical speed of the air, upwards positive; still air by default. */
  readonly nettoMps?: number;
  /**
   * Against the direction of flight, tailwind negative. It counts towards a place on the ground,
   * such as that of a final glide: between thermals that drift with the air it is 0.
   */
  readonly headwindMps?: number;
}

/** Above it no glider comes forward. */
const MAX_WIND_MPS = 50;

/**
 * Returns the speed through the air at which a distance costs least: where a tangent from the point
 * (headwind h, climb e = MacCready − netto) touches the polar, v* = h + √(h² + (c + b·h − e) / a),
 * and without wind v* = √((c − MacCready + netto) / a). It is not slower than the polar's slowest
 * speed, which is best in air that carries, nor faster than 65 m/s.
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

/** `speedToFlyMps` of arguments that were checked. */
export function tangentSpeedMps(polar: Polar, climbMps: number, headwindMps = 0): number {
  const { a, b, c } = polar;
  const squared = headwindMps * headwindMps + (c + b * headwindMps - climbMps) / a;
  return speedWithin(polar, headwindMps + Math.sqrt(squared));
}

/** Stalls come at more than half the speed of the best glide. */
const FLYING_SHARE = 0.5;

/** Slower than this indicated speed no aircraft of the polar flies: it stands, rolls or is carried. */
export function minFlyingSpeedMps(polar: Polar): number {
  return FLYING_SHARE * tangentSpeedMps(polar, 0);
}

/** Speed and ratio of the best glide. */
export interface BestGlide {
  /** Through the air. */
  readonly speedMps: number;
  /** Metres over ground for a metre of height. */
  readonly ratio: number;
}

/**
 * The best glide over ground: metres over ground for a metre of height, (v − headwind) / −w(v), at the
 * speed to fly without climb, where the tangent from (headwind, 0) touches the polar.
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
 * The least sink, in metres per second: −w(v) at v = −b / 2a, the top of the polar's parabola, or
 * at the slowest speed where that is higher.
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
 * The speed of a flight that glides through still air and climbs what it lost: of each hour, the
 * share climb / (climb − w(v)) is gliding, so v·climb / (climb − w(v)) in m/s.
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
