import { takeoffMassLimits } from '@cloudstreet/scoring/flight';
import type { AircraftDbRow } from '../../aircraft/queries.js';

export interface AircraftMassLimits {
  aircraft: Pick<AircraftDbRow, 'empty_mass' | 'mtow'>;
  hasCoUser: boolean;
}

/** Clamps a takeoff mass to the known limits, rounded to a tenth of a kilogram. */
export function clampMassKg(massKg: number, limits: AircraftMassLimits | undefined): number {
  // Gliders are not weighed more accurately, and the column cannot hold tiny fractions.
  const roundedKg = Math.round(massKg * 10) / 10;
  if (!limits) return roundedKg;
  const { minKg = 0, maxKg = Infinity } = takeoffMassLimits(
    limits.aircraft,
    limits.hasCoUser ? 2 : 1,
  );
  return Math.min(Math.max(roundedKg, minKg), maxKg);
}
