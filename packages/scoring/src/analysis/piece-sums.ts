import { type FixRange, rangeSeconds } from '../track/fix-range.js';
import type { Track } from '../track/track.js';

/** Time and height of stretches, added up. */
export interface Gained {
  readonly seconds: number;
  readonly gainM: number;
}

export function gainedIn(track: Track, pieces: readonly FixRange[]): Gained {
  const { altitudeM } = track;
  return {
    seconds: sum(pieces, (piece) => rangeSeconds(track, piece)),
    gainM: sum(pieces, ({ first, last }) => altitudeM[last]! - altitudeM[first]!),
  };
}

export function sum<Part>(parts: readonly Part[], measure: (part: Part) => number): number {
  return parts.reduce((total, part) => total + measure(part), 0);
}

/** What a stretch adds to a running sum. */
export function difference(sums: Float64Array, { first, last }: FixRange): number {
  return sums[last]! - sums[first]!;
}

/** 0 by 0 is 0: of nothing, nothing. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
