import { seasonOf } from '@cloudstreet/scoring/season';

/** The season that a moment lies in, by its UTC date. */
export function currentSeason(now: Date): number {
  return seasonOf(now.toISOString().slice(0, 10));
}
