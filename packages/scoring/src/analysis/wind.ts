import { checkNumber } from '../units/check-value.js';

/** Wind as pilots state it: its speed, and the direction from which it blows. */
export interface Wind {
  /** Speed over ground. */
  readonly speedKmh: number;
  /**
   * Direction from which the wind blows, in degrees clockwise from true north, from 0 to below 360.
   */
  readonly directionDeg: number;
}

/**
 * Converts the velocity of the air to wind: 3.6 · √(east² + north²) km/h from atan2(−east, −north).
 * Still air has the direction 0°, which is this project's choice.
 *
 * @param eastMps Eastward velocity of the air in m/s.
 * @throws {TypeError} If a value is not a number.
 * @throws {RangeError} If a value is NaN.
 * @see WMO-No. 8, volume I, chapter 5: the direction is that from which the wind blows
 */
export function toWind(eastMps: number, northMps: number): Wind {
  checkNumber('eastMps', eastMps);
  checkNumber('northMps', northMps);
  const fromDeg = (Math.atan2(-eastMps, -northMps) * 180) / Math.PI;
  const isStill = eastMps === 0 && northMps === 0;
  return {
    speedKmh: Math.hypot(eastMps, northMps) * 3.6,
    directionDeg: isStill ? 0 : (fromDeg + 360) % 360,
  };
}
