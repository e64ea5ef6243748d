import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { flightFixes, type TestPhase, TOW_FLIGHT } from '../testing/igc-text.js';
import { trackOf, wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile, readTestJson } from '../testing/test-data.js';
import { findFlights } from './find-flights.js';
import { FLIGHT_LABELS } from './testing/flight-labels.js';
import { timeNear } from './testing/time-near.js';
import type { Track } from './track.js';

function flightsOf(phases: readonly TestPhase[], intervalS = 4) {
  return describeFlights(trackOf(flightFixes(phases, intervalS)));
}

/** Start and end in seconds since the first fix. */
function describeFlights(track: Track) {
  return findFlights(track).map(({ first, last, hasTakeoff, hasLanding }) => ({
    from: track.timeS[first]! - track.timeS[0]!,
    to: track.timeS[last]! - track.timeS[0]!,
    hasTakeoff,
    hasLanding,
  }));
}

const WHOLE = { from: 60, to: 3896, hasTakeoff: true, hasLanding: true };
const STAND_10_MIN: TestPhase = { seconds: 600, speedKmh: 0, climbMps: 0 };
const RIDGE_5_MIN: TestPhase = { seconds: 300, speedKmh: 20, climbMps: 0 };
/** Back and forth by 11 m, up and down by 8 m. */
const HOVER_6_MIN = Array.from({ length: 18 }, (_, i) => ({
  seconds: 20,
  speedKmh: i % 2 === 0 ? 2 : -2,
  climbMps: [0.2, 0.2, -0.2, -0.2][i % 4]!,
}));
const STAND_4_MIN: TestPhase = { seconds: 240, speedKmh: 0, climbMps: 0 };

test.each([1, 2, 4, 10])('finds takeoff and landing at one fix every %i s', (intervalS) => {
  const [flight, ...others] = flightsOf(TOW_FLIGHT, intervalS);
  expect(others).toEqual([]);
  expect(Math.abs(flight!.from - WHOLE.from)).toBeLessThanOrEqual(intervalS);
  expect(Math.abs(flight!.to - WHOLE.to)).toBeLessThanOrEqual(intervalS);
});

