import type { ExportedTrack } from './exported-track.js';

/**
 * Formats a track as a GeoJSON feature. `coordTimes` contains the time of each coordinate.
 *
 * @see RFC 7946
 */
export function toGeoJson({ name, fixes }: ExportedTrack): string {
  const feature = {
    type: 'Feature',
    properties: { name, coordTimes: fixes.map(({ time }) => time) },
    geometry: {
      type: 'LineString',
      coordinates: fixes.map(({ lat, lon, altitudeM }) => [lon, lat, altitudeM]),
    },
  };
  return `${JSON.stringify(feature)}\n`;
}
