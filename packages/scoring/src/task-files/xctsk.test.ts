import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.js';
import { parseXctsk, writeXctsk, writeXctskCode } from './xctsk.js';

/** Example of the SeeYou Task QR Code specification 2.2, chapter "Example QR Code". */
const SEEYOU_CODE = String.raw`XCTSK:{"taskType":"CLASSIC","version":2,"t":[
  {"z":"gk|lAyg{|Gml@owH","n":"Lienz mesto","d":"Lienz","t":2,"o":{"l":1,"a12":253.5}},
  {"z":"wrsiAove|GolA_pR","n":"Toblach Mil","d":"TOBLACH","o":{"a1":180,"a12":55.7}},
  {"z":"k}okAezz}Gq{@oh\\","n":"Matrei","d":"Matrei","o":{"a1":45,"a2":180,"a12":157.7,"r2":4000}},
  {"z":"kosoAsln}G__Aoh\\","n":"Moelltal","d":"Obervach","o":{"a1":45,"a12":270,"r2":5000}},
  {"z":"ondoAini|Gwj@oh\\","n":"Berg","d":"Berg","o":{"a1":45,"a2":22.5,"a12":331,"r2":8000}},
  {"z":"uusmAyfs|Gyf@ozD","n":"Lienz","d":"LIENZ","t":3,"o":{"a1":180,"a12":106.3}}],
  "s":{"g":["10:00:00Z"],"d":2,"t":1},"o":{"v":2,"tt":10800,"bgi":600,"gi":300}}`;

/** In the form of version 1. */
const VERSION_1 = {
  taskType: 'CLASSIC',
  version: 1,
  earthModel: 'WGS84',
  turnpoints: [
    { type: 'TAKEOFF', radius: 400, waypoint: waypoint('D01', 46.5, 8.1, 1200) },
    { type: 'SSS', radius: 3000, waypoint: waypoint('B01', 46.6, 8.2, 1800) },
    { radius: 1000, waypoint: waypoint('B02', 46.7, 8.3, 2000) },
    { type: 'ESS', radius: 2000, waypoint: waypoint('B03', 46.8, 8.4, 700) },
    { radius: 100, waypoint: waypoint('A01', 46.81, 8.41, 600) },
  ],
  takeoff: { timeOpen: '09:00:00Z', timeClose: '11:30:00Z' },
  sss: { type: 'RACE', direction: 'ENTER', timeGates: ['12:00:00Z', '12:20:00Z'] },
  goal: { type: 'LINE', deadline: '18:30:00Z' },
};

function waypoint(name: string, lat: number, lon: number, altSmoothed: number) {
  return { name, description: `Place ${name}`, lat, lon, altSmoothed };
}

test('reads the published code of SeeYou', () => {
  const { tasks, findings } = parseXctsk(SEEYOU_CODE);
  expect(findings).toEqual([]);
  const [task] = tasks;
  expect(task?.points[0]).toEqual({
    name: 'Lienz mesto',
    description: 'Lienz',
    lat: 46.839_17,
    lon: 12.766_12,
    elevationM: 727,
    zone: { kind: 'LINE', radiusM: 5000 },
  });
  expect(task?.points.slice(1).map(({ zone }) => zone)).toEqual([
    { kind: 'CYLINDER', radiusM: 10_000 },
    { kind: 'KEYHOLE', radiusM: 15_000, cylinderRadiusM: 4000 },
    {
      kind: 'SECTOR',
      radiusM: 15_000,
      halfAngleDeg: 45,
      axis: 90,
      inner: { radiusM: 5000, halfAngleDeg: 0 },
    },
    {
      kind: 'SECTOR',
      radiusM: 15_000,
      halfAngleDeg: 45,
      // 331° is the bisector of the legs.
      axis: 'neighbours',
      inner: { radiusM: 8000, halfAngleDeg: 22.5 },
    },
    { kind: 'CYLINDER', radiusM: 3000 },
  ]);
  expect(task).toMatchObject({ startOpensS: 36_000, minTimeS: 10_800 });
  expect(task?.options?.values).toMatchObject({ 'o.bgi': '600', 'o.gi': '300' });
});

