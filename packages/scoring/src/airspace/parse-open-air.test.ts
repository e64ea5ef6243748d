import { describe, expect, test } from 'vitest';
import type { OutlineArc } from './airspace.js';
import { parseAltitudeLimit } from './altitude-limit.js';
import { parseOpenAir } from './parse-open-air.js';
import { airspaceOf } from './testing/made-airspace.js';

const TRIANGLE = [
  'DP 50:00:00 N 010:00:00 E',
  'DP 50:00:00 N 010:01:00 E',
  'DP 50:01:00 N 010:00:00 E',
];
const HEAD = ['AC D', 'AN Test', 'AL GND', 'AH FL100'];

function read(...lines: string[]) {
  return parseOpenAir(lines.join('\n'));
}

function toMicrometres(metres?: number): number | undefined {
  return metres === undefined ? undefined : Math.round(metres * 1e6);
}

function codesOf(...lines: string[]): string[] {
  return read(...lines).findings.map(({ line, code }) => `${line} ${code}`);
}

test('reads all records of an airspace of version 2', () => {
  const { airspaces, findings } = read(
    '* Version 2.0',
    'AC D * class',
    'AY tma',
    'AN TMA Nord *C* * remark',
    'AI 62e10d61',
    'AF 123.505',
    'AG Nord Information',
    'AX 7000',
    'AL 3500ft AMSL',
    'AH FL 100',
    'AA 2025-01-01T12:00Z/2025-01-01T13:00Z',
    'SP 0,2,127,0,127',
    ...TRIANGLE,
    'AT 50:00:00 N 010:00:00 E',
    '',
  );
  expect(findings).toEqual([]);
  expect(airspaces).toEqual([
    {
      class: 'D',
      type: 'TMA',
      name: 'TMA Nord',
      id: '62e10d61',
      frequency: '123.505',
      station: 'Nord Information',
      transponderCode: '7000',
      floor: { reference: 'MSL', altitudeM: 3500 * 0.3048, text: '3500ft AMSL' },
      ceiling: { reference: 'FL', altitudeM: 3048, text: 'FL 100' },
      schedule: {
        periods: [{ startS: 1_735_732_800, endS: 1_735_736_400 }],
        byNotam: false,
        otherTimes: [],
        isIncomplete: false,
      },
      outline: [
        { kind: 'corner', lat: 50, lon: 10 },
        { kind: 'corner', lat: 50, lon: 10 + 1 / 60 },
        { kind: 'corner', lat: 50 + 1 / 60, lon: 10 },
      ],
      lines: { first: 2, last: 15 },
    },
  ]);
});

