import type { ContestName } from '@cloudstreet/scoring/score';
import { parseContest } from './flight-search.js';

/** Search parameters of the flight page. */
export interface FlightPageSearch {
  /** Selected contest; by default the first one. */
  readonly contest?: ContestName;
  /** Ids of compared flights, joined by commas. */
  readonly compare?: string;
  /** Shows the flight in 3D instead of on the map. */
  readonly view?: '3d';
  /** Token of a flight that only its link opens. */
  readonly link?: string;
}

export function parseFlightPageSearch(raw: Record<string, unknown>): FlightPageSearch {
  const contest = parseContest(raw['contest']);
  const { compare, view, link } = raw;
  // The router parses a single id as a number.
  const isListed = typeof compare === 'string' || typeof compare === 'number';
  return {
    ...(contest && { contest }),
    ...(isListed && { compare: `${compare}` }),
    ...(view === '3d' && { view }),
    ...(typeof link === 'string' && { link }),
  };
}
