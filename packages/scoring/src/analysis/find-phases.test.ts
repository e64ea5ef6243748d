import { describe, expect, test } from 'vitest';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { createRandom } from '../testing/create-random.js';
import { trackOver } from '../testing/made-track.js';
import { HAS_TEST_DATA, readTestFile, readTestJson } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import type { Track } from '../track/track.js';
import { canDetectCircling, findPhases } from './find-phases.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';

const straight: Manoeuvre = { seconds: 120, speedMps: 30, climbMps: -1 };
/** Circles of 25 seconds. */
const circling = (seconds: number, climbMps: number, radiusM = 100): Manoeuvre => ({
  seconds,
  speedMps: (2 * Math.PI * Math.abs(radiusM)) / 25,
  climbMps,
  radiusM,
});

const kindsOf = (track: Track) => findPhases(track).map(({ kind, turn }) => `${kind} ${turn}`);

test.each([
  { why: 'straight flight', flown: [straight], expected: [] },
  {
    why: 'a wide curve',
    flown: [straight, { ...straight, seconds: 300, radiusM: 400 }, straight],
    expected: [],
  },
  { why: 'half a circle', flown: [straight, circling(13, 1), straight], expected: [] },
  {
    why: 'short circling, however good',
    flown: [straight, circling(45, 3), straight],
    expected: ['attempt right'],
  },
  {
    why: 'three circles without gain',
    flown: [straight, circling(75, 0), straight],
    expected: ['attempt right'],
  },
  {
    why: 'three circles that gain',
    flown: [straight, circling(75, 1), straight],
    expected: ['thermal right'],
  },
  {
    why: 'long circling that loses',
    flown: [straight, circling(150, -1), straight],
    expected: ['thermal right'],
  },
  {
    why: 'to the left',
    flown: [straight, circling(150, 2, -100), straight],
    expected: ['thermal left'],
  },
  {
    why: 'the other way round in the middle',
    flown: [straight, circling(150, 2), circling(150, 2, -100), straight],
    expected: ['thermal right', 'thermal left'],
  },
  {
    why: 'recentred with 15 straight seconds',
    flown: [straight, circling(100, 2), { ...straight, seconds: 15 }, circling(100, 2), straight],
    expected: ['thermal right'],
  },
  {
    why: 'two with a minute between them',
    flown: [straight, circling(100, 2), { ...straight, seconds: 60 }, circling(100, 2), straight],
    expected: ['thermal right', 'thermal right'],
  },
])('$why', ({ flown, expected }) => {
  expect(kindsOf(fly(flown))).toEqual(expected);
  expect(kindsOf(fly(flown, { intervalS: 4 }))).toEqual(expected);
});

test.each([
  { why: 'to 49 s a gain of 128 m is no thermal', seconds: 47, gainM: 128, kind: 'attempt' },
  { why: 'nor a loss of 70 m', seconds: 47, gainM: -70, kind: 'attempt' },
  { why: 'from 53 s on 20 m are too little', seconds: 53, gainM: 20, kind: 'attempt' },
  { why: 'up to 90 s', seconds: 90, gainM: 20, kind: 'attempt' },
  { why: '110 m in 61 s are a thermal', seconds: 61, gainM: 110, kind: 'thermal' },
])('finds the phases of published flights: $why', ({ seconds, gainM, kind }) => {
  const level = { ...straight, climbMps: 0 };
  const track = fly([level, circling(seconds, gainM / seconds), level]);
  const [phase, ...others] = findPhases(track);
  expect(others).toEqual([]);
  expect(phase!.kind).toBe(kind);
  expect(Math.abs(track.altitudeM[phase!.last]! - track.altitudeM[phase!.first]! - gainM)).toBe(0);
});

test('circling of less than 20 s belongs to the glide', () => {
  expect(findPhases(fly([straight, circling(17, 1), straight]))).toEqual([]);
  expect(findPhases(fly([straight, circling(24, 1), straight]))).toHaveLength(1);
});

test('a glider that stands on the ground or hovers against the wind does not circle', () => {
  const random = createRandom(7);
  // Metres to and fro, as receivers have them.
  const fixes = Array.from({ length: 600 }, () => ({
    lat: 48 + (random() - 0.5) / 20_000,
    lon: 10 + (random() - 0.5) / 15_000,
  }));
  const timed = fixes.map((fix, timeS) => Object.assign(fix, { timeS }));
  expect(findPhases(trackOver(timed))).toEqual([]);
});

test('a thermal begins and ends with its circles', () => {
  const [phase] = findPhases(fly([straight, circling(250, 2), straight]));
  // The direction is taken over three seconds to either side.
  expect(Math.abs(phase!.first - 120)).toBeLessThanOrEqual(3);
  expect(Math.abs(phase!.last - 370)).toBeLessThanOrEqual(3);
});

