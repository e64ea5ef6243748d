import { checkInteger, checkList, checkNumber, checkObject } from '../units/check-value.js';
import { seasonBounds } from './season.js';

/** An aircraft's index in the list of one year. */
export interface YearIndex {
  readonly year: number;
  readonly index: number;
}

/**
 * Returns the index of a season: the newest of this or an earlier year. For seasons before the
 * first list, the index of the first list.
 *
 * @param indices In any order.
 * @returns Nothing (null) only where the aircraft has no index at all.
 * @throws {TypeError} If the indices are no list of years and indices.
 * @throws {RangeError} If the season is not a year of four digits, or an index not positive.
 */
export function indexOfYear(indices: readonly YearIndex[], season: number): number | null {
  checkIndices(indices);
  seasonBounds(season);
  const byYear = indices.toSorted((one, other) => one.year - other.year);
  const holding = byYear.findLast(({ year }) => year <= season) ?? byYear[0];
  return holding?.index ?? null;
}

function checkIndices(indices: readonly YearIndex[]): void {
  checkList('indices', indices);
  for (const entry of indices) {
    checkObject('index of a year', entry, ['year', 'index']);
    checkInteger('year', entry.year);
    checkNumber('index', entry.index, { min: Number.MIN_VALUE, max: Number.MAX_VALUE });
  }
}
