import { checkPolar, type Polar } from '../polar/polar.js';
import { checkObject } from '../units/check-value.js';

/** Polar data of aircraft lists, in the contract's names, as far as known. */
export interface AircraftFigures {
  /** `a`, `b` and `c` of the vertical speed `a·v² + b·v + c`, in m/s. */
  readonly encoded_coeffs?: readonly number[] | null | undefined;
  /** Mass in kg for which the coefficients hold. */
  readonly reference_mass?: number | null | undefined;
  readonly min_speed_m_s?: number | null | undefined;
}

/**
 * Returns the polar of an aircraft. Undefined if its figures are unknown or not usable.
 *
 * @throws {TypeError} If the aircraft is not an aircraft.
 */
export function aircraftPolar(aircraft: AircraftFigures): Polar | undefined {
  checkObject('aircraft', aircraft, []);
  const { encoded_coeffs, reference_mass: referenceMassKg, min_speed_m_s: slowest } = aircraft;
  const [a, b, c] = encoded_coeffs ?? [];
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (typeof referenceMassKg !== 'number') return undefined;
  const polar = { a, b, c, referenceMassKg };
  const candidates =
    typeof slowest === 'number' ? [{ ...polar, minSpeedMps: slowest }, polar] : [polar];
  return candidates.find(isPolar);
}

function isPolar(polar: Polar): boolean {
  try {
    checkPolar(polar);
    return true;
  } catch {
    return false;
  }
}
