import { parseDates } from './flight-dates.js';

/** The season that a page shows, as the URL holds it. */
export interface SeasonSearch {
  readonly season?: number;
}

/** Reads a URL; unknown names and malformed values are skipped. */
export function parseSeasonSearch(raw: Record<string, unknown>): SeasonSearch {
  const { season } = parseDates({ season: raw['season'] });
  return season === undefined ? {} : { season };
}
