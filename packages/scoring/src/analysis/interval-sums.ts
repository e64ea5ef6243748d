import { type FixInterval, intervalSeconds } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';

/** Sums of time in seconds and of height gained in metres. */
export interface HeightGain {
  readonly seconds: number;
  readonly gainM: number;
}

export function sumHeightGain(track: Track, intervals: readonly FixInterval[]): HeightGain {
  const { altitudeM } = track;
  return {
    seconds: sum(intervals, (interval) => intervalSeconds(track, interval)),
    gainM: sum(intervals, ({ first, last }) => altitudeM[last]! - altitudeM[first]!),
  };
}

export function sum<Part>(parts: readonly Part[], measure: (part: Part) => number): number {
  return parts.reduce((total, part) => total + measure(part), 0);
}

/** Contribution of an interval to a running sum. */
export function difference(sums: Float64Array, { first, last }: FixInterval): number {
  return sums[last]! - sums[first]!;
}

/** Quotient, with 0 / 0 = 0. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
