import type { ChordPoints } from '../geo/chord.js';
import { checkRecording } from '../igc/check-recording.js';
import type { Recording } from '../igc/recording.js';
import { chooseAltitudeSource } from './altitude-source.js';
import { interpolateAltitudes } from './interpolate-altitudes.js';
import type { RecordInterval } from './record-interval.js';
import type { Track } from './track.js';
import { selectUsableFixes } from './usable-fixes.js';
import { valuesAt } from './values-at.js';

/**
 * The usable fixes of an interval as columns; see `selectUsableFixes` for what is usable.
 *
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If the interval is empty or leaves the recording.
 */
export function createTrack(recording: Recording, interval: RecordInterval): Track {
  checkRecording(recording);
  const { records, points } = selectUsableFixes(recording.fixes, interval);
  return createTrackOf(recording, records, points);
}

/**
 * The given fixes of a recording as columns, with the better of their two altitudes. One that
 * no glider can have, such as −9999 m, is reckoned between the nearest that are possible.
 *
 * @param records Indices of the fixes, ascending.
 * @param points The same fixes in earth-centred coordinates, where they are known already.
 * @throws {TypeError} If an argument is not what it should be.
 * @throws {RangeError} If a record is none of the fixes.
 */
export function createTrackOf(
  recording: Recording,
  records: Int32Array,
  points?: ChordPoints,
): Track {
  checkRecording(recording);
  const { fixes, dayStartS } = recording;
  const source = chooseAltitudeSource(fixes, records);
  const altitudeM = source === 'pressure' ? fixes.pressureAltM : fixes.gnssAltM;
  return {
    count: records.length,
    dayStartS,
    timeS: valuesAt(fixes.timeS, records),
    lat: valuesAt(fixes.lat, records),
    lon: valuesAt(fixes.lon, records),
    altitudeM: interpolateAltitudes({ altitudeM, records, timeS: fixes.timeS }),
    record: records,
    ...(points && { points }),
  };
}
