import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import type { TaskFile } from '../waypoint/task-file.js';
import {
  parseTaskFile,
  TASK_FILE_FORMATS,
  type TaskFileFormat,
  writeTaskFile,
} from './task-file-formats.js';
import { writeXctskCode } from './xctsk.js';

const PLACES = [
  { name: 'Lesce', lat: 46.3565, lon: 14.174_45, elevationM: 504, code: 'LJBL' },
  {
    name: 'Celje <Ost> & "Süd"',
    lat: 46.25,
    lon: -15.25,
    elevationM: 244,
    description: 'One\nTwo',
  },
] as const;
const CONTENT: TaskFile = {
  waypoints: PLACES,
  tasks: [
    {
      name: 'There and back',
      points: [
        { ...PLACES[0], zone: { kind: 'LINE', radiusM: 1000 } },
        { ...PLACES[1], zone: { kind: 'CYLINDER', radiusM: 500 } },
        { ...PLACES[0], zone: { kind: 'CYLINDER', radiusM: 3000 } },
      ],
    },
  ],
};

function textOf(format: TaskFileFormat): string {
  return new TextDecoder().decode(writeTaskFile(CONTENT, format));
}

test.each(TASK_FILE_FORMATS.filter((format) => format !== 'kml' && format !== 'geojson'))(
  'a %s file is recognised by its content',
  (format) => {
    const { tasks, findings } = parseTaskFile(writeTaskFile(CONTENT, format));
    expect(findings).toEqual([]);
    expect(tasks.map(({ points }) => points.map(({ name }) => name))).toEqual([
      ['Lesce', 'Celje <Ost> & "Süd"', 'Lesce'],
    ]);
  },
);

test('the text of a QR code and a recording are recognised', () => {
  const code = new TextEncoder().encode(writeXctskCode(CONTENT.tasks[0]!));
  expect(parseTaskFile(code).tasks).toHaveLength(1);
  const recording = [
    'AXCSABC',
    'HFDTE140726',
    'C140726093000000000000101Task',
    'C0000000N00000000E',
    'C5000000N00800000EStart',
    'C5010000N00830000EOne',
    'C5000000N00800000EFinish',
    'C0000000N00000000E',
  ].join('\r\n');
  const { tasks } = parseTaskFile(new TextEncoder().encode(recording));
  expect(tasks[0]).toMatchObject({ name: 'Task', points: [{ lat: 50, lon: 8 }, {}, {}] });
});

test.each([
  { why: 'an empty file', bytes: new Uint8Array(0), code: 'UNKNOWN_FORMAT' },
  { why: 'a picture', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), code: 'UNKNOWN_FORMAT' },
  { why: 'another archive', bytes: Uint8Array.of(0x50, 0x4b, 3, 4), code: 'INVALID_ARCHIVE' },
])('$why is refused with a finding', ({ bytes, code }) => {
  const { findings, waypoints } = parseTaskFile(bytes);
  expect(waypoints).toEqual([]);
  expect(findings).toMatchObject([{ code, type: 'error', line: 1 }]);
});

test('a format of one task refuses several', () => {
  const several = { ...CONTENT, tasks: [...CONTENT.tasks, ...CONTENT.tasks] };
  expect(() => writeTaskFile(several, 'tsk')).toThrow(/tsk has one task, not 2/);
});

/** Features that an independent reader finds in a file. */
describe('read by togeojson', () => {
  const read = (format: 'gpx' | 'kml') => {
    const dom = new DOMParser().parseFromString(textOf(format), 'text/xml');
    const { features } = { gpx, kml }[format](dom);
    return features.map(({ properties, geometry }) => ({ name: properties?.['name'], geometry }));
  };

  test.each(['gpx', 'kml'] as const)('%s has the waypoints and the task', (format) => {
    const line = PLACES.map(({ lon, lat, elevationM }) => [lon, lat, elevationM]);
    const found = read(format);
    expect(found.filter(({ geometry }) => geometry?.type === 'Point')).toEqual(
      PLACES.map(({ name, lon, lat, elevationM }) => ({
        name,
        geometry: { type: 'Point', coordinates: [lon, lat, elevationM] },
      })),
    );
    expect(found.filter(({ geometry }) => geometry?.type === 'LineString')).toEqual([
      {
        name: 'There and back',
        geometry: { type: 'LineString', coordinates: [...line, line[0]] },
      },
    ]);
  });
});

test('GeoJSON has points, and a line with its zones', () => {
  const { features } = JSON.parse(textOf('geojson'));
  expect(features[0]).toEqual({
    type: 'Feature',
    properties: { name: 'Lesce', elevationM: 504, code: 'LJBL' },
    geometry: { type: 'Point', coordinates: [14.174_45, 46.3565, 504] },
  });
  expect(features[2]).toMatchObject({
    properties: {
      name: 'There and back',
      points: [{ name: 'Lesce', zone: { kind: 'LINE', radiusM: 1000 } }, {}, {}],
    },
    geometry: { type: 'LineString', coordinates: [[14.174_45, 46.3565, 504], {}, {}] },
  });
});
