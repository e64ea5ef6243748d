import { seasonOf } from '@cloudstreet/scoring/season';
import { toDay } from '../platform/http/responses.js';

/** The season that a moment lies in, by its UTC date. */
export function currentSeason(now: Date): number {
  return seasonOf(toDay(now));
}
