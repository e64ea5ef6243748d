import { checkNumber } from '../units/check-value.js';

/** The formula ends at this altitude in metres; its air at 11 km already. */
const MAX_M = 44_000;

/**
 * Indicated by true airspeed at an altitude of the standard atmosphere: √(ρ / ρ₀), with ρ / ρ₀ = (1
 * − 2.25577e-5 · h)^4.2559.
 *
 * @param altitudeM Above mean sea level, up to 44 000.
 * @throws {TypeError} If it is not a number.
 * @throws {RangeError} If it is higher.
 * @see ICAO Doc 7488, the troposphere
 */
export function airspeedFactor(altitudeM: number): number {
  checkNumber('altitudeM', altitudeM, { max: MAX_M });
  return (1 - 2.25577e-5 * altitudeM) ** (4.2559 / 2);
}
