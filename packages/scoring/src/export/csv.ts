import type { ExportedTrack } from './exported-track.js';

/** Formats a track as a header and one line per fix, with commas. @see RFC 4180 */
export function toCsv({ fixes }: ExportedTrack): string {
  const rows = fixes.map(({ time, lat, lon, altitudeM }) => `${time},${lat},${lon},${altitudeM}`);
  return ['time,lat,lon,altitude_m', ...rows, ''].join('\r\n');
}
