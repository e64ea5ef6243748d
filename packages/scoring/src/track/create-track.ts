import type { ChordPoints } from '../geo/chord.js';
import { checkRecording } from '../igc/check-recording.js';
import type { Recording } from '../igc/recording.js';
import { chooseAltitudeSource } from './altitude-source.js';
import type { FixInterval } from './fix-interval.js';
import { interpolateAltitudes } from './interpolate-altitudes.js';
import type { Track } from './track.js';
import { selectUsableFixes } from './usable-fixes.js';
import { valuesAt } from './values-at.js';

/**
 * Creates the track of an interval from its usable fixes; see `selectUsableFixes`.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the interval is empty or outside the recording.
 */
export function createTrack(recording: Recording, interval: FixInterval): Track {
  checkRecording(recording);
  const { records, points } = selectUsableFixes(recording.fixes, interval);
  return createTrackOf(recording, records, points);
}

/**
 * Creates a track from the given fixes, with the altitude of `chooseAltitudeSource`. Impossible
 * altitudes, such as −9999 m, are interpolated, and so are spikes of the pressure altitude.
 *
 * @param records Indexes of the fixes, ascending.
 * @param points The same fixes in earth-centred coordinates, if already known.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a record is not the index of a fix.
 */
export function createTrackOf(
  recording: Recording,
  records: Int32Array,
  points?: ChordPoints,
): Track {
  checkRecording(recording);
  const { fixes, dayStartS } = recording;
  const source = chooseAltitudeSource(fixes, records);
  const isPressure = source === 'pressure';
  const altitudeM = isPressure ? fixes.pressureAltM : fixes.gnssAltM;
  const otherAltM = isPressure ? fixes.gnssAltM : undefined;
  return {
    count: records.length,
    dayStartS,
    timeS: valuesAt(fixes.timeS, records),
    lat: valuesAt(fixes.lat, records),
    lon: valuesAt(fixes.lon, records),
    altitudeM: interpolateAltitudes({ altitudeM, records, timeS: fixes.timeS, otherAltM }),
    record: records,
    ...(points && { points }),
  };
}
