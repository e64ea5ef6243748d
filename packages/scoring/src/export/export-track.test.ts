import { expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { bRecord, HEADER, igcBytes } from '../testing/igc-text.js';
import { createTrack } from '../track/create-track.js';
import { type ExportFormat, exportTrack } from './export-track.js';

const FIXES = [
  { timeS: 36_000, lat: 50.5, lon: -8.25, pressureAltM: 480 },
  { timeS: 36_004, lat: 50.501, lon: -8.25, pressureAltM: 486 },
];

function exported(format: ExportFormat, gliderType = 'LS 4') {
  const header = HEADER.map((line) => line.replace('LS 4', gliderType));
  const { recording } = parseIgc(igcBytes([...header, ...FIXES.map(bRecord)]));
  return exportTrack(recording, createTrack(recording, { first: 0, last: 1 }), format);
}

test('GPX has a point per fix', () => {
  expect(exported('gpx')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Cloudstreet" xmlns="http://www.topografix.com/GPX/1/1">
<trk><name>2026-07-14 LS 4 D-1234</name><trkseg>
<trkpt lat="50.5" lon="-8.25"><ele>480</ele><time>2026-07-14T10:00:00Z</time></trkpt>
<trkpt lat="50.501" lon="-8.25"><ele>486</ele><time>2026-07-14T10:00:04Z</time></trkpt>
</trkseg></trk>
</gpx>
`);
});

test('KML lists all times, then all positions', () => {
  const lines = exported('kml').split('\n');
  expect(lines.slice(4, 8)).toEqual([
    '<when>2026-07-14T10:00:00Z</when>',
    '<when>2026-07-14T10:00:04Z</when>',
    '<gx:coord>-8.25 50.5 480</gx:coord>',
    '<gx:coord>-8.25 50.501 486</gx:coord>',
  ]);
});

test('GeoJSON has one line with the times of its coordinates', () => {
  expect(JSON.parse(exported('geojson'))).toEqual({
    type: 'Feature',
    properties: {
      name: '2026-07-14 LS 4 D-1234',
      coordTimes: ['2026-07-14T10:00:00Z', '2026-07-14T10:00:04Z'],
    },
    geometry: {
      type: 'LineString',
      coordinates: [
        [-8.25, 50.5, 480],
        [-8.25, 50.501, 486],
      ],
    },
  });
});

test('CSV has a header and a line per fix', () => {
  expect(exported('csv').split('\r\n')).toEqual([
    'time,lat,lon,altitude_m',
    '2026-07-14T10:00:00Z,50.5,-8.25,480',
    '2026-07-14T10:00:04Z,50.501,-8.25,486',
    '',
  ]);
});

test.each(['gpx', 'kml'] as const)('%s escapes markup in names', (format) => {
  expect(exported(format, '<b>&"A"')).toContain('2026-07-14 &lt;b&gt;&amp;&quot;A&quot; D-1234');
});
