import type { AircraftRow } from '../aircraft/queries.js';

/** What a person on board weighs, parachute included. */
const PERSON_KG = 80;

export interface MassLimits {
  aircraft: Pick<AircraftRow, 'empty_mass' | 'mtow'>;
  hasCoUser: boolean;
}

/**
 * The takeoff mass brought between the empty mass with the people on board and the highest allowed,
 * where these are known, to a tenth of a kilogram.
 */
export function clampMassKg(massKg: number, limits: MassLimits | undefined): number {
  // Nobody weighs a glider better, and numbers next to nothing have no place in the column.
  const roundedKg = Math.round(massKg * 10) / 10;
  if (!limits) return roundedKg;
  const { aircraft, hasCoUser } = limits;
  const people = PERSON_KG * (hasCoUser ? 2 : 1);
  const lowest = aircraft.empty_mass === null ? 0 : aircraft.empty_mass + people;
  return Math.min(Math.max(roundedKg, lowest), aircraft.mtow ?? Infinity);
}
