import { timestamp } from '../../contest/timestamp.js';
import type { BoundingBox } from '../../geo/bounding-box.js';
import type { Recording } from '../../igc/recording.js';
import { type AltitudeSource, chooseAltitudeSource } from '../../track/altitude-source.js';
import { createTrack } from '../../track/create-track.js';
import type { Track } from '../../track/track.js';
import { trackBoundingBox } from '../../track/track-bounding-box.js';
import { valuesAt } from '../../track/values-at.js';
import { rangeOf, type ValueRange } from './value-range.js';

/** Place and time of the fixes of a file. Everything except `count` is about usable fixes. */
export interface FixesInfo {
  readonly count: number;
  readonly usable: number;
  readonly start_time?: string;
  readonly end_time?: string;
  /** Seconds from the first to the last fix. */
  readonly duration?: number;
  /** Median number of seconds between two fixes. */
  readonly interval?: number | undefined;
  /** West, south, east and north in degrees. */
  readonly bbox?: BoundingBox;
  /** Metres. Absent, like `gnss_alt`, if it was not recorded. */
  readonly pressure_alt?: ValueRange | undefined;
  readonly gnss_alt?: ValueRange | undefined;
  /** The altitude that the rules use. */
  readonly alt_source?: AltitudeSource;
}

/** Measures the fixes of a recording. */
export function fixesInfo(recording: Recording): FixesInfo {
  const { fixes } = recording;
  const track = createTrack(recording, { first: 0, last: fixes.count - 1 });
  const counts = { count: fixes.count, usable: track.count };
  if (track.count === 0) return counts;
  const [startS, endS] = [track.timeS[0]!, track.timeS.at(-1)!];
  return {
    ...counts,
    start_time: timestamp(track.dayStartS + startS),
    end_time: timestamp(track.dayStartS + endS),
    duration: endS - startS,
    interval: medianIntervalS(track),
    bbox: trackBoundingBox(track),
    pressure_alt: altitudeRange(fixes.pressureAltM, track),
    gnss_alt: altitudeRange(fixes.gnssAltM, track),
    alt_source: chooseAltitudeSource(fixes, track.record),
  };
}

function medianIntervalS({ timeS }: Track): number | undefined {
  const intervals = timeS.slice(1).map((time, before) => time - timeS[before]!);
  return intervals.toSorted()[intervals.length >> 1];
}

/**
 * Returns the range of altitudes. Undefined if all are zero, which recorders write for missing
 * values.
 */
function altitudeRange(column: Int16Array, { record }: Track): ValueRange | undefined {
  const altitudes = valuesAt(column, record);
  return altitudes.some(Boolean) ? rangeOf(altitudes) : undefined;
}
