import type { Position } from '@cloudstreet/scoring/geo';
import { editAllowedUntilS } from '@cloudstreet/scoring/score';
import { seasonOf } from '@cloudstreet/scoring/season';
import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';

/** Properties that follow from time and place of a takeoff. */
export interface TakeoffDay {
  readonly timeZone: string;
  /** Local date of the takeoff, `YYYY-MM-DD`. */
  readonly scoringDate: string;
  readonly season: number;
  /**
   * Noon of the second day after the flight in local time. If the recorder's clock is later than
   * the upload, the day of the upload is used.
   */
  readonly editAllowedUntil: Date;
}

/** @param position Position of the takeoff. Without it the time zone is UTC. */
export function flightDay(
  takeoffS: number,
  position: Position | undefined,
  uploadedAt: Date,
): TakeoffDay {
  const timeZone = position ? tzLookup(position.lat, position.lon) : 'UTC';
  const takeoff = DateTime.fromSeconds(takeoffS, { zone: timeZone });
  const scoringDate = dateOf(takeoff);
  const flown = DateTime.min(takeoff, DateTime.fromJSDate(uploadedAt, { zone: timeZone }));
  const noon = flown.plus({ days: 2 }).set({ hour: 12 });
  return {
    timeZone,
    scoringDate,
    season: seasonOf(scoringDate),
    editAllowedUntil: new Date(editAllowedUntilS(dateOf(flown), noon.offset * 60) * 1000),
  };
}

function dateOf(local: DateTime): string {
  return local.toFormat('yyyy-MM-dd');
}
