import { takeoffMassLimits } from '@cloudstreet/scoring/analyse';
import type { AircraftDbRow } from '../../aircraft/queries.js';

export interface AircraftMassLimits {
  aircraft: Pick<AircraftDbRow, 'empty_mass' | 'mtow'>;
  hasCoUser: boolean;
}

/** Heavier than any glider. */
const MAX_KG = 2000;

/** Clamps a takeoff mass to the known limits, rounded to a tenth of a kilogram. */
export function clampMassKg(massKg: number, limits: AircraftMassLimits | undefined): number {
  // Gliders are not weighed more accurately, and the column cannot hold tiny fractions.
  const roundedKg = Math.round(massKg * 10) / 10;
  const known = limits && takeoffMassLimits(limits.aircraft, limits.hasCoUser ? 2 : 1);
  const { minKg = 0, maxKg = MAX_KG } = known ?? {};
  return Math.min(Math.max(roundedKg, minKg), maxKg);
}
