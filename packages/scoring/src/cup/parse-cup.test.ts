import { expect, test } from 'vitest';
import { decodeText, encodeText } from '../waypoint/decode-text.js';
import { parseCup } from './parse-cup.js';
import { writeCup } from './write-cup.js';

const HEADER = 'name,code,country,lat,lon,elev,style,rwdir,rwlen,rwwidth,freq,desc,userdata,pics';
const LESCE =
  '"Lesce","LJBL",SI,4621.379N,01410.467E,504.0m,5,144,1130.0m,20m,123.500,"Home Airfield"';

function cup(...lines: string[]): string {
  return [HEADER, ...lines].join('\r\n');
}

function codesOf(text: string): string[] {
  return parseCup(text).findings.map(({ line, code }) => `${line} ${code}`);
}

test('reads the example of the format', () => {
  expect(parseCup(cup(LESCE))).toEqual({
    waypoints: [
      {
        name: 'Lesce',
        code: 'LJBL',
        country: 'SI',
        // 46° + 21.379 / 60, 14° + 10.467 / 60
        lat: expect.closeTo(46.356_316_67, 8),
        lon: expect.closeTo(14.174_45, 8),
        elevationM: 504,
        kind: 'paved_airfield',
        runwayDirectionDeg: 144,
        runwayLengthM: 1130,
        runwayWidthM: 20,
        frequency: '123.500',
        description: 'Home Airfield',
      },
    ],
    waypointLines: [2],
    tasks: [],
    findings: [],
    furtherFindings: 0,
  });
});

test('reads columns in any order, under the names of other programs', () => {
  const { waypoints } = parseCup('Latitude,Longitude,Title\n3351.417S,15112.916E,Opera');
  expect(waypoints).toEqual([
    { name: 'Opera', lat: expect.closeTo(-33.856_95, 8), lon: expect.closeTo(151.215_27, 5) },
  ]);
});

test('reads a file without a header', () => {
  const { waypoints } = parseCup('"Red Square","R",,5545.250N,03737.200W,123.0m,3,90,250m,,"Note"');
  expect(waypoints[0]).toMatchObject({
    name: 'Red Square',
    runwayLengthM: 250,
    description: 'Note',
  });
  expect(waypoints[0]?.lon).toBeCloseTo(-37.62, 6);
});

test.each([
  { text: '525ft', metres: 160.02 },
  { text: '525 FT', metres: 160.02 },
  { text: '504.0m', metres: 504 },
  { text: '504', metres: 504 },
  { text: '-3m', metres: -3 },
  { text: '0.005NM', metres: 9.26 },
  { text: '0.01ml', metres: 16.093 },
])('$text is $metres m', ({ text, metres }) => {
  const { waypoints } = parseCup(cup(`A,,,4600.000N,01400.000E,${text},1`));
  expect(waypoints[0]?.elevationM).toBe(metres);
});

test.each([
  { why: 'a comma in quotation marks', field: '"A, B"', name: 'A, B' },
  { why: 'doubled quotation marks', field: '"A ""B"""', name: 'A "B"' },
  { why: 'a single quotation mark inside', field: '"20" ditch"', name: '20" ditch' },
  { why: 'spaces around quotation marks', field: ' "A" ', name: 'A' },
  { why: 'no quotation marks', field: ' A ', name: 'A' },
])('reads $why', ({ field, name }) => {
  const { waypoints, findings } = parseCup(cup(`${field},,,4600.000N,01400.000E,0m,1`));
  expect(waypoints.map((waypoint) => waypoint.name)).toEqual([name]);
  expect(findings).toEqual([]);
});

test('reads a description of several lines in quotation marks, and counts lines on', () => {
  const text = cup('A,,,4600.000N,01400.000E,0m,1,,,,,"One\r\nTwo\\nThree",,', 'B,,,x,x,0m,1');
  const { waypoints } = parseCup(text);
  expect(waypoints[0]?.description).toBe('One\nTwo\nThree');
  expect(codesOf(text)).toEqual(['4 INVALID_COORDINATES']);
  expect(parseCup(writeCup(parseCup(text))).waypoints).toEqual(waypoints);
});

test('a quotation that is not closed costs one line', () => {
  const text = cup('"A,,,4600.000N,01400.000E,0m,1', LESCE, LESCE.replace('"Lesce"', '"Other"'));
  expect(parseCup(text).waypoints.map(({ name }) => name)).toEqual(['Lesce', 'Other']);
  expect(codesOf(text)).toEqual(['2 UNCLOSED_QUOTE', '2 INVALID_COORDINATES']);
});

