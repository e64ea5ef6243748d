import { seasonOf } from '@cloudstreet/scoring/season';
import { toDay } from '../platform/text/calendar-formats.js';

/** Returns the season of a time by its UTC date. */
export function currentSeason(now: Date): number {
  return seasonOf(toDay(now));
}
