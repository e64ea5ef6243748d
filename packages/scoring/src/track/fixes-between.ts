import { checkNumber } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import { type FixInterval, fixAtOrAfter, fixAtOrBefore } from './fix-interval.js';
import type { Track } from './track.js';

/**
 * Returns the fixes between two times, inclusive. Undefined if there are fewer than two.
 *
 * @param fromS Unix seconds; -Infinity for the first fix of the track.
 * @param toS Unix seconds; Infinity for the last fix.
 * @throws {TypeError} If the track is not a track, or a time is not a number.
 * @throws {RangeError} If a time is NaN.
 */
export function fixesBetween(track: Track, fromS: number, toS: number): FixInterval | undefined {
  checkTrack(track);
  checkNumber('fromS', fromS);
  checkNumber('toS', toS);
  const first = fixAtOrAfter(track, fromS - track.dayStartS);
  const last = fixAtOrBefore(track, toS - track.dayStartS);
  return last > first ? { first, last } : undefined;
}
