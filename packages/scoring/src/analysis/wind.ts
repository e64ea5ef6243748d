import { checkNumber } from '../units/check-value.js';

/** A wind by the direction it comes from and its speed, as pilots state it. */
export interface Wind {
  /** Over ground. */
  readonly speedKmh: number;
  /**
   * Direction from which the wind blows, in degrees clockwise from true north, 0 up to but not
   * including 360.
   */
  readonly directionDeg: number;
}

/**
 * Speed and direction of moving air: 3.6 · √(east² + north²) km/h from atan2(−east, −north). Air at
 * rest comes from 0°, which is this project's choice.
 *
 * @param eastMps Velocity of the air in metres per second.
 * @throws {TypeError} If a figure is not a number.
 * @throws {RangeError} If one is NaN.
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
