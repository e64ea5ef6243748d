import { editAllowedUntilS } from '@cloudstreet/scoring/flight';
import type { Position } from '@cloudstreet/scoring/geo';
import { seasonOf } from '@cloudstreet/scoring/season';
import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';

/** What follows from when and where a flight took off. */
export interface FlightDay {
  readonly timeZone: string;
  /** Local date of the takeoff, `YYYY-MM-DD`. */
  readonly scoringDate: string;
  readonly season: number;
  /** Noon of the second day after, local time. */
  readonly editAllowedUntil: Date;
}

/** @param position Where it took off; UTC stands in where that is unknown. */
export function flightDay(takeoffS: number, position: Position | undefined): FlightDay {
  const timeZone = position ? tzLookup(position.lat, position.lon) : 'UTC';
  const local = DateTime.fromSeconds(takeoffS, { zone: timeZone });
  const scoringDate = local.toFormat('yyyy-MM-dd');
  const noon = local.plus({ days: 2 }).set({ hour: 12 });
  return {
    timeZone,
    scoringDate,
    season: seasonOf(scoringDate),
    editAllowedUntil: new Date(editAllowedUntilS(scoringDate, noon.offset * 60) * 1000),
  };
}
