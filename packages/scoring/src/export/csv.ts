import type { ExportedTrack } from './exported-track.js';

/** A head and a line a fix, separated by commas. @see RFC 4180 */
export function toCsv({ fixes }: ExportedTrack): string {
  const rows = fixes.map(({ time, lat, lon, altitudeM }) => `${time},${lat},${lon},${altitudeM}`);
  return ['time,lat,lon,altitude_m', ...rows, ''].join('\r\n');
}