test.each([
  {
    why: 'a recording that begins in flight',
    phases: TOW_FLIGHT.slice(2),
    expected: [{ from: 0, hasTakeoff: false, hasLanding: true }],
  },
  {
    why: 'a recording that ends in flight',
    phases: TOW_FLIGHT.slice(0, 4),
    expected: [{ from: 60, hasTakeoff: true, hasLanding: false }],
  },
  {
    why: 'two flights',
    phases: [...TOW_FLIGHT, STAND_10_MIN, ...TOW_FLIGHT.slice(1)],
    expected: [{ from: 60 }, { from: 4556 }],
  },
  {
    why: 'a stop of four minutes on the ground',
    phases: [...TOW_FLIGHT.slice(0, -1), STAND_4_MIN, ...TOW_FLIGHT.slice(1)],
    expected: [{ from: 60, to: 7972 }],
  },
  {
    why: 'two flights with nothing recorded between them',
    phases: [...TOW_FLIGHT.slice(0, -1), { ...STAND_10_MIN, isGap: true }, ...TOW_FLIGHT.slice(1)],
    expected: [{ from: 60 }, { from: 4496 }],
  },
  {
    why: 'two flights with a recorder that is off from the landing run to the next takeoff run',
    phases: [
      ...TOW_FLIGHT.slice(0, -1),
      { seconds: 600, speedKmh: 4, climbMps: 0, isGap: true },
      ...TOW_FLIGHT.slice(1),
    ],
    expected: [{ from: 60 }, { from: 4496 }],
  },
  {
    why: 'ten minutes hanging in wave against the wind',
    phases: [
      ...TOW_FLIGHT.slice(0, 3),
      { seconds: 600, speedKmh: 10, climbMps: 1 },
      ...TOW_FLIGHT.slice(3),
    ],
    expected: [{ from: 60, to: 4496 }],
  },
  {
    why: 'ten minutes hovering in wave at one altitude',
    phases: [
      ...TOW_FLIGHT.slice(0, 3),
      { seconds: 600, speedKmh: 10, climbMps: 0 },
      ...TOW_FLIGHT.slice(3),
    ],
    expected: [{ from: 60, to: 4496 }],
  },
  {
    why: 'the drive home along a level road',
    phases: [...TOW_FLIGHT, STAND_10_MIN, { seconds: 1800, speedKmh: 80, climbMps: 0 }],
    expected: [WHOLE],
  },
  {
    why: 'a retrieve over hills',
    phases: [
      ...TOW_FLIGHT,
      STAND_10_MIN,
      { seconds: 420, speedKmh: 72, climbMps: 0.9 },
      { seconds: 420, speedKmh: 72, climbMps: -0.9 },
      STAND_10_MIN,
    ],
    expected: [WHOLE],
  },
  {
    why: 'soaring along a ridge in weak lift after another flight',
    phases: [
      ...TOW_FLIGHT,
      STAND_10_MIN,
      { seconds: 200, speedKmh: 50, climbMps: 0.6 },
      { seconds: 200, speedKmh: 50, climbMps: -0.6 },
      STAND_10_MIN,
    ],
    expected: [WHOLE, { from: 4556 }],
  },
  {
    why: 'ten minutes hovering above a ridge, a hundred metres above the airfield',
    phases: [
      ...TOW_FLIGHT.slice(0, 3),
      { seconds: 100, speedKmh: 100, climbMps: -4 },
      { seconds: 600, speedKmh: 10, climbMps: 0 },
      ...TOW_FLIGHT.slice(3),
    ],
    expected: [{ from: 60, to: 4596 }],
  },
  {
    why: 'a paraglider that hovers within 30 m for six minutes, 150 m above the airfield',
    phases: [
      STAND_10_MIN,
      { seconds: 200, speedKmh: 30, climbMps: 0.75 },
      ...HOVER_6_MIN,
      { seconds: 200, speedKmh: 30, climbMps: -0.75 },
      STAND_10_MIN,
    ],
    expected: [{ from: 600, to: 1360 }],
  },
  {
    why: 'a paraglider that hovers for six minutes and then descends at walking speed',
    phases: [
      STAND_10_MIN,
      { seconds: 200, speedKmh: 30, climbMps: 0.75 },
      ...HOVER_6_MIN,
      { seconds: 252, speedKmh: 8, climbMps: -0.6 },
      STAND_10_MIN,
    ],
    expected: [{ from: 600, to: 1400 }],
  },
  {
    why: 'a paraglider that rests on a hill, 150 m above the airfield',
    phases: [
      STAND_10_MIN,
      { seconds: 200, speedKmh: 30, climbMps: 0.75 },
      STAND_10_MIN,
      { seconds: 200, speedKmh: 30, climbMps: -0.75 },
      STAND_10_MIN,
    ],
    expected: [{ from: 600, to: 800 }, { from: 1400 }],
  },
  {
    why: 'soaring along a ridge into wind, a hundred metres above the airfield, with gaps',
    phases: [
      ...TOW_FLIGHT.slice(0, 3),
      { seconds: 100, speedKmh: 100, climbMps: -4 },
      RIDGE_5_MIN,
      { ...RIDGE_5_MIN, seconds: 72, isGap: true },
      RIDGE_5_MIN,
      { ...RIDGE_5_MIN, seconds: 360, isGap: true },
      RIDGE_5_MIN,
      ...TOW_FLIGHT.slice(3),
    ],
    expected: [{ from: 60 }],
  },
  {
    why: 'ten minutes without fixes in a recording that begins and ends in flight',
    phases: [
      ...TOW_FLIGHT.slice(2, 4),
      { seconds: 600, speedKmh: 1, climbMps: 0, isGap: true },
      TOW_FLIGHT[3]!,
    ],
    expected: [{ from: 0, hasTakeoff: false, hasLanding: false }],
  },
  {
    why: 'a takeoff into wind that is as fast as the aircraft is slow',
    phases: [
      TOW_FLIGHT[0]!,
      { seconds: 8, speedKmh: 20, climbMps: 0 },
      { seconds: 40, speedKmh: 30, climbMps: 4 },
      ...TOW_FLIGHT.slice(2),
    ],
    expected: [{ from: 68 }],
  },
  {
    why: 'a paraglider that is fast only downwind',
    phases: [
      STAND_10_MIN,
      { seconds: 1200, speedKmh: 30, climbMps: -0.2 },
      { seconds: 400, speedKmh: 60, climbMps: -0.2 },
      { seconds: 1200, speedKmh: 25, climbMps: -0.2 },
      STAND_10_MIN,
    ],
    expected: [{ from: 600, to: 3400 }],
  },
  {
    why: 'a paraglider that is driven home',
    phases: [
      STAND_10_MIN,
      { seconds: 1200, speedKmh: 30, climbMps: -0.2 },
      STAND_10_MIN,
      { seconds: 420, speedKmh: 85, climbMps: 0.9 },
      { seconds: 420, speedKmh: 85, climbMps: -0.9 },
      STAND_10_MIN,
    ],
    expected: [{ from: 600, to: 1800 }],
  },
  {
    why: 'a paraglider that takes off and lands into wind at walking speed',
    phases: [
      STAND_10_MIN,
      { seconds: 600, speedKmh: 8, climbMps: 0.6 },
      { seconds: 1200, speedKmh: 30, climbMps: 0 },
      { seconds: 600, speedKmh: 8, climbMps: -0.6 },
      STAND_10_MIN,
    ],
    expected: [{ from: 616, to: 2988 }],
  },
  {
    why: 'a paraglider that flies on for half a minute behind a gap',
    phases: [
      STAND_10_MIN,
      { seconds: 1200, speedKmh: 30, climbMps: 1 },
      { seconds: 2400, speedKmh: 4, climbMps: -0.3, isGap: true },
      { seconds: 32, speedKmh: 30, climbMps: -1.5 },
      STAND_10_MIN,
    ],
    expected: [{ from: 600, to: 4236 }],
  },
  {
    why: 'a takeoff and a landing in gaps',
    phases: [
      TOW_FLIGHT[0]!,
      { seconds: 600, speedKmh: 4, climbMps: 1, isGap: true },
      { seconds: 3600, speedKmh: 100, climbMps: -0.1 },
      { seconds: 184, speedKmh: 8, climbMps: -1.3, isGap: true },
      STAND_10_MIN,
    ],
    expected: [{ from: 60, to: 4448 }],
  },
  { why: 'standing alone', phases: [STAND_10_MIN], expected: [] },
  {
    why: 'a paraglider',
    phases: [STAND_10_MIN, { seconds: 1200, speedKmh: 30, climbMps: -1 }, STAND_10_MIN],
    expected: [{ from: 600, to: 1800 }],
  },
])('detects $why', ({ phases, expected }) => {
  const flights = flightsOf(phases);
  expect(flights).toHaveLength(expected.length);
  expect(flights).toMatchObject(expected);
});