test.each([
  { line: ',,,4600.000N,01400.000E,0m,1', code: 'MISSING_NAME' },
  { line: 'A,,,4660.000N,01400.000E,0m,1', code: 'INVALID_COORDINATES' },
  { line: 'A,,,9100.000N,01400.000E,0m,1', code: 'INVALID_COORDINATES' },
  { line: 'A,,,01400.000E,4600.000N,0m,1', code: 'INVALID_COORDINATES' },
])('leaves out $line: $code', ({ line, code }) => {
  const text = cup(line, LESCE);
  expect(parseCup(text).waypoints).toHaveLength(1);
  expect(parseCup(text).findings).toMatchObject([{ line: 2, code, type: 'error', source: line }]);
});

test.each([
  { line: 'A,,,4600.000N,01400.000E,high,1', code: 'INVALID_ELEVATION' },
  { line: 'A,,,4600.000N,01400.000E,5constructor,1', code: 'INVALID_ELEVATION' },
  { line: 'A,,,4600.000N,01400.000E,0m,99', code: 'UNKNOWN_KIND' },
  { line: 'A,,,4600.000N,01400.000E,0m,2,north', code: 'INVALID_RUNWAY' },
  { line: 'A,,,4600.000N,01400.000E,0m,2,90,-5m', code: 'INVALID_RUNWAY' },
  { line: `${LESCE},,,one more`, code: 'EXTRA_FIELDS' },
])('uses the rest of $line: $code', ({ line, code }) => {
  const { waypoints, findings } = parseCup(cup(line));
  expect(waypoints).toHaveLength(1);
  expect(findings).toMatchObject([{ line: 2, code, type: 'warning' }]);
});

test('a header without a position is an error', () => {
  expect(codesOf('name,code\nA,B\nC,D')).toEqual(['1 MISSING_COLUMN']);
});

test('Windows-1252 is decoded, and written if wanted', () => {
  const text = cup('"Köln – Süd","K",,5100.000N,00700.000E,50.0m,1,,,,,,,');
  const bytes = encodeText(text, 'windows-1252');
  expect(bytes).toHaveLength(text.length);
  expect(parseCup(decodeText(bytes)).waypoints[0]?.name).toBe('Köln – Süd');
  expect(parseCup(decodeText(encodeText(text, 'utf-8'))).waypoints[0]?.name).toBe('Köln – Süd');
});

const POINTS = ['A', 'B', 'C'].map((name, i) => `${name},,,460${i}.000N,01400.000E,0m,1`);

function taskOf(...lines: string[]) {
  const parsed = parseCup(cup(...POINTS, '-----Related Tasks-----', ...lines));
  return { ...parsed, task: parsed.tasks[0] };
}

test('a comma at the end of a task is no open landing', () => {
  const { task } = taskOf(',"A","B","C","B","A",');
  expect(task).toMatchObject({ takeoff: { name: 'A' }, landing: { name: 'A' } });
  expect(task?.points.map(({ name }) => name)).toEqual(['B', 'C', 'B']);
});

test.each([
  { why: 'unlike the takeoff', line: ',A,B,C,B,', points: 'B C B' },
  { why: 'the task is closed at the takeoff', line: ',A,A,B,C,A,', points: 'A B C A' },
])('an open landing keeps its place without quotation marks: $why', ({ line, points }) => {
  const { task } = taskOf(line);
  expect(task?.landing).toBeUndefined();
  expect(task?.points.map(({ name }) => name).join(' ')).toBe(points);
});

test('the number of zones tells whether a comma at the end is superfluous', () => {
  const zones = (count: number) =>
    Array.from({ length: count }, (_, index) => `ObsZone=${index},Style=1,R1=500m,A1=180`);
  expect(taskOf(',A,B,C,B,A,', ...zones(4)).task?.points).toHaveLength(4);
  expect(taskOf(',A,B,C,B,C,', ...zones(3)).task?.points).toHaveLength(3);
});

test('a point may be written into the task', () => {
  const { task, findings } = taskOf(
    '"Task","","A","X","B",""',
    'Point=2,"X",XX,,4627.136N,01412.856E,0.0m,1,,,,,,,',
  );
  expect(findings).toEqual([]);
  expect(task?.points[1]).toMatchObject({ name: 'X', code: 'XX' });
  const written = writeCup({ waypoints: [], tasks: [task!] });
  expect(parseCup(written).tasks).toEqual([task]);
});

