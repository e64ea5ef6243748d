import type { ContestName } from '@cloudstreet/scoring/contest';
import { parseContest } from './flight-search.js';

/** Search parameters of the flight page. */
export interface FlightPageSearch {
  /** The chosen contest; defaults to the first one. */
  readonly contest?: ContestName;
  /** Ids of the flights that it is compared with, joined by commas. */
  readonly compare?: string;
  /** In space instead of on the map. */
  readonly view?: '3d';
}

export function parseFlightPageSearch(raw: Record<string, unknown>): FlightPageSearch {
  const contest = parseContest(raw['contest']);
  const { compare, view } = raw;
  // The router reads a single id as a number.
  const isListed = typeof compare === 'string' || typeof compare === 'number';
  return {
    ...(contest && { contest }),
    ...(isListed && { compare: `${compare}` }),
    ...(view === '3d' && { view }),
  };
}
