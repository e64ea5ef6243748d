import { checkRange, checkTrack } from './check-track.js';
import type { FixRange } from './fix-range.js';
import type { Track } from './track.js';

/**
 * The greatest climb in metres from a low point to a later high point of the stretch.
 *
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If the stretch leaves the track.
 */
export function maxAltitudeGainM(track: Track, stretch: FixRange): number {
  checkTrack(track);
  checkRange('stretch', stretch, track);
  const { altitudeM } = track;
  const { first, last } = stretch;
  let [low, gain] = [Number.POSITIVE_INFINITY, 0];
  for (let i = first; i <= last; i++) {
    low = Math.min(low, altitudeM[i]!);
    gain = Math.max(gain, altitudeM[i]! - low);
  }
  return gain;
}
