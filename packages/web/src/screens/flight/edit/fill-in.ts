import type { FlownAircraft } from '@cloudstreet/sdk';
import type { FlightEdit } from './flight-edit.js';

/** What is usually the same in each flight with an aircraft. */
export type AircraftSigns = Pick<FlightEdit, 'registration' | 'competitionId' | 'massKg'>;

export const NO_SIGNS: AircraftSigns = { registration: '', competitionId: '', massKg: null };

/** What is known of an aircraft from the latest flight with it. */
export function signsOf(flown: FlownAircraft | undefined): AircraftSigns {
  return {
    registration: flown?.registration ?? '',
    competitionId: flown?.competition_id ?? '',
    massKg: flown?.mass ?? null,
  };
}

/**
 * Fills in what is known of the aircraft that was chosen, as far as the field is empty or still
 * holds what was filled in for the one before. What somebody has entered stays.
 *
 * @param filled What was filled in for the one before.
 */
export function fillIn(edit: FlightEdit, filled: AircraftSigns, signs: AircraftSigns): FlightEdit {
  const pick = <Name extends keyof AircraftSigns>(name: Name): AircraftSigns[Name] =>
    edit[name] === NO_SIGNS[name] || edit[name] === filled[name] ? signs[name] : edit[name];
  return {
    ...edit,
    registration: pick('registration'),
    competitionId: pick('competitionId'),
    massKg: pick('massKg'),
  };
}
