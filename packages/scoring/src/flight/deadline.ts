import { checkDate } from '../season/season.js';
import { describeValue } from '../units/check-value.js';

const SECONDS_PER_DAY = 86_400;
const NOON_S = 43_200;

/**
 * Returns the upload deadline: a flight counts if it is uploaded by then, and can be edited until
 * then. It is noon, local time at the takeoff airport, on the second day after the flight.
 *
 * @param date Local date of the takeoff, `YYYY-MM-DD`.
 * @param utcOffsetS Local time minus UTC at that noon, in seconds.
 * @returns Unix seconds.
 * @throws {RangeError} If the date is invalid, or the offset is not finite.
 */
export function editAllowedUntilS(date: string, utcOffsetS: number): number {
  checkDate(date);
  if (!Number.isFinite(utcOffsetS))
    throw new RangeError(`Not an offset in seconds: ${describeValue(utcOffsetS)}.`);
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  return midnightMs / 1000 + 2 * SECONDS_PER_DAY + NOON_S - utcOffsetS;
}
