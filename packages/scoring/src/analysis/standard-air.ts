/**
 * Indicated by true airspeed at an altitude of the standard atmosphere: √(ρ / ρ₀), with
 * ρ / ρ₀ = (1 − 2.25577e-5 · h)^4.2559.
 *
 * @see ICAO Doc 7488, the troposphere
 */
export function airspeedFactor(altitudeM: number): number {
  return (1 - 2.25577e-5 * altitudeM) ** (4.2559 / 2);
}
