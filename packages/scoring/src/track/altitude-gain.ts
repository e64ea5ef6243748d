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
  const { altitudeM } = track;
  const { first, last } = interval;
  let [low, gain] = [Number.POSITIVE_INFINITY, 0];
  for (let i = first; i <= last; i++) {
    low = Math.min(low, altitudeM[i]!);
    gain = Math.max(gain, altitudeM[i]! - low);
  }
  return gain;
}
