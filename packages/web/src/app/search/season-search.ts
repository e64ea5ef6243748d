import { parseDates } from './date-search.js';

/** Season of a page in a URL. */
export interface SeasonSearch {
  readonly season?: number;
}

/** Parses a URL. Unknown names and invalid values are skipped. */
export function parseSeasonSearch(raw: Record<string, unknown>): SeasonSearch {
  const { season } = parseDates({ season: raw['season'] });
  return season === undefined ? {} : { season };
}
