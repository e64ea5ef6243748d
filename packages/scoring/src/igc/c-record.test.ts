import { describe, expect, test } from 'vitest';
import { HEADER } from '../testing/igc-text.js';
import { recordingOf } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { countOpenPoints, parseDeclarations } from './c-record.js';
import { parseIgc } from './parse-igc.js';

const PLACES = [
  'C5003000N00815000ETAKEOFF',
  'C5003000N00815000ESTART',
  'C5103000S00715600WTURN',
  'C5003000N00815000EFINISH',
  'C0000000N00000000ELANDING',
];
/** The same with this many turnpoints. */
function withTurnpoints(count: number): string[] {
  return PLACES.toSpliced(2, 1, ...Array<string>(count).fill(PLACES[2]!));
}

const HEAD = 'C140726083015150726000101Club task';

test('reads a declaration with its times and points', () => {
  const home = { lat: 50.05, lon: 8.25 };
  expect(parseDeclarations([HEAD, ...PLACES])).toEqual([
    {
      declaredAtS: Date.UTC(2026, 6, 14, 8, 30, 15) / 1000,
      flightDayS: Date.UTC(2026, 6, 15) / 1000,
      description: 'Club task',
      takeoff: { ...home, name: 'TAKEOFF' },
      points: [
        { ...home, name: 'START' },
        { lat: -51.05, lon: -7.26, name: 'TURN' },
        { ...home, name: 'FINISH' },
      ],
    },
  ]);
});

test('reads records in small letters, and no words', () => {
  const task = [HEAD, ...PLACES].map((line) => line.toLowerCase());
  const fixes = [{ timeS: 36_000, lat: 50, lon: 8, pressureAltM: 100 }];
  const { declaration } = recordingOf(fixes, [...HEADER, ...task, 'created by hand']);
  const places = [{ name: 'start' }, { name: 'turn', lat: -51.05 }, { name: 'finish' }];
  expect(parseDeclarations(declaration)).toMatchObject([{ points: places }]);
});

test('reads several declarations in their order', () => {
  const names = parseDeclarations([
    `${HEAD} 1`,
    ...PLACES,
    'C140726093015000000000200Club task 2',
    ...PLACES,
  ]).map(({ description, flightDayS }) => [description, flightDayS === undefined]);
  expect(names).toEqual([
    ['Club task 1', false],
    ['Club task 2', true],
  ]);
});

test.each([
  { why: 'no places', lines: [HEAD] },
  { why: 'no finish', lines: [HEAD, ...PLACES.slice(0, 3)] },
  { why: 'an open turnpoint', lines: [HEAD, ...PLACES.with(2, 'C0000000N00000000E')] },
  { why: 'a turnpoint beyond the pole', lines: [HEAD, ...PLACES.with(2, 'C9100000N00815000E')] },
  { why: 'a turnpoint of 60 minutes', lines: [HEAD, ...PLACES.with(2, 'C5160000N00815000E')] },
  { why: 'a turnpoint with a digit less', lines: [HEAD, ...PLACES.with(2, 'C515000N00815000E')] },
  { why: 'nothing', lines: [] },
  { why: 'a line too many', lines: withTurnpoints(17) },
])('leaves out a declaration with $why', ({ lines }) => {
  expect(parseDeclarations(lines)).toEqual([]);
});

test('reads a declaration of twenty lines', () => {
  expect(withTurnpoints(16)).toHaveLength(20);
  expect(parseDeclarations(withTurnpoints(16))[0]?.points).toHaveLength(18);
});

test.each([
  { why: 'none', lines: [HEAD, ...PLACES], open: 0 },
  { why: 'a turnpoint', lines: [HEAD, ...PLACES.with(2, 'C0000000N00000000E')], open: 1 },
  { why: 'takeoff and landing', lines: [HEAD, ...PLACES.with(0, 'C0000000N00000000E')], open: 0 },
  { why: 'all of them', lines: [HEAD, ...Array<string>(4).fill('C0000000N00000000E')], open: 0 },
  { why: 'no place at all', lines: [HEAD], open: 0 },
  { why: 'a digit missing', lines: [HEAD, ...PLACES.with(2, 'C515000N00815000ETURN')], open: 1 },
  { why: 'blanks', lines: [HEAD, ...PLACES.with(2, 'C 5103000S 00715600W TURN')], open: 1 },
  { why: 'decimals', lines: [HEAD, ...PLACES.with(2, 'C5103.000S00715.600WTURN')], open: 1 },
  { why: '61 minutes', lines: [HEAD, ...PLACES.with(2, 'C5161000N00815000ETURN')], open: 1 },
  {
    why: 'another character for all hemispheres',
    lines: [HEAD, ...PLACES.map((place) => place.replace(/[NS]/, '?'))],
    open: 3,
  },
  { why: 'a header that cannot be read', lines: ['CXXXX', ...PLACES], open: 0 },
  {
    why: 'the second of two declarations',
    lines: [HEAD, ...PLACES, HEAD, ...PLACES.with(1, 'C0000000N00000000E')],
    open: 1,
  },
])('counts $open points left open: $why', ({ lines, open }) => {
  expect(countOpenPoints(lines)).toBe(open);
});

test('reads points without a header or with invalid times', () => {
  expect(parseDeclarations(PLACES)).toMatchObject([{ description: '' }]);
  const [declaration] = parseDeclarations(['C000000250000000000000000', ...PLACES]);
  expect(declaration).not.toHaveProperty('declaredAtS');
  expect(declaration?.points).toHaveLength(3);
});

describe.runIf(HAS_TEST_DATA)('real files', () => {
  test.each([
    { file: 'igc/gliders/outlanding_race_task_enl.igc', points: 7 },
    { file: 'igc/gliders/99bv7r92.igc', points: undefined },
  ])('$file declares $points points', ({ file, points }) => {
    const { recording } = parseIgc(readTestFile(file));
    expect(parseDeclarations(recording.declaration)[0]?.points.length).toBe(points);
  });
});
