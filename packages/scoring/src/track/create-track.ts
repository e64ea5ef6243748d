import type { Recording } from '../igc/recording.js';
import { chooseAltitudeSource } from './altitude-source.js';
import type { FlightSpan } from './flight-span.js';
import type { Track } from './track.js';
import { selectUsableFixes } from './usable-fixes.js';
import { valuesAt } from './values-at.js';

/** The usable fixes of a span as columns; see `selectUsableFixes` for what is usable. */
export function createTrack(recording: Recording, span: FlightSpan): Track {
  return createTrackOf(recording, selectUsableFixes(recording.fixes, span).records);
}

/** The given fixes of a recording as columns, with the better of their two altitudes. */
export function createTrackOf({ fixes, dayStartS }: Recording, records: Int32Array): Track {
  const source = chooseAltitudeSource(fixes, records);
  const altitudeM = source === 'pressure' ? fixes.pressureAltM : fixes.gnssAltM;
  return {
    count: records.length,
    dayStartS,
    timeS: valuesAt(fixes.timeS, records),
    lat: valuesAt(fixes.lat, records),
    lon: valuesAt(fixes.lon, records),
    altitudeM: valuesAt(altitudeM, records),
    record: records,
  };
}