test.each([
  { text: 'GND', reference: 'GND' },
  { text: 'SFC', reference: 'GND' },
  { text: '0 AGL', reference: 'GND' },
  { text: '0', reference: 'MSL', feet: 0 },
  { text: '8400', reference: 'MSL', feet: 8400 },
  { text: '8400 ft', reference: 'MSL', feet: 8400 },
  { text: '6,500 ft', reference: 'MSL', feet: 6500 },
  { text: '6.500 ft', reference: 'MSL', feet: 6500 },
  { text: '6 500 ft', reference: 'MSL', feet: 6500 },
  { text: "6'500 ft", reference: 'MSL', feet: 6500 },
  { text: '6\u202f500 ft AGL', reference: 'AGL', feet: 6500 },
  { text: '4,500 ft MSL', reference: 'MSL', feet: 4500 },
  { text: '914.400m', reference: 'MSL', feet: 3000 },
  { text: '5200ft MSL', reference: 'MSL', feet: 5200 },
  { text: '6,5 ft', reference: 'MSL', feet: 6.5 },
  { text: '40000ft AMSL', reference: 'MSL', feet: 40_000 },
  { text: '2500 ALT', reference: 'MSL', feet: 2500 },
  { text: '1500AMSL FT', reference: 'MSL', feet: 1500 },
  { text: '1607.611551ft AMSL', reference: 'MSL', feet: 1607.611551 },
  { text: '3000m AMSL', reference: 'MSL', feet: 3000 / 0.3048 },
  { text: '100 Agl', reference: 'AGL', feet: 100 },
  { text: '1000M AGL', reference: 'AGL', feet: 1000 / 0.3048 },
  { text: '1000ft GND', reference: 'AGL', feet: 1000 },
  { text: '300 m SFC', reference: 'AGL', feet: 300 / 0.3048 },
  { text: 'FL 95', reference: 'FL', feet: 9500 },
  { text: 'fl095', reference: 'FL', feet: 9500 },
  { text: '9500ft STD', reference: 'FL', feet: 9500 },
  { text: 'UNL', reference: 'UNL' },
  { text: 'UNLIM (Mon-Fri)', reference: 'UNL' },
  { text: 'UNLIMITED', reference: 'UNL' },
  { text: 'UNL FT', reference: 'UNL' },
  { text: '15000ft (Mo-Fri)', reference: 'MSL', feet: 15_000 },
  { text: 'NOTAM', reference: 'unknown' },
  { text: 'BY NOTAM', reference: 'unknown' },
])('reads an altitude of $text', ({ text, reference, feet }) => {
  const limit = parseAltitudeLimit(text);
  expect(limit).toMatchObject({ reference, text });
  expect(toMicrometres(limit.altitudeM)).toBe(toMicrometres(feet && feet * 0.3048));
});

test.each([
  'FL',
  'Ask on 122.8',
  'BCTA FT',
  '5000 ft MSL AGL',
  '99999999 ft',
  '6,50,0 ft',
  '6,5000 ft',
  '150.000 ft',
  '12 bananas',
  '',
])('an altitude of "%s" counts as unknown and is reported', (text) => {
  const { airspaces, findings } = read('AC D', 'AN Test', 'AL GND', `AH ${text}`, ...TRIANGLE);
  expect(airspaces[0]?.ceiling).toEqual({ reference: 'unknown', text });
  expect(findings).toEqual([
    expect.objectContaining({ code: 'UNREADABLE_LIMIT', type: 'warning', line: 4, name: 'Test' }),
  ]);
});

test.each([
  { text: '50:30:00 N 010:15:00 E', lat: 50.5, lon: 10.25 },
  { text: '50:30:00.0N 10:15:00.0E', lat: 50.5, lon: 10.25 },
  { text: '50:30:00. N 010:15:00.W', lat: 50.5, lon: -10.25 },
  { text: '50:30 s 9:15 e', lat: -50.5, lon: 9.25 },
  { text: '50:30.5 N 010:15.25 E', lat: 50 + 30.5 / 60, lon: 10 + 15.25 / 60 },
  { text: '50:30:00 N10:15:00E', lat: 50.5, lon: 10.25 },
  { text: '  50:30:00  N   010:15:00 E    c12', lat: 50.5, lon: 10.25 },
  { text: '50:30:00 N 010:15:00 E* remark', lat: 50.5, lon: 10.25 },
  { text: '50:30:00 N 010:15:00 E ; remark – fix me', lat: 50.5, lon: 10.25 },
  { text: '503000.00N 0101500.00E', lat: 50.5, lon: 10.25 },
  { text: '50.5 N 10.25 E', lat: 50.5, lon: 10.25 },
  { text: '50:60:00 N 009:59:60 E', lat: 51, lon: 10 },
  { text: '90:00:00 S 180:00:00 W', lat: -90, lon: -180 },
])('reads the coordinates $text', ({ text, lat, lon }) => {
  const corner = airspaceOf(`DP ${text}`, ...TRIANGLE).outline[0];
  expect(corner).toEqual({
    kind: 'corner',
    lat: expect.closeTo(lat, 9),
    lon: expect.closeTo(lon, 9),
  });
});

