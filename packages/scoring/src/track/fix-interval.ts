import { firstIndex } from './first-index.js';
import type { Track } from './track.js';

/** A closed interval as indexes of fixes: of a track, or of a recording including unusable fixes. */
export interface FixInterval {
  readonly first: number;
  readonly last: number;
}

/** Returns seconds from the first to the last fix of the interval. */
export function intervalSeconds(track: Track, interval: FixInterval): number {
  return track.timeS[interval.last]! - track.timeS[interval.first]!;
}

/** Returns the common part of two intervals. Undefined if it has fewer than two fixes. */
export function intersectIntervals(one: FixInterval, other: FixInterval): FixInterval | undefined {
  const first = Math.max(one.first, other.first);
  const last = Math.min(one.last, other.last);
  return last > first ? { first, last } : undefined;
}

/**
 * Returns the first fix at or after a time, or `track.count` if all are earlier.
 *
 * @param timeS Seconds since the track's `dayStartS`.
 */
export function fixAtOrAfter(track: Track, timeS: number): number {
  return firstIndex(track.count, (fix) => track.timeS[fix]! >= timeS);
}

/** Returns the last fix at or before a time, or -1 if all are later. */
export function fixAtOrBefore(track: Track, timeS: number): number {
  return firstIndex(track.count, (fix) => track.timeS[fix]! > timeS) - 1;
}

/** Returns whether intervals have a fix in common. */
export function intervalsOverlap(one: FixInterval, other: FixInterval): boolean {
  return one.first <= other.last && other.first <= one.last;
}

/** Returns whether intervals overlap or follow each other without a fix between them. */
export function intervalsTouch(one: FixInterval, other: FixInterval): boolean {
  return one.first <= other.last + 1 && other.first <= one.last + 1;
}

/** Returns intervals in chronological order, those that touch as one. */
export function mergeIntervals(intervals: readonly FixInterval[]): FixInterval[] {
  const result: FixInterval[] = [];
  for (const interval of intervals.toSorted((one, other) => one.first - other.first)) {
    const before = result.at(-1);
    if (before && intervalsTouch(before, interval)) {
      const last = Math.max(before.last, interval.last);
      result[result.length - 1] = { first: before.first, last };
    } else result.push(interval);
  }
  return result;
}
