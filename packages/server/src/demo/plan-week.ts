import { PILOTS } from './demo-data.js';
import type { PlannedFlight } from './plan-season.js';

const DAY_S = 86_400;
/** A keen pilot flies on most days of a week, and has few others. */
const DAYS = 14;
const QUALITY = 0.55;

/** Flights in the order of their days, the latest first. */
const WEEK = ['draft', 'link', 'private', 'asked', 'confirmed'] as const;

/**
 * Plans what the pilot of the last flight sees of their last week besides flights of the season: one
 * draft, one for those with the link and one private flight of their own, and two flights with a pilot
 * of their club, one of which they still have to confirm.
 */
export function planWeek(season: readonly PlannedFlight[]): PlannedFlight[] {
  const last = season.at(-1);
  if (!last) return [];
  const club = PILOTS[last.pilot]?.club;
  const mates = PILOTS.map((_, index) => index).filter(
    (index) => PILOTS[index]?.club === club && index !== last.pilot,
  );
  const days = Array.from({ length: DAYS }, (_, ago) => last.day - ago * DAY_S);
  const isFree = (pilot: number, day: number) =>
    !season.some((flight) => flight.pilot === pilot && flight.day === day);
  const free = days.filter((day) => isFree(last.pilot, day));
  return WEEK.flatMap((kind, index): PlannedFlight[] => {
    const day = free[index];
    if (day === undefined) return [];
    const base = {
      id: `week-${day / DAY_S}-${kind}`,
      airfield: last.airfield,
      day,
      quality: QUALITY,
    };
    if (kind !== 'asked' && kind !== 'confirmed') {
      return [{ ...base, pilot: last.pilot, visibility: kind }];
    }
    const pilot = mates.find((mate) => isFree(mate, day));
    if (pilot === undefined) return [];
    return [{ ...base, pilot, crew: { pilot: last.pilot, isConfirmed: kind === 'confirmed' } }];
  });
}
