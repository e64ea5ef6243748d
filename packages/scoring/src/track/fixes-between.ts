import { checkNumber } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import { type FixInterval, fixAtOrAfter, fixAtOrBefore } from './fix-interval.js';
import type { Track } from './track.js';

/**
 * The fixes between two moments, both included; nothing where fewer than two lie there.
 *
 * @param fromS Unix seconds; -Infinity for the first fix of the track.
 * @param toS Unix seconds; Infinity for the last one.
 * @throws {TypeError} If the track is none, or a moment no number.
 * @throws {RangeError} If a moment is NaN.
 */
export function fixesBetween(track: Track, fromS: number, toS: number): FixInterval | undefined {
  checkTrack(track);
  checkNumber('fromS', fromS);
  checkNumber('toS', toS);
  const first = fixAtOrAfter(track, fromS - track.dayStartS);
  const last = fixAtOrBefore(track, toS - track.dayStartS);
  return last > first ? { first, last } : undefined;
}
