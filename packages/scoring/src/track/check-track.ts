import { checkColumns } from '../igc/check-recording.js';
import { checkFinite, checkList, checkObject, describeValue } from '../units/check-value.js';
import type { FixInterval } from './fix-interval.js';
import type { Track } from './track.js';

/**
 * Checks a track.
 *
 * @throws {TypeError} If the value does not have the columns of a track.
 * @throws {RangeError} If a column is shorter than the number of fixes.
 */
export function checkTrack(track: Track): void {
  checkColumns('track', track, ['timeS', 'lat', 'lon', 'altitudeM', 'record']);
  checkFinite('dayStartS', track.dayStartS);
}

/**
 * Checks an interval.
 *
 * @throws {TypeError} If the value is not an interval.
 * @throws {RangeError} If it is outside the track, or ends before it begins.
 */
export function checkInterval(
  name: string,
  interval: FixInterval,
  { count }: Pick<Track, 'count'>,
): void {
  checkObject(name, interval, ['first', 'last']);
  const { first, last } = interval;
  const isWhole = Number.isInteger(first) && Number.isInteger(last);
  if (isWhole && first >= 0 && last >= first && last < count) return;
  throw new RangeError(`No ${name} ${first}..${last} in a track of ${count} fixes.`);
}

/**
 * Checks a list of intervals.
 *
 * @throws {TypeError} If the value is not a list of intervals.
 * @throws {RangeError} If one of them is outside the track.
 */
export function checkIntervals(
  name: string,
  intervals: readonly FixInterval[],
  track: Track,
): void {
  checkList(name, intervals);
  for (const interval of intervals) checkInterval(name, interval, track);
}

/**
 * Checks indexes of fixes.
 *
 * @throws {TypeError} If the records are not a column of indexes.
 * @throws {RangeError} If one of them is not the index of a fix.
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
