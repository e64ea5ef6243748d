import { error, type Finding } from '../igc/finding.js';
import { checkNumber } from '../units/check-value.js';
import { STANDARD_HPA } from '../units/standard-pressure.js';

/** Limits of the sea-level pressure in hPa that weather can have. */
export const MIN_QNH_HPA = 930;
export const MAX_QNH_HPA = 1060;

const LAPSE_PER_M = 2.25577e-5;
const EXPONENT = 5.25588;
/** Limits of altitudes in metres, within which the formula gives a pressure. */
const ATMOSPHERE_M = { min: -44_000, max: 44_000 };

/**
 * Returns the sea-level pressure of the standard atmosphere at which an aircraft on an airfield of
 * known elevation has the given pressure altitude.
 *
 * @returns hPa.
 * @throws {TypeError} If an altitude is not a number.
 * @throws {RangeError} If it is NaN, or where the standard atmosphere ends: above 44 km.
 * @see ICAO Doc 7488, manual of the standard atmosphere
 */
export function qnhHpa(pressureAltM: number, elevationM: number): number {
  checkNumber('pressureAltM', pressureAltM, ATMOSPHERE_M);
  checkNumber('elevationM', elevationM, ATMOSPHERE_M);
  const pressureHpa = STANDARD_HPA * (1 - LAPSE_PER_M * pressureAltM) ** EXPONENT;
  return pressureHpa / (1 - LAPSE_PER_M * elevationM) ** EXPONENT;
}

/**
 * Checks the pressure altitude at takeoff against the elevation of the airfield.
 *
 * @throws {TypeError} If an altitude is not a number.
 * @throws {RangeError} If it is NaN, or above 44 km.
 */
export function qnhFindings(pressureAltM: number, elevationM: number): Finding[] {
  const qnh = Math.round(qnhHpa(pressureAltM, elevationM) * 10) / 10;
  if (qnh >= MIN_QNH_HPA && qnh <= MAX_QNH_HPA) return [];
  return [error('INVALID_QNH_VALUE', qnh, MIN_QNH_HPA, MAX_QNH_HPA)];
}
