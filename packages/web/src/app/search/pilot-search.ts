import type { ContestName } from '@cloudstreet/scoring/contest';
import { parseDates } from './flight-dates.js';
import { parseContest } from './flight-search.js';

/** Whose sums the pilots of an aircraft, an airport or a club have, as the URL holds it. */
export interface PilotSearch {
  /** Left out: the free contest. */
  readonly contest?: ContestName;
  /** Left out: all seasons together. */
  readonly season?: number;
}

/** Reads what a URL says; unknown names and values are skipped. */
export function parsePilotSearch(raw: Record<string, unknown>): PilotSearch {
  const contest = parseContest(raw['contest']);
  const { season } = parseDates({ season: raw['season'] });
  return { ...(contest && { contest }), ...(season !== undefined && { season }) };
}