test.each([
  '45:49:51 N 008:42:',
  '50:61:00 N 010:00:00 E',
  '50:00:61 N 010:00:00 E',
  '90:00:01 N 010:00:00 E',
  '50:00:00 N 180:00:01 E',
  '50:00:00 N',
  '50.5:30 N 010:00:00 E',
  '50:00:00 010:00:00',
  'somewhere',
  '',
])('the coordinates "%s" drop only their airspace', (text) => {
  const lines = [...HEAD, ...TRIANGLE, `DP ${text}`, ...TRIANGLE, ...HEAD, ...TRIANGLE];
  const { airspaces, findings } = read(...lines);
  expect(airspaces.map(({ lines: { first } }) => first)).toEqual([12]);
  expect(findings).toEqual([
    {
      code: 'INVALID_COORDINATES',
      type: 'error',
      line: 8,
      source: `DP ${text}`.trim(),
      name: 'Test',
      message: 'The coordinates cannot be read.',
    },
  ]);
});

describe('arcs', () => {
  function arcOf(...records: string[]): OutlineArc {
    const part = airspaceOf('V X=50:00:00 N 010:00:00 E', ...records).outline[0]!;
    if (part.kind !== 'arc') throw new Error('A corner.');
    return part;
  }

  test.each([
    { why: 'clockwise', records: ['DA 1, 20, 140'], startDeg: 20, sweepDeg: 120 },
    { why: 'said to be so', records: ['V D=+', 'DA 1,20,140'], startDeg: 20, sweepDeg: 120 },
    { why: 'the other way', records: ['V D=-', 'DA 1,20,140'], startDeg: 20, sweepDeg: -240 },
    { why: 'in letters', records: ['V D=CCW', 'DA 1,20,140'], startDeg: 20, sweepDeg: -240 },
    { why: 'with a minus', records: ['V D=\u2212', 'DA 1,20,140'], startDeg: 20, sweepDeg: -240 },
    { why: 'back again', records: ['V D=-', 'VD =cw', 'DA1,20,140'], startDeg: 20, sweepDeg: 120 },
    { why: 'with a figure behind', records: ['V D=-5', 'DA 5,9,130'], startDeg: 9, sweepDeg: -239 },
    { why: 'through north', records: ['DA 10,344,219'], startDeg: 344, sweepDeg: 235 },
    { why: 'all the way', records: ['DA 5,0,360'], startDeg: 0, sweepDeg: 360 },
    { why: 'back, all the way', records: ['V D=-', 'DA 5,90,90'], startDeg: 90, sweepDeg: -360 },
    { why: 'a circle', records: ['DC 5 *NM'], startDeg: 0, sweepDeg: 360 },
  ])('by angles, $why', ({ records, startDeg, sweepDeg }) => {
    expect(arcOf(...records)).toMatchObject({ startDeg, sweepDeg });
  });

  test.each([
    { direction: '+', sweepDeg: 180 },
    { direction: '-', sweepDeg: -180 },
  ])('by ends, direction $direction', ({ direction, sweepDeg }) => {
    const arc = arcOf(`V D=${direction}`, 'DB 50:01:00 N 010:00:00 E, 49:58:59.975 N 010:00:00 E');
    expect(arc.sweepDeg).toBeCloseTo(sweepDeg, 6);
    expect(arc.startRadiusM).toBeCloseTo(1854.3, 0);
    expect(arc.endRadiusM).toBeCloseTo(1854.3, 0);
  });

  test('inherit the centre of an airspace of the same name, but not its direction', () => {
    const { airspaces, findings } = read(
      ...HEAD,
      'V X=50:00:00 N 010:00:00 E',
      'V D=-',
      'DA 1,0,90',
      ...HEAD,
      'DA 2,0,90',
    );
    expect(findings).toEqual([]);
    expect(airspaces.map(({ outline }) => outline[0])).toMatchObject([
      { sweepDeg: -270, centre: { lat: 50, lon: 10 } },
      { sweepDeg: 90, centre: { lat: 50, lon: 10 }, startRadiusM: 3704 },
    ]);
  });

  test.each([
    { record: 'DC 0', code: 'INVALID_RADIUS' },
    { record: 'DC -1', code: 'INVALID_RADIUS' },
    { record: 'DC 1001', code: 'INVALID_RADIUS' },
    { record: 'DC Infinity', code: 'INVALID_RADIUS' },
    { record: 'DA 1,0', code: 'INVALID_ARC' },
    { record: 'DA 1,0,1000000000', code: 'INVALID_ARC' },
    { record: 'DA 1,0,90,180', code: 'INVALID_ARC' },
    { record: 'DA x,0,90', code: 'INVALID_RADIUS' },
    { record: 'DB 50:00:00 N 010:00:00 E, 50:01:00 N 010:00:00 E', code: 'INVALID_ARC' },
    { record: 'DB 50:01:00 N 010:00:00 E', code: 'INVALID_COORDINATES' },
    { record: 'DB 50:01:00 N 010:00:00 E, 10:01:00 S 100:00:00 E', code: 'INVALID_ARC' },
    { record: 'DB 50:00:00 N 010:10:00 E, 50:59:00 N 010:00:00 E', code: 'INVALID_ARC' },
    {
      record: 'DB 50:01:00 N 010:00:00 E, 49:59:00 N 010:00:00 E, 50:01:00 N 010:00:00 E',
      code: 'UNREADABLE_OUTLINE',
    },
    { record: 'V X=nowhere', code: 'INVALID_COORDINATES' },
    { record: 'V X 51:00:00 N 010:00:00 E', code: 'UNREADABLE_OUTLINE' },
    { record: 'V D=left', code: 'INVALID_DIRECTION' },
    { record: 'DA=1,0,90', code: 'UNREADABLE_OUTLINE' },
    { record: 'DP:50:01:00 N 010:00:00 E', code: 'UNREADABLE_OUTLINE' },
    { record: 'FP 50:01:00 N 010:00:00 E', code: 'UNREADABLE_OUTLINE' },
    { record: '50:01:00 N 010:00:00 E', code: 'UNREADABLE_OUTLINE' },
    {
      record: 'DP 50:01:00 N 010:00:00 E DP 50:01:00 N 010:01:00 E',
      code: 'UNREADABLE_OUTLINE',
    },
  ])('$record drops the airspace', ({ record, code }) => {
    const lines = [...HEAD, 'V X=50:00:00 N 010:00:00 E', record, ...TRIANGLE];
    expect(codesOf(...lines)).toEqual([`6 ${code}`]);
    expect(read(...lines).airspaces).toEqual([]);
  });
});

