import type { Recording } from '../igc/recording.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { toCsv } from './csv.js';
import type { ExportedTrack } from './exported-track.js';
import { toGeoJson } from './geojson.js';
import { toGpx } from './gpx.js';
import { toKml } from './kml.js';

/** Formats in which a track can be written; each is also the file extension. */
export const EXPORT_FORMATS = ['gpx', 'geojson', 'csv', 'kml'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const WRITERS: Readonly<Record<ExportFormat, (track: ExportedTrack) => string>> = {
  gpx: toGpx,
  geojson: toGeoJson,
  csv: toCsv,
  kml: toKml,
};

/** Formats the fixes of a track as the text of a file for maps and spreadsheets. */
export function exportTrack(recording: Recording, track: Track, format: ExportFormat): string {
  const { date, headers } = recording;
  const name = [date, headers.gliderType, headers.gliderId].filter(Boolean).join(' ');
  const fixes = Array.from({ length: track.count }, (_, fix) => ({
    time: `${new Date((track.dayStartS + track.timeS[fix]!) * 1000).toISOString().slice(0, 19)}Z`,
    lat: degrees(track.lat[fix]!),
    lon: degrees(track.lon[fix]!),
    altitudeM: track.altitudeM[fix]!,
  }));
  return WRITERS[format]({ name, fixes });
}

function degrees(units: number): number {
  return Math.round((units / POSITION_UNITS_PER_DEGREE) * 1e6) / 1e6;
}
