import { checkInteger } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import type { Track } from './track.js';

const MIN_ALTITUDE_M = -32_768;
const MAX_ALTITUDE_M = 32_767;

/**
 * Returns the track with an offset added to all altitudes, for example to match pressure altitudes
 * to the elevation of the airfield.
 *
 * @throws {TypeError} If the track is not a track, or the offset is not a number.
 * @throws {RangeError} If the offset is not an integer.
 */
export function shiftAltitudes(track: Track, offsetM: number): Track {
  checkTrack(track);
  checkInteger('offsetM', offsetM);
  if (offsetM === 0) return track;
  const altitudeM = track.altitudeM.map((altM) =>
    Math.min(Math.max(altM + offsetM, MIN_ALTITUDE_M), MAX_ALTITUDE_M),
  );
  return { ...track, altitudeM };
}
