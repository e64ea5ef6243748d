import { indexOfYear, mayScoreClubClass } from '@cloudstreet/scoring/season';
import type { Selectable } from 'kysely';
import type { AircraftDbRow } from '../../aircraft/queries.js';
import type { DB } from '../../platform/database/schema.js';

/** Columns of a flight that follow from its aircraft and from the class that its pilot chose. */
export type FlightClass = Pick<Selectable<DB['flight']>, 'dmst_index' | 'sc_class'>;

/**
 * Returns the index of an aircraft in the season of a flight, and the class in which the flight is
 * ranked.
 */
export function classOfFlight(
  aircraft: Pick<AircraftDbRow, 'indices' | 'sc_class'>,
  season: number,
  scoreClubClass: boolean,
): FlightClass {
  const index = indexOfYear(aircraft.indices, season);
  const isClubClass = scoreClubClass && mayScoreClubClass({ index, scClass: aircraft.sc_class });
  return { dmst_index: index, sc_class: isClubClass ? 'CL' : aircraft.sc_class };
}

/** Whether a flight with this aircraft may be ranked in the club class. */
export function isClubClassOpen(aircraft: AircraftDbRow | undefined, season: number): boolean {
  if (!aircraft) return false;
  const index = indexOfYear(aircraft.indices, season);
  return mayScoreClubClass({ index, scClass: aircraft.sc_class });
}
