import type { FlownAircraft } from '@cloudstreet/sdk';
import type { FlightEdit } from './flight-edit.js';

/** Details that are usually the same for every flight with an aircraft. */
export type AircraftMarkings = Pick<FlightEdit, 'registration' | 'competitionId' | 'massKg'>;

export const NO_MARKINGS: AircraftMarkings = { registration: '', competitionId: '', massKg: null };

/** Returns the details of an aircraft from the latest flight with it. */
export function markingsOf(flown: FlownAircraft | undefined): AircraftMarkings {
  return {
    registration: flown?.registration ?? '',
    competitionId: flown?.competition_id ?? '',
    massKg: flown?.mass ?? null,
  };
}

/**
 * Fills in the details of the selected aircraft. Keeps what the user entered: only fields that are
 * empty, or still contain the details of the previous aircraft, change.
 *
 * @param filled Details filled in for the previous aircraft.
 */
export function prefill(
  edit: FlightEdit,
  filled: AircraftMarkings,
  markings: AircraftMarkings,
): FlightEdit {
  const pick = <Name extends keyof AircraftMarkings>(name: Name): AircraftMarkings[Name] =>
    edit[name] === NO_MARKINGS[name] || edit[name] === filled[name] ? markings[name] : edit[name];
  return {
    ...edit,
    registration: pick('registration'),
    competitionId: pick('competitionId'),
    massKg: pick('massKg'),
  };
}
