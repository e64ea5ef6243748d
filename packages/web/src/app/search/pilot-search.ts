import type { ContestName } from '@cloudstreet/scoring/score';
import { parseContest } from './flight-search.js';
import { parseSeasonSearch, type SeasonSearch } from './season-search.js';

/**
 * Search parameters of the pilots of an aircraft, an airport or a club. Without a season, totals
 * cover all seasons.
 */
export interface PilotSearch extends SeasonSearch {
  /** Contest; by default `free`. */
  readonly contest?: ContestName;
}

/** Parses a URL. Unknown names and invalid values are skipped. */
export function parsePilotSearch(raw: Record<string, unknown>): PilotSearch {
  const contest = parseContest(raw['contest']);
  return { ...(contest && { contest }), ...parseSeasonSearch(raw) };
}
