import { FILTER_KINDS, type FilterKind, type SearchKind } from '@cloudstreet/sdk';
import { daysOf, withDay, withoutDates, withSeason } from '@cloudstreet/ui/filters/flight-dates';
import { parseFilterValues } from './filter-values.js';
import type { FlightSearch } from './flight-search.js';
import { isMonthOfYear } from './month.js';

/** Kinds of search results that filter a flight list. */
export const FILTER_SEARCH_KINDS = [
  'user',
  'club',
  'airport',
  'aircraft',
  'registration',
  'country',
  'region',
  'multi_region',
  'sector',
  'continent',
  'sc_class',
  'keyword',
  'season',
  'month',
  'scoring_date',
  'distance',
  'point_of_interest',
  'flight_collection',
  'travel',
  'task',
  'competition',
] as const satisfies readonly SearchKind[];

/**
 * Adds a pick to the filters of a search. A pick that is not a filter changes nothing; another
 * version of the application may have stored one.
 */
export function withPick(
  search: FlightSearch,
  { index, id }: { index: string; id: number | string },
  now: Date,
): FlightSearch {
  if (index === 'season') return withSeason(search, Number(id));
  if (index === 'scoring_date') return withDay(search, String(id), now);
  if (index === 'month' && isMonthOfYear(id)) return { ...withoutDates(search), ...daysOf(id) };
  if (index === 'distance') return withLeastDistance(search, Number(id));
  return isFilter(index) ? withValue(search, index, id) : search;
}

/** Sets the minimum distance, and removes a maximum that would exclude every distance. */
function withLeastDistance(search: FlightSearch, km: number): FlightSearch {
  const { distance_lt: under, ...rest } = search;
  const isPossible = under === undefined || km < under;
  return { ...(isPossible ? search : rest), distance_gt: km };
}

function isFilter(index: string): index is FilterKind {
  return index in FILTER_KINDS;
}

function withValue(search: FlightSearch, filter: FilterKind, id: number | string): FlightSearch {
  const { isList, values } = FILTER_KINDS[filter];
  const [value] = parseFilterValues([id], values);
  if (value === undefined) return search;
  const before = search[filter];
  const others = isList && Array.isArray(before) ? (before as readonly (string | number)[]) : [];
  return { ...search, [filter]: isList ? [...new Set([...others, value])] : value };
}
