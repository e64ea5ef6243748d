import type { ContestName } from '@cloudstreet/scoring/contest';
import { parseContest } from './flight-search.js';
import { parseSeasonSearch, type SeasonSearch } from './season-search.js';

/**
 * Search parameters of the list of pilots of an aircraft, an airport or a club. Without a season
 * the sums cover all seasons.
 */
export interface PilotSearch extends SeasonSearch {
  /** Defaults to the free contest. */
  readonly contest?: ContestName;
}

/** Reads a URL; unknown names and values are skipped. */
export function parsePilotSearch(raw: Record<string, unknown>): PilotSearch {
  const contest = parseContest(raw['contest']);
  return { ...(contest && { contest }), ...parseSeasonSearch(raw) };
}
