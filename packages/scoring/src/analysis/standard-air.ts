import { checkNumber } from '../units/check-value.js';

/** Upper limit of the formula in metres. The troposphere that it describes ends at 11 km. */
const MAX_M = 44_000;

/**
 * Ratio of indicated to true airspeed at an altitude h of the standard atmosphere: √(ρ / ρ₀), with
 * the air density ρ / ρ₀ = (1 − 2.25577e-5 · h)^4.2559 relative to sea level.
 *
 * @param altitudeM Metres above mean sea level, up to 44 000.
 * @throws {TypeError} If it is not a number.
 * @throws {RangeError} If it is higher.
 * @see ICAO Doc 7488, the troposphere
 */
export function airspeedFactor(altitudeM: number): number {
  checkNumber('altitudeM', altitudeM, { max: MAX_M });
  return (1 - 2.25577e-5 * altitudeM) ** (4.2559 / 2);
}
