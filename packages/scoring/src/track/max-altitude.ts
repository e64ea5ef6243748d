import type { FixInterval } from './fix-interval.js';
import type { Track } from './track.js';

/** Returns the greatest altitude of an interval in metres. */
export function maxAltitudeM({ altitudeM }: Track, { first, last }: FixInterval): number {
  let mostM = altitudeM[first]!;
  for (let i = first; i <= last; i++) mostM = Math.max(mostM, altitudeM[i]!);
  return mostM;
}
