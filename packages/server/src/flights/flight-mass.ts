import type { AircraftRow } from '../aircraft/queries.js';

/** What a person on board weighs, parachute included. */
const PERSON_KG = 80;

export interface MassLimits {
  aircraft: Pick<AircraftRow, 'empty_mass' | 'mtow'>;
  hasCoUser: boolean;
}

/** The takeoff mass brought between the empty mass with the people on board and the highest allowed. */
export function clampMassKg(massKg: number, { aircraft, hasCoUser }: MassLimits): number {
  const people = PERSON_KG * (hasCoUser ? 2 : 1);
  const lowest = aircraft.empty_mass === null ? 0 : aircraft.empty_mass + people;
  return Math.min(Math.max(massKg, lowest), aircraft.mtow ?? Infinity);
}
