import { seasonOf } from '@cloudstreet/scoring/season';
import type { User } from '@cloudstreet/sdk';
import { utcDay } from '@cloudstreet/ui/filters/flight-dates';
import type { SeasonSearch } from '../../app/search/season-search.js';

/** Returns the season of the activity: that of the URL, otherwise the newest one with flights. */
export function seasonOfUser({ seasons }: User, { season }: SeasonSearch, now: Date): number {
  return season ?? seasons?.[0]?.season ?? seasonOf(utcDay(now));
}

/** Returns the filter of the flights in a calendar. */
export function activityOf(userId: number, season: number) {
  return { user_id_in: [userId], season_in: [season] };
}
