import type { ContestName } from '@cloudstreet/scoring/contest';
import { parseContest } from './flight-search.js';
import { parseSeasonSearch, type SeasonSearch } from './season-search.js';

/**
 * Whose sums the pilots of an aircraft, an airport or a club have, as the URL holds it; without a
 * season, of all seasons together.
 */
export interface PilotSearch extends SeasonSearch {
  /** Left out: the free contest. */
  readonly contest?: ContestName;
}

/** Reads what a URL says; unknown names and values are skipped. */
export function parsePilotSearch(raw: Record<string, unknown>): PilotSearch {
  const contest = parseContest(raw['contest']);
  return { ...(contest && { contest }), ...parseSeasonSearch(raw) };
}
