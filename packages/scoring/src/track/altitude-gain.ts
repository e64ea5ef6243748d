import type { FixRange } from './fix-range.js';
import type { Track } from './track.js';

/** The greatest climb in metres from a low point to a later high point of the stretch. */
export function maxAltitudeGainM({ altitudeM }: Track, { first, last }: FixRange): number {
  let [low, gain] = [Number.POSITIVE_INFINITY, 0];
  for (let i = first; i <= last; i++) {
    low = Math.min(low, altitudeM[i]!);
    gain = Math.max(gain, altitudeM[i]! - low);
  }
  return gain;
}
