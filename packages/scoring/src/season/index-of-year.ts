import { seasonBounds } from './season.js';

/** An aircraft's index in the list of one year. */
export interface YearIndex {
  readonly year: number;
  readonly index: number;
}

/**
 * The index that holds in a season: the newest at or before it. For seasons before the first list
 * it is that list's.
 *
 * @param indices In any order.
 * @returns Nothing (null) only where the aircraft has no index at all.
 * @throws {RangeError} If the season is not a year of four digits.
 */
export function indexOfYear(indices: readonly YearIndex[], season: number): number | null {
  seasonBounds(season);
  const byYear = indices.toSorted((one, other) => one.year - other.year);
  const holding = byYear.findLast(({ year }) => year <= season) ?? byYear[0];
  return holding?.index ?? null;
}