test('the other starts are read', () => {
  const { task } = taskOf('"Task","","A","B",""', 'STARTS=A,C', 'Options,NoStart=12:34:56');
  expect(task?.otherStarts?.map(({ name }) => name)).toEqual(['A', 'C']);
  expect(task?.startOpensS).toBe(12 * 3600 + 34 * 60 + 56);
});

test.each([
  {
    line: 'ObsZone=1,Style=0,R1=35000m,A1=30,R2=12000m,A2=12,A12=123.4',
    zone: {
      kind: 'SECTOR',
      radiusM: 35_000,
      halfAngleDeg: 30,
      // A12 points at the task.
      axis: 303.4,
      inner: { radiusM: 12_000, halfAngleDeg: 12 },
    },
  },
  {
    line: 'ObsZone=1,Style=1,R1=10km,A1=45,R2=500m,A2=180',
    zone: { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 500 },
  },
  {
    line: 'ObsZone=1,Style=4,R1=3nm,A1=90',
    zone: { kind: 'SECTOR', radiusM: 5556, halfAngleDeg: 90, axis: 'start' },
  },
  {
    line: 'ObsZone=1,Style=0,R1=500m,A12=10,Line=1',
    zone: { kind: 'FIXED_LINE', radiusM: 500, axisDeg: 190 },
  },
  {
    line: 'ObsZone=0,Style=2,R1=3000m,A1=45',
    zone: { kind: 'SYMMETRIC_QUADRANT', radiusM: 3000 },
    point: 0,
  },
])('reads $line', ({ line, zone, point = 1 }) => {
  const { task, findings } = taskOf('"Task","","A","B","C",""', line);
  expect(findings).toEqual([]);
  expect(task?.points[point]?.zone).toEqual(zone);
  expect(parseCup(writeCup({ waypoints: [], tasks: [task!] })).tasks).toEqual([task]);
});

test.each([
  { lines: ['"Task","","A","Unknown","B",""'], codes: ['6 UNKNOWN_WAYPOINT'], tasks: 0 },
  { lines: ['"Task","","A",""'], codes: ['6 TOO_FEW_POINTS'], tasks: 0 },
  { lines: ['"Task","Unknown","A","B",""'], codes: ['6 UNKNOWN_PLACE'], tasks: 1 },
  { lines: ['"Task","","A","B",""', 'ObsZone=1,Style=9'], codes: ['7 INVALID_ZONE'], tasks: 1 },
  { lines: ['"Task","","A","B",""', 'ObsZone=2,R1=5m'], codes: ['7 INVALID_ZONE'], tasks: 1 },
  { lines: ['"Task","","A","B",""', 'Options,TaskTime=x'], codes: ['7 INVALID_OPTION'], tasks: 1 },
  { lines: ['"Task","","A","B",""', 'STARTS=A,X'], codes: ['7 UNKNOWN_PLACE'], tasks: 1 },
  { lines: ['"Task","","A","B",""', 'Point=9,A'], codes: ['7 UNKNOWN_LINE'], tasks: 1 },
  { lines: ['Options,NoStart=12:00:00'], codes: ['6 UNKNOWN_LINE'], tasks: 0 },
])('$lines: $codes', ({ lines, codes, tasks }) => {
  const parsed = taskOf(...lines);
  expect(parsed.findings.map(({ line, code }) => `${line} ${code}`)).toEqual(codes);
  expect(parsed.tasks).toHaveLength(tasks);
});

test('of many findings the first thousand are listed', () => {
  const { findings, furtherFindings } = parseCup(
    cup(...Array.from({ length: 1500 }, () => 'A,,,x')),
  );
  expect(findings).toHaveLength(1000);
  expect(furtherFindings).toBe(500);
});

test.each([
  { order: 'little', mark: [0xff, 0xfe], at: 0 },
  { order: 'big', mark: [0xfe, 0xff], at: 1 },
])('reads UTF-16 with the $order end first', ({ mark, at }) => {
  const text = cup('Zürich,,,4600.000N,01400.000E,0m,1');
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set(mark);
  for (let index = 0; index < text.length; index++) {
    bytes[2 + index * 2 + at] = text.charCodeAt(index);
  }
  expect(parseCup(decodeText(bytes)).waypoints[0]?.name).toBe('Zürich');
});
