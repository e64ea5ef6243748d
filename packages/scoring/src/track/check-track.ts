import { checkColumns } from '../igc/check-recording.js';
import { checkFinite, checkList, checkObject, describeValue } from '../units/check-value.js';
import type { FixRange } from './fix-range.js';
import type { Track } from './track.js';

/**
 * @throws {TypeError} If the value does not have the columns of a track.
 * @throws {RangeError} If a column is shorter than the number of fixes.
 */
export function checkTrack(track: Track): void {
  checkColumns('track', track, ['timeS', 'lat', 'lon', 'altitudeM', 'record']);
  checkFinite('dayStartS', track.dayStartS);
}

/**
 * @throws {TypeError} If the value is no stretch.
 * @throws {RangeError} If it leaves the track, or ends before it begins.
 */
export function checkRange(name: string, range: FixRange, { count }: Pick<Track, 'count'>): void {
  checkObject(name, range, ['first', 'last']);
  const { first, last } = range;
  const isWhole = Number.isInteger(first) && Number.isInteger(last);
  if (isWhole && first >= 0 && last >= first && last < count) return;
  throw new RangeError(`No ${name} ${first}..${last} in a track of ${count} fixes.`);
}

/**
 * @throws {TypeError} If the value is no list of stretches.
 * @throws {RangeError} If one leaves the track.
 */
export function checkRanges(name: string, ranges: readonly FixRange[], track: Track): void {
  checkList(name, ranges);
  for (const range of ranges) checkRange(name, range, track);
}

/**
 * @throws {TypeError} If the records are no column of indices.
 * @throws {RangeError} If one of them is none of so many fixes.
 */
export function checkRecords(records: Int32Array, count: number): void {
  if (!(ArrayBuffer.isView(records) && records instanceof Int32Array)) {
    throw new TypeError(`records must be an Int32Array, not ${describeValue(records)}.`);
  }
  for (let i = 0; i < records.length; i++) {
    const record = records[i]!;
    if (record >= 0 && record < count) continue;
    throw new RangeError(`No fix ${record} in a recording of ${count} fixes.`);
  }
}
