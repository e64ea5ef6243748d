import { firstIndex } from './first-index.js';
import type { Track } from './track.js';

/** A stretch of a track, both ends included, as indices of its fixes. */
export interface FixRange {
  readonly first: number;
  readonly last: number;
}

/** Seconds from the first to the last fix of the stretch. */
export function rangeSeconds(track: Track, range: FixRange): number {
  return track.timeS[range.last]! - track.timeS[range.first]!;
}

/** What two stretches have in common; nothing where that is no more than a fix. */
export function commonRange(one: FixRange, other: FixRange): FixRange | undefined {
  const first = Math.max(one.first, other.first);
  const last = Math.min(one.last, other.last);
  return last > first ? { first, last } : undefined;
}

/**
 * The first fix at or after a time; `track.count` where all are earlier.
 *
 * @param timeS Seconds since the track's `dayStartS`.
 */
export function fixAtOrAfter(track: Track, timeS: number): number {
  return firstIndex(track.count, (fix) => track.timeS[fix]! >= timeS);
}

/** The last fix at or before a time; -1 where all are later. */
export function fixAtOrBefore(track: Track, timeS: number): number {
  return firstIndex(track.count, (fix) => track.timeS[fix]! > timeS) - 1;
}