test.each([true, false])('finds no flight in a single fix, valid: %s', (isValid) => {
  const [fix] = flightFixes([]);
  expect(findFlights(trackOf([{ ...fix!, isValid }]))).toEqual([]);
});

describe.runIf(HAS_TEST_DATA)('flights of the Leverkusen competition', () => {
  const day = 'competitions/leverkusen-2017/2017-07-15-aat';
  const expected = HAS_TEST_DATA
    ? (readTestJson(`${day}/expected-takeoff-landing.json`) as {
        tolerance_s: number;
        times_utc: Record<string, { takeoff: string; landing: string }>;
      })
    : { tolerance_s: 0, times_utc: {} };
  /** The other program takes the start of these recordings as the takeoff. */
  const RECORDED_FROM_THE_GRID = new Set(['1', '33']);

  test.each(igcFilesIn(`${day}/igc`))('%s', (path) => {
    const { recording } = parseIgc(readTestFile(path));
    const [id = ''] = path.slice(`${day}/igc/`.length).split('_');
    const times = expected.times_utc[id]!;
    const track = wholeTrack(recording);
    const [flight, ...others] = findFlights(track);
    expect(others).toEqual([]);
    const tolerance = expected.tolerance_s;
    expect(Math.abs(offS(track, flight!.last, times.landing))).toBeLessThan(tolerance);
    if (RECORDED_FROM_THE_GRID.has(id)) return;
    expect(Math.abs(offS(track, flight!.first, times.takeoff))).toBeLessThan(tolerance);
  });
});

/** Precision of the labels. */
const TOLERANCE_S = 20;

describe.runIf(HAS_TEST_DATA)('recorded flights', () => {
  test.each(FLIGHT_LABELS)('$file: $why', ({ file, flights }) => {
    const track = wholeTrack(parseIgc(readTestFile(file)).recording);
    const found = findFlights(track);
    expect(found.map(({ hasTakeoff }) => hasTakeoff)).toEqual(
      flights.map(([takeoff]) => takeoff !== null),
    );
    const offsS = flights.flatMap(([takeoff, landing], i) => {
      const { first, last } = found[i]!;
      return [
        takeoff === null ? 0 : Math.abs(offS(track, first, takeoff)),
        Math.abs(offS(track, last, landing)),
      ];
    });
    expect(Math.max(...offsS)).toBeLessThanOrEqual(TOLERANCE_S);
  });
});

function offS({ timeS }: Track, fix: number, clock: string): number {
  return timeS[fix]! - timeNear(clock, timeS[fix]!);
}