test.each([
  {
    why: 'no class',
    lines: ['AN Test', 'AL GND', 'AH FL100', ...TRIANGLE],
    codes: ['1 MISSING_CLASS'],
  },
  { why: 'an empty class', lines: ['AC', 'AN Test', ...TRIANGLE], codes: ['1 MISSING_CLASS'] },
  {
    why: 'no class of the second',
    lines: [...HEAD, ...TRIANGLE, 'AN Second', ...TRIANGLE],
    codes: ['8 MISSING_CLASS'],
  },
  {
    why: 'no ceiling',
    lines: ['AC D', 'AN Test', 'AL GND', ...TRIANGLE],
    codes: ['1 MISSING_LIMIT'],
  },
  {
    why: 'the floor twice',
    lines: ['AC D', 'AN Test', 'AL GND', 'AL FL80', ...TRIANGLE],
    codes: ['4 REPEATED_LIMIT', '1 MISSING_LIMIT'],
  },
  {
    why: 'the floor above the ceiling',
    lines: ['AC D', 'AN Test', 'AL FL999', 'AH FL240', ...TRIANGLE],
    codes: ['1 LIMITS_REVERSED'],
  },
  {
    why: 'a level that may lie below an altitude a little lower',
    lines: ['AC D', 'AN Test', 'AL FL100', 'AH 9500ft MSL', ...TRIANGLE],
    codes: [],
  },
  {
    why: 'two places',
    lines: [...HEAD, TRIANGLE[0]!, TRIANGLE[1]!, TRIANGLE[0]!],
    codes: ['1 TOO_FEW_POSITIONS'],
  },
  { why: 'no outline', lines: HEAD, codes: ['1 TOO_FEW_POSITIONS'] },
  {
    why: 'a class and nothing else',
    lines: ['AC R', 'AC D', 'AY TMA', 'AC C', 'AT 50:00:00 N 010:00:00 E', 'AC Q', 'SP 0', 'AY Q'],
    codes: ['1 MISSING_LIMIT', '2 MISSING_LIMIT', '4 MISSING_LIMIT', '6 MISSING_LIMIT'],
  },
  { why: 'no name', lines: ['AC D', 'AL GND', 'AH FL100', ...TRIANGLE], codes: ['1 MISSING_NAME'] },
  { why: 'no centre', lines: [...HEAD, 'DC 5'], codes: ['5 MISSING_CENTRE'] },
  {
    why: 'no centre after another airspace',
    lines: [
      ...HEAD,
      'V X=50:00:00 N 010:00:00 E',
      'DC 5',
      'AC R',
      'AN Other',
      'AL GND',
      'AH FL100',
      'DC 5',
    ],
    codes: ['11 MISSING_CENTRE'],
  },
  {
    why: 'two circles',
    lines: [...HEAD, 'V X=50:00:00 N 010:00:00 E', 'DC 5', 'DC 10'],
    codes: ['7 SEVERAL_OUTLINES'],
  },
  {
    why: 'a circle after corners',
    lines: [...HEAD, ...TRIANGLE, 'V X=50:00:00 N 010:00:00 E', 'DC 10'],
    codes: ['9 SEVERAL_OUTLINES'],
  },
  {
    why: 'corners after a circle',
    lines: [...HEAD, 'V X=50:00:00 N 010:00:00 E', 'DC 10', ...TRIANGLE],
    codes: ['7 SEVERAL_OUTLINES'],
  },
  {
    why: 'a variable without a blank',
    lines: [...HEAD, 'VX=50:00:00 N 010:00:00 E', 'DC 5'],
    codes: [],
  },
  {
    why: 'a variable with a blank at another place',
    lines: [...HEAD, 'VX =50:00:00 N 010:00:00 E', 'DC5'],
    codes: [],
  },
  {
    why: 'a line of no kind',
    lines: [...HEAD, ...TRIANGLE, 'ZZ what'],
    codes: ['8 UNKNOWN_RECORD'],
  },
  { why: 'a stray line', lines: ['DP 1', ...HEAD, ...TRIANGLE], codes: ['1 STRAY_RECORD'] },
  {
    why: 'a wrong code',
    lines: [...HEAD, 'AX 7891', ...TRIANGLE],
    codes: ['5 INVALID_TRANSPONDER_CODE'],
  },
  {
    why: 'a long line',
    lines: [...HEAD, `AN ${'x'.repeat(3000)}`, ...TRIANGLE],
    codes: ['5 LINE_TOO_LONG'],
  },
  {
    why: 'an airway without width',
    lines: [...HEAD, ...TRIANGLE.map((line) => line.replace('DP', 'DY'))],
    codes: ['1 INVALID_WIDTH'],
  },
  { why: 'no records at all', lines: ['* nothing', '', '  '], codes: [] },
  { why: 'another format', lines: ['INCLUDE=YES', '', 'TITLE=Radio'], codes: ['1 NOT_OPEN_AIR'] },
  {
    why: 'a block that sets a pen',
    lines: ['AC Q', 'SP 0,2,127,0,127', ...HEAD, ...TRIANGLE],
    codes: [],
  },
])('a file with $why', ({ lines, codes }) => {
  expect(codesOf(...lines)).toEqual(codes);
});

