import { pathWith } from '../../../app/paths.js';
import { type FlightSearch, parseFlightSearch } from '../../../app/search/flight-search.js';

/** State of a day replay in the URL. */
export interface DayReplaySearch extends Pick<FlightSearch, 'scoring_date' | 'airport' | 'bbox'> {
  /** Flight that the camera follows. */
  readonly flight?: number;
}

/** Parses the URL of a replay. Invalid values are skipped. */
export function parseDayReplay(raw: Record<string, unknown>): DayReplaySearch {
  const named = { ...raw, airport: raw['airport'] ?? raw['airport_id_in'] };
  const { scoring_date, airport, bbox } = parseFlightSearch(named);
  const flight = Number(raw['flight']);
  return {
    ...(scoring_date !== undefined && { scoring_date }),
    ...(airport && { airport }),
    ...(bbox && { bbox }),
    ...(Number.isInteger(flight) && flight > 0 && { flight }),
  };
}

/** Returns the path of the replay of a day. */
export function dayReplayPath({ scoring_date, airport, bbox, flight }: DayReplaySearch): string {
  return pathWith('/flight/replay', { scoring_date, airport, bbox, flight });
}