test('a code is the same after writing', () => {
  const { tasks } = parseXctsk(SEEYOU_CODE);
  const text = writeXctskCode(tasks[0]!);
  expect(text).toMatch(
    /^XCTSK:\{"taskType":"CLASSIC","version":2,"t":\[\{"z":"gk\|lAyg\{\|Gml@owH"/,
  );
  expect(parseXctsk(text).tasks).toEqual(tasks);
});

test('reads and writes version 1', () => {
  const { tasks, findings } = parseXctsk(JSON.stringify(VERSION_1));
  expect(findings).toEqual([]);
  const [task] = tasks;
  expect(task?.takeoff).toMatchObject({ name: 'D01', description: 'Place D01', elevationM: 1200 });
  expect(task?.points.map(({ name, zone }) => [name, zone])).toEqual([
    ['B01', { kind: 'CYLINDER', radiusM: 3000 }],
    ['B02', { kind: 'CYLINDER', radiusM: 1000 }],
    ['B03', { kind: 'CYLINDER', radiusM: 2000 }],
    ['A01', { kind: 'LINE', radiusM: 100 }],
  ]);
  expect(task).toMatchObject({ startOpensS: 43_200, finishClosesS: 66_600 });
  expect(JSON.parse(writeXctsk(task!))).toEqual(VERSION_1);
});

test('both versions hold the same task', () => {
  const { tasks } = parseXctsk(JSON.stringify(VERSION_1));
  const code = parseXctsk(writeXctskCode(tasks[0]!));
  expect(code.tasks).toEqual(tasks);
});

test('a description may be null, as an instrument writes it', () => {
  const { tasks } = parseXctsk(
    'XCTSK:{"taskType":"CLASSIC","version":2,"t":[{"z":"e}iqBhcpgE_f@_X","n":"A","d":null,"t":2},{"z":"erjqBnp|gEgh@_X","n":"B","d":null,"t":3}]}',
  );
  // e}iqB: (6 + 30 * 32 + 10 * 32² + 18 * 32³ + 3 * 32⁴) / 2 = 1873379
  expect(tasks[0]?.points[0]).toMatchObject({ name: 'A', lat: -32.855_73, lon: 18.733_79 });
  expect(tasks[0]?.points[1]?.description).toBeUndefined();
});

test('a list of waypoints is no task', () => {
  const { waypoints, tasks } = parseXctsk('{"T":"W","V":2,"t":[{"z":"e}iqBhcpgE_f@","n":"A"}]}');
  expect(waypoints).toEqual([{ name: 'A', lat: -32.855_73, lon: 18.733_79, elevationM: 624 }]);
  expect(tasks).toEqual([]);
});

test.each([
  { why: 'broken text', text: '{"version":1,\n"turnpoints":[1 2]}', found: ['2 INVALID_JSON'] },
  { why: 'other objects', text: '{"version":1}', found: ['1 UNKNOWN_FORMAT'] },
  { why: 'no points', text: '{"turnpoints":[]}', found: ['1 TOO_FEW_POINTS'] },
  {
    why: 'a point without a position',
    text: JSON.stringify(
      { ...VERSION_1, turnpoints: [VERSION_1.turnpoints[0], { waypoint: { name: 'X' } }] },
      undefined,
      1,
    ),
    found: ['18 INVALID_COORDINATES'],
  },
])('reports $why with its line', ({ text, found }) => {
  const { tasks, findings } = parseXctsk(text);
  expect(tasks).toEqual([]);
  expect(findings.map(({ line, code }) => `${line} ${code}`)).toEqual(found);
});

test('polylines hold numbers of any size and sign', () => {
  // Of the description of the format: -179.9832104 becomes `~oia@.
  expect(encodePolyline([-17_998_321])).toBe('`~oia@');
  const values = [0, -1, 1, 15, 16, -16, 18_000_000, -18_000_000, 99_999_999_999];
  expect(decodePolyline(encodePolyline(values))).toEqual(values);
  expect(decodePolyline('~')).toBeUndefined();
  expect(decodePolyline(' ')).toBeUndefined();
});