test('reads records without a blank and TW as AW', () => {
  const { airspaces, findings } = read(
    ...HEAD,
    'TW MON.08:00L-23:59L',
    ...TRIANGLE.map((line) => line.replace('DP ', 'DP')),
  );
  expect(findings).toEqual([]);
  expect(airspaces[0]?.outline).toHaveLength(3);
  expect(airspaces[0]?.schedule.otherTimes).toEqual(['AW MON.08:00L-23:59L']);
});

test('terrain after an airspace is skipped; terrain records inside are ignored', () => {
  const { airspaces, findings } = read(
    ...HEAD,
    'TO name',
    ...TRIANGLE,
    'TC Lake Tahoe',
    'DP 38:56:00 N 120:02:00 W',
    'V Z=100',
    ...HEAD,
    ...TRIANGLE,
  );
  expect(findings).toEqual([]);
  expect(airspaces.map(({ outline }) => outline.length)).toEqual([3, 3]);
});

test.each(['\n', '\r\n', '\r'])('lines end in %j', (lineEnd) => {
  const text = `\uFEFF${[...HEAD, ...TRIANGLE].join(lineEnd)}`;
  const { airspaces, findings } = parseOpenAir(text);
  expect(findings).toEqual([]);
  expect(airspaces).toHaveLength(1);
});

