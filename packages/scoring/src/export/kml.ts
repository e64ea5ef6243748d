import type { ExportedTrack } from './exported-track.js';
import { xmlText } from './xml-text.js';

/** @see OGC KML 2.3, 12-007r2, gx:Track of Google's extension namespace */
export function toKml({ name, fixes }: ExportedTrack): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">',
    `<Placemark><name>${xmlText(name)}</name>`,
    '<gx:Track><altitudeMode>absolute</altitudeMode>',
    ...fixes.map(({ time }) => `<when>${time}</when>`),
    ...fixes.map(({ lat, lon, altitudeM }) => `<gx:coord>${lon} ${lat} ${altitudeM}</gx:coord>`),
    '</gx:Track></Placemark>',
    '</kml>',
    '',
  ].join('\n');
}
