import { aircraftPolar, isPolarMass, type Polar } from '@cloudstreet/scoring/analyse';
import type { AircraftDbRow } from '../../aircraft/queries.js';
import { polarCoefficients } from '../../aircraft/serialize.js';

/** Returns the polar of an aircraft and the mass with which it was flown, as far as known. */
export function flownPolar(
  aircraft: AircraftDbRow,
  massKg: number | null,
): { polar?: Polar; massKg?: number } {
  const polar = aircraftPolar({ ...aircraft, encoded_coeffs: polarCoefficients(aircraft) });
  if (!polar) return {};
  return { polar, ...(massKg !== null && isPolarMass(polar, massKg) && { massKg }) };
}
