import type { ExportedTrack } from './exported-track.js';
import { xmlText } from './xml-text.js';

/** @see GPX 1.1 schema, https://www.topografix.com/GPX/1/1/ */
export function toGpx({ name, fixes }: ExportedTrack): string {
  const points = fixes.map(
    ({ time, lat, lon, altitudeM }) =>
      `<trkpt lat="${lat}" lon="${lon}"><ele>${altitudeM}</ele><time>${time}</time></trkpt>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Cloudstreet" xmlns="http://www.topografix.com/GPX/1/1">',
    `<trk><name>${xmlText(name)}</name><trkseg>`,
    ...points,
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n');
}