describe('hostile files', () => {
  const text = [...HEAD, ...TRIANGLE, 'DX\n'.repeat(5000)].join('\n');

  test('have all their findings counted', () => {
    const { findings, furtherFindings } = parseOpenAir(text);
    expect(findings).toHaveLength(1000);
    expect(furtherFindings).toBe(4000);
  });

  test('keep the requested number of findings', () => {
    const all = parseOpenAir(text, { mostFindings: 10_000 });
    expect(all.findings.at(-1)?.line).toBe(HEAD.length + TRIANGLE.length + 5000);
    expect(all.furtherFindings).toBe(0);
    const few = parseOpenAir(text, { mostFindings: 3 });
    expect([few.findings.length, few.furtherFindings]).toEqual([3, 4997]);
  });

  test.each([
    { count: 200, expected: [] },
    { count: 201, expected: ['TOO_MANY_PARTS'] },
  ])('of $count arcs are not drawn larger than they should be', ({ count, expected }) => {
    const arcs = 'DA 1000,0,359\n'.repeat(count);
    const file = [...HEAD, 'V X=50:00:00 N 010:00:00 E', arcs].join('\n');
    expect(parseOpenAir(file).findings.map(({ code }) => code)).toEqual(expected);
  });

  test('yield no control characters', () => {
    const name = 'AN Te\u0000st\u001B[2J\u202E one\u0007';
    const { airspaces, findings } = read(
      'AC D',
      name,
      'AL x\u001B]0;y\u0007',
      'AH FL100',
      ...TRIANGLE,
    );
    expect(airspaces[0]?.name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(JSON.stringify(findings)).not.toMatch(/\\u|[\p{Cc}\p{Cf}]/u);
    expect(findings.map(({ code }) => code)).toEqual(['UNREADABLE_LIMIT']);
  });

  test('drop an airspace that is too large', () => {
    const { airspaces, findings } = parseOpenAir(
      [...HEAD, `${TRIANGLE.join('\n')}\n`.repeat(100_000), ...HEAD, ...TRIANGLE].join('\n'),
    );
    expect(findings.map(({ code }) => code)).toEqual(['TOO_MANY_PARTS']);
    expect(airspaces).toHaveLength(1);
  });

  test('are read to the end', () => {
    expect(parseOpenAir('AC D\n'.repeat(300_000)).airspaces).toEqual([]);
    expect(parseOpenAir(' '.repeat(1_000_000)).findings).toHaveLength(1);
    const limits = `AC D\nAH ${'('.repeat(1900)}\n`.repeat(10_000);
    expect(parseOpenAir(limits).furtherFindings).toBe(19_000);
    expect(parseOpenAir(`DP ${'9'.repeat(1_000_000)}`).findings).toHaveLength(1);
  });
});
