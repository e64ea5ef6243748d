import { checkInteger } from '../units/check-value.js';
import { checkTrack } from './check-track.js';
import type { Track } from './track.js';

const MIN_ALTITUDE_M = -32_768;
const MAX_ALTITUDE_M = 32_767;

/**
 * The track with all altitudes moved by whole metres, as a pressure altitude is when its scale is
 * set to the field. Differences stay as the recorder wrote them.
 *
 * @throws {TypeError} If the track is not a track, or the offset is not a number.
 * @throws {RangeError} If the offset is not whole.
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