test('a gap in the recording does not count as a turn', () => {
  const { timeS, ...track } = fly([straight, circling(60, 2), straight]);
  const late = Int32Array.from(timeS, (time, i) => time + i * 20);
  expect(findPhases({ ...track, timeS: late })).toEqual([]);
});

test.each([0, 1, 2])('a track of %i fixes has no phases', (count) => {
  const { timeS, lat, lon, altitudeM, record, ...track } = fly([straight]);
  const cut = <Column extends Int32Array | Int16Array>(column: Column) =>
    column.slice(0, count) as Column;
  expect(
    findPhases({
      ...track,
      count,
      timeS: cut(timeS),
      lat: cut(lat),
      lon: cut(lon),
      altitudeM: cut(altitudeM),
      record: cut(record),
    }),
  ).toEqual([]);
});

test('refuses an invalid track', () => {
  expect(() => findPhases({} as Track)).toThrow(TypeError);
});

describe.runIf(HAS_TEST_DATA)('recordings', () => {
  interface Known {
    readonly file: string;
    readonly thermals?: number;
    readonly phase_starts_utc?: readonly string[];
  }
  const known = (
    HAS_TEST_DATA
      ? (readTestJson('expected/parsing-and-analysis.json') as { cases: Known[] }).cases
      : []
  ) as readonly Known[];

  function trackOf(file: string): Track {
    const { recording } = parseIgc(readTestFile(file));
    const longest = splitFlights(recording).toSorted(
      (a, b) => b.last - b.first - (a.last - a.first),
    );
    return createTrack(recording, longest[0]!);
  }

  test('finds as many thermals as another program', () => {
    const cases = known.filter(({ thermals }) => thermals !== undefined);
    expect(cases).not.toEqual([]);
    for (const { file, thermals } of cases) {
      const phases = findPhases(trackOf(file));
      expect(phases.filter(({ kind }) => kind === 'thermal')).toHaveLength(thermals!);
    }
  });

  test.each([
    'igc/circling-cases/TwoStraightSections.igc',
    'igc/circling-cases/SlowCurve.igc',
    'igc/circling-cases/CirclingPercentage_none.igc',
  ])('%s has no phases', (file) => {
    expect(findPhases(trackOf(file))).toEqual([]);
  });

  test('thermals and glides start where another program places them', () => {
    const race = known.find(({ phase_starts_utc: starts }) => starts)!;
    const track = trackOf(race.file);
    const thermals = findPhases(track).filter(({ kind }) => kind === 'thermal');
    const starts = thermals.map(({ first }) => track.timeS[first]!);
    const ends = thermals.map(({ last }) => track.timeS[last]!);
    const earlierS = (own: readonly number[], clock: string) =>
      own.map((timeS) => secondsOf(clock) - timeS).toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
    // From the start of the task on, glide and thermal take turns.
    const [, ...changes] = race.phase_starts_utc!;
    const earlier = changes.map((clock, i) => earlierS(i % 2 === 0 ? starts : ends, clock));
    // Thermals begin one or two fixes earlier: directions are taken over one more to either side than
    // the other program does. Glides begin up to 10 s earlier, and once 70 s: it lets a thermal go on
    // through 50 s of nearly straight flight up to a short turn, which here is a glide.
    expect(earlier.filter((_, i) => i % 2 === 0)).toEqual([4, 2, 4, 2, 4]);
    expect(earlier.filter((_, i) => i % 2 === 1)).toEqual([4, 70, 8, 10, 4]);
  });

  function secondsOf(clock: string): number {
    const [h = 0, m = 0, s = 0] = clock.split(':').map(Number);
    return h * 3600 + m * 60 + s;
  }
});

test('finds no circling if most fixes are too far apart', () => {
  const { timeS, ...track } = fly([straight, circling(120, 2), straight]);
  expect(findPhases({ ...track, timeS })).toHaveLength(1);
  // A fix every twelve seconds in both glides.
  const gliding = (time: number) => Math.min(time, 120) + Math.max(time - 240, 0);
  const seldom = timeS.map((time) => time + 11 * gliding(time));
  expect(findPhases({ ...track, timeS: seldom })).toEqual([]);
});

test.each([
  { why: 'a fix a second', timesS: [0, 1, 2, 3, 4], expected: true },
  { why: 'every 10 s', timesS: [0, 10, 20, 30, 40], expected: true },
  { why: 'every 12 s', timesS: [0, 12, 24, 36, 48], expected: false },
  { why: 'every minute', timesS: [0, 60, 120, 180, 240], expected: false },
  { why: 'every second, with a gap', timesS: [0, 1, 2, 602, 603], expected: true },
  { why: 'one fix', timesS: [0], expected: true },
])('decides whether circling can be detected: $why', ({ timesS, expected }) => {
  const fixes = timesS.map((timeS, fix) => ({ timeS, lat: 50, lon: 8 + fix / 1000 }));
  expect(canDetectCircling(trackOver(fixes))).toBe(expected);
});
