import { checkInterval, checkTrack } from './check-track.js';
import type { FixInterval } from './fix-interval.js';
import type { Track } from './track.js';

/**
 * Returns the greatest climb in metres from a low point to a later high point of the interval.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the interval is outside the track.
 */
export function maxAltitudeGainM(track: Track, interval: FixInterval): number {
  checkTrack(track);
  checkInterval('interval', interval, track);
  return findAltitudeGain(track, interval).gainM;
}

/** A climb from a low point to a later high point. */
export interface AltitudeGain {
  /** Fixes of the two points. */
  readonly low: number;
  readonly high: number;
  readonly gainM: number;
}

/** Finds the greatest climb of an interval: the first of equals, 0 m at its first fix if none. */
export function findAltitudeGain({ altitudeM }: Track, { first, last }: FixInterval): AltitudeGain {
  let best = { low: first, high: first, gainM: 0 };
  let low = first;
  for (let fix = first; fix <= last; fix++) {
    if (altitudeM[fix]! < altitudeM[low]!) low = fix;
    const gainM = altitudeM[fix]! - altitudeM[low]!;
    if (gainM > best.gainM) best = { low, high: fix, gainM };
  }
  return best;
}
