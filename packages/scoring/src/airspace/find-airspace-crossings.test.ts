import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { type MadeFix, trackOver } from '../testing/made-track.js';
import type { Airspace } from './airspace.js';
import { createAirspaceIndex } from './airspace-index.js';
import { type CrossingInput, findAirspaceCrossings } from './find-airspace-crossings.js';
import { airspaceOf } from './testing/made-airspace.js';

const CENTRE = { lat: 50, lon: 10 };
const CIRCLE = ['V X=50:00:00 N 010:00:00 E', 'DC 5'];
const RADIUS_M = 5 * 1852;
/** A degree wide and high. */
const SQUARE = [
  'DP 50:00:00 N 010:00:00 E',
  'DP 50:00:00 N 011:00:00 E',
  'DP 51:00:00 N 011:00:00 E',
  'DP 51:00:00 N 010:00:00 E',
];

function crossingsOf(airspaces: Airspace | readonly Airspace[], input: CrossingInput) {
  return findAirspaceCrossings(createAirspaceIndex([airspaces].flat()), input);
}

function clear(...fixes: MadeFix[]) {
  return trackOver(fixes.map((fix, i) => Object.assign({ timeS: i * 100 }, fix)));
}

/** A place in metres east and north of the circle's centre. */
function besides(eastM: number, northM: number): Position {
  return destination(
    CENTRE,
    (Math.atan2(eastM, northM) * 180) / Math.PI,
    Math.hypot(eastM, northM),
  );
}

test.each([
  { why: 'through the corner at which an outline crosses itself', lon: 10 + 20 / 60, intervals: 0 },
  { why: 'beside that corner', lon: 10.2, intervals: 1 },
])('a flight $why', ({ lon, intervals }) => {
  const [southWest, southEast, northEast, northWest] = SQUARE as [string, string, string, string];
  const middle = 'DP 50:20:00 N 010:20:00 E';
  const bowTie = airspaceOf(southWest, middle, northEast, southEast, middle, northWest);
  const track = clear({ lat: 50.25, lon }, { lat: 50.45, lon });
  const { crossings } = crossingsOf(bowTie, { track });
  expect(crossings.flatMap((crossing) => crossing.intervals)).toHaveLength(intervals);
});

test('a flight straight through an airspace has entry, exit, time and depth', () => {
  const track = clear(
    { lat: 50.5, lon: 9.5 },
    { lat: 50.5, lon: 10.5, altitudeM: 2000 },
    { lat: 50.5, lon: 11.5, altitudeM: 2000 },
  );
  const { crossings, nearMisses, flightLevelsFrom } = crossingsOf(airspaceOf(...SQUARE), { track });
  expect(nearMisses).toEqual([]);
  expect(flightLevelsFrom).toBe('track');
  expect(crossings).toEqual([
    {
      airspace: airspaceOf(...SQUARE),
      violation: true,
      intervals: [
        {
          entry: { lat: 50.5, lon: 10, timeS: 50, altitudeM: 1500 },
          exit: { lat: 50.5, lon: 11, timeS: 150, altitudeM: 2000 },
        },
      ],
      totalSeconds: 100,
      depthHorizontalM: expect.closeTo(35_504, -2),
      depthVerticalM: expect.closeTo(3048 - 1500, 6),
      unknownLimits: [],
      activity: { state: 'active', reason: 'no-times' },
    },
  ]);
});

test('each visit has its own interval, which may start or end with the flight', () => {
  const track = clear(
    { lat: 50.5, lon: 10.5 },
    { lat: 50.5, lon: 11.5 },
    { lat: 50.4, lon: 11.5 },
    { lat: 50.4, lon: 10.5 },
  );
  const [crossing] = crossingsOf(airspaceOf(...SQUARE), { track }).crossings;
  expect(crossing?.intervals.map(({ entry, exit }) => [entry.timeS, exit.timeS])).toEqual([
    [0, 50],
    [250, 300],
  ]);
  expect(crossing?.totalSeconds).toBe(100);
});

describe('limits', () => {
  const level = (altitudeM: number) =>
    clear({ lat: 50.5, lon: 10.2, altitudeM }, { lat: 50.5, lon: 10.8, altitudeM });

  test.each([
    { why: 'on the floor', altitudeM: 1000, count: 0 },
    { why: 'above the floor', altitudeM: 1001, count: 1 },
    { why: 'below the ceiling', altitudeM: 1999, count: 1 },
    { why: 'on the ceiling', altitudeM: 2000, count: 0 },
  ])('$why', ({ altitudeM, count }) => {
    const airspace = airspaceOf('AL 1000m MSL', 'AH 2000m MSL', ...SQUARE);
    expect(crossingsOf(airspace, { track: level(altitudeM) }).crossings).toHaveLength(count);
  });

  test('are found between fixes', () => {
    const track = clear(
      { lat: 50.5, lon: 10.2, altitudeM: 500 },
      { lat: 50.5, lon: 10.4, altitudeM: 2500 },
    );
    const airspace = airspaceOf('AL 1000m MSL', 'AH 2000m MSL', ...SQUARE);
    const [interval] = crossingsOf(airspace, { track }).crossings[0]!.intervals;
    expect(interval?.entry).toEqual({ lat: 50.5, lon: 10.25, timeS: 25, altitudeM: 1000 });
    expect(interval?.exit).toMatchObject({ timeS: 75, altitudeM: 2000 });
  });

  test('in flight levels are compared with the pressure altitude if recorded', () => {
    const airspace = airspaceOf('AL FL100', 'AH UNL', ...SQUARE);
    const track = level(3000);
    expect(crossingsOf(airspace, { track }).crossings).toEqual([]);
    const found = crossingsOf(airspace, { track, pressureAltM: Int16Array.of(3100, 3100) });
    expect(found.flightLevelsFrom).toBe('pressure');
    expect(found.crossings[0]).toMatchObject({
      violation: true,
      depthVerticalM: expect.closeTo(52),
    });
  });

  test('above ground are unknown without terrain', () => {
    const airspace = airspaceOf('AL 1000m AGL', 'AH UNL', ...SQUARE);
    const track = level(1500);
    const groundM = (elevationM: number) => Int16Array.of(elevationM, elevationM);
    expect(crossingsOf(airspace, { track, groundM: groundM(600) }).crossings).toEqual([]);
    expect(crossingsOf(airspace, { track, groundM: groundM(400) }).crossings[0]).toMatchObject({
      violation: true,
      unknownLimits: [],
      depthVerticalM: 100,
    });
    const untold = { violation: false, unknownLimits: ['floor'] };
    expect(crossingsOf(airspace, { track }).crossings[0]).toMatchObject(untold);
    const hole = Float32Array.of(600, Number.NaN);
    expect(crossingsOf(airspace, { track, groundM: hole }).crossings[0]).toMatchObject(untold);
  });

  describe('above partly unknown ground', () => {
    const airspace = airspaceOf('AL 1000m AGL', 'AH UNL', ...SQUARE);
    // The square is between the third fix and the seventh.
    const track = clear(
      ...Array.from({ length: 9 }, (_, i) => ({ lat: 50.5, lon: 9.3 + i * 0.3, altitudeM: 1500 })),
    );
    const { NaN: HOLE } = Number;
    const found = (ground: readonly number[], of = airspace) =>
      crossingsOf(of, { track, groundM: Float32Array.from(ground) });

    test('are known where the ground is known', () => {
      const { crossings } = found([HOLE, 400, 400, 400, 400, 400, 400, 400, HOLE]);
      expect(crossings).toEqual([
        expect.objectContaining({ violation: true, unknownLimits: [], depthVerticalM: 100 }),
      ]);
      const below = found([HOLE, 600, 600, 600, 600, 600, 600, 600, HOLE]);
      expect(below).toMatchObject({ crossings: [], nearMisses: [] });
    });

    test('are unknown if the flight could only be inside over unknown ground', () => {
      const { crossings } = found([600, 600, 600, 600, HOLE, 600, 600, 600, 600]);
      expect(crossings).toEqual([
        expect.objectContaining({ violation: false, unknownLimits: ['floor'] }),
      ]);
      expect(crossings[0]?.intervals.map(({ entry, exit }) => [entry.timeS, exit.timeS])).toEqual([
        [300, 500],
      ]);
    });

    test('report only the certain part of a crossing', () => {
      const { crossings } = found([400, 400, 400, 400, HOLE, 400, 400, 400, 400]);
      expect(crossings).toEqual([
        expect.objectContaining({ violation: true, unknownLimits: [], depthVerticalM: 100 }),
      ]);
      const [before, after] = crossings[0]!.intervals;
      expect([before?.exit.timeS, after?.entry.timeS]).toEqual([300, 500]);
    });

    test('do not affect ceilings above sea level', () => {
      const low = airspaceOf('AL 1000m AGL', 'AH 1400m MSL', ...SQUARE);
      expect(found([600, 600, 600, 600, HOLE, 600, 600, 600, 600], low).crossings).toEqual([]);
      const both = airspaceOf('AL 100m AGL', 'AH 500m AGL', ...SQUARE);
      expect(found([600, 600, 600, 600, HOLE, 600, 600, 600, 600], both).crossings).toEqual([
        expect.objectContaining({ violation: false, unknownLimits: ['floor', 'ceiling'] }),
      ]);
    });
  });

  test('at the ground need no terrain; limits set by NOTAM are unknown', () => {
    expect(
      crossingsOf(airspaceOf('AL GND', 'AH UNL', ...SQUARE), { track: level(500) }).crossings,
    ).toEqual([expect.objectContaining({ violation: true, unknownLimits: [] })]);
    const [crossing] = crossingsOf(airspaceOf('AL GND', 'AH NOTAM', ...SQUARE), {
      track: level(500),
    }).crossings;
    expect(crossing).toMatchObject({ violation: false, unknownLimits: ['ceiling'] });
    expect(crossing).not.toHaveProperty('depthVerticalM');
  });
});

describe('violations', () => {
  const track = clear({ lat: 50.5, lon: 10.2 }, { lat: 50.5, lon: 10.8 });

  test.each([
    { records: ['AC C'], violation: true },
    { records: ['AC R'], violation: true },
    { records: ['AC CTR'], violation: true },
    { records: ['AC UNC', 'AY P'], violation: true },
    { records: ['AC E'], violation: false },
    { records: ['AC Q'], violation: false },
    { records: ['AC RMZ'], violation: false },
    { records: ['AC G', 'AY TMZ'], violation: false },
    { records: ['AC R', 'AA NONE'], violation: false },
    { records: ['AC R', 'AA 2026-07-13T00:00Z/2026-07-14T00:02Z'], violation: true },
    { records: ['AC R', 'AA 2026-07-14T00:02Z/2026-07-15T00:00Z'], violation: false },
  ])('$records', ({ records, violation }) => {
    const [crossing] = crossingsOf(airspaceOf(...records, ...SQUARE), { track }).crossings;
    expect(crossing?.violation).toBe(violation);
  });

  test('depend on the classes that the caller chooses', () => {
    const of = (airspaceClass: string) =>
      crossingsOf(airspaceOf(`AC ${airspaceClass}`, ...SQUARE), { track, countingClasses: ['E'] })
        .crossings[0]?.violation;
    expect([of('E'), of('C')]).toEqual([true, false]);
  });
});

describe('near misses', () => {
  const airspace = airspaceOf('AL 1000m MSL', 'AH 2000m MSL', ...CIRCLE);
  const passing = (northM: number, altitudeM: number) =>
    clear({ ...besides(-400, northM), altitudeM }, { ...besides(400, northM), altitudeM });

  test.each([
    {
      why: '200 m beside',
      northM: RADIUS_M + 200,
      altitudeM: 1500,
      horizontalM: 200,
      verticalM: 0,
    },
    { why: '50 m below', northM: 0, altitudeM: 950, horizontalM: 0, verticalM: 50 },
    { why: '90 m above', northM: 3000, altitudeM: 2090, horizontalM: 0, verticalM: 90 },
    {
      why: 'both at once',
      northM: RADIUS_M + 300,
      altitudeM: 2060,
      horizontalM: 300,
      verticalM: 60,
    },
  ])('$why', ({ northM, altitudeM, horizontalM, verticalM }) => {
    const { crossings, nearMisses } = crossingsOf(airspace, { track: passing(northM, altitudeM) });
    expect(crossings).toEqual([]);
    expect(nearMisses).toHaveLength(1);
    expect(nearMisses[0]!.horizontalM).toBeCloseTo(horizontalM, -0.5);
    expect(nearMisses[0]!.verticalM).toBeCloseTo(verticalM, 6);
    expect(nearMisses[0]!.altitudeM).toBe(altitudeM);
  });

  test.each([
    { why: '510 m beside', northM: RADIUS_M + 510, altitudeM: 1500 },
    { why: '110 m below', northM: 0, altitudeM: 890 },
    { why: 'beside, and far above', northM: RADIUS_M + 100, altitudeM: 2200 },
  ])('none $why', ({ northM, altitudeM }) => {
    const track = passing(northM, altitudeM);
    expect(crossingsOf(airspace, { track })).toMatchObject({ crossings: [], nearMisses: [] });
  });

  test('touching a circle is a near miss, cutting it by a metre is an entry', () => {
    const touching = crossingsOf(airspace, { track: passing(RADIUS_M + 1.5, 1500) });
    expect(touching.crossings).toEqual([]);
    expect(touching.nearMisses[0]?.horizontalM).toBeLessThan(3);
    const cutting = crossingsOf(airspace, { track: passing(RADIUS_M - 2, 1500) });
    expect(cutting.crossings[0]?.depthHorizontalM).toBeLessThan(3);
    expect(cutting.crossings[0]?.totalSeconds).toBeGreaterThan(0);
  });
});

describe('odd outlines', () => {
  test('an outline with a single corner is never entered', () => {
    const airspace = {
      ...airspaceOf(...SQUARE),
      outline: [{ kind: 'corner', lat: 50, lon: 10 }] as const,
    };
    const track = clear({ lat: 50, lon: 9.9 }, { lat: 50, lon: 10.1 });
    const { crossings, nearMisses } = crossingsOf(airspace, { track });
    expect(crossings).toEqual([]);
    expect(nearMisses[0]?.horizontalM).toBeCloseTo(0, 3);
  });

  test('an outline without corners is ignored', () => {
    const airspace = { ...airspaceOf(...SQUARE), outline: [] };
    const track = clear({ lat: 50, lon: 9.9 }, { lat: 50, lon: 10.1 });
    expect(crossingsOf(airspace, { track })).toMatchObject({ crossings: [], nearMisses: [] });
  });

  test('a hole connected by a cut is outside', () => {
    const around = [...SQUARE, SQUARE[0]!];
    const hole = ['50:15', '50:45', '50:45', '50:15', '50:15'].map(
      (lat, i) => `DP ${lat}:00 N 010:${i === 2 || i === 3 ? '45' : '15'}:00 E`,
    );
    const airspace = airspaceOf(...around, ...hole, SQUARE[0]!);
    const inHole = clear({ lat: 50.5, lon: 10.4 }, { lat: 50.5, lon: 10.6 });
    expect(crossingsOf(airspace, { track: inHole }).crossings).toEqual([]);
    const across = clear({ lat: 50.5, lon: 9.9 }, { lat: 50.5, lon: 11.1 });
    const [crossing] = crossingsOf(airspace, { track: across }).crossings;
    expect(crossing?.intervals).toHaveLength(2);
    expect(crossing?.totalSeconds).toBeCloseTo((0.5 / 1.2) * 100, 6);
  });

  test('an outline across the date line is entered from both sides', () => {
    const airspace = airspaceOf(
      'DP 17:00:00 S 179:30:00 E',
      'DP 17:00:00 S 179:30:00 W',
      'DP 18:00:00 S 179:30:00 W',
      'DP 18:00:00 S 179:30:00 E',
    );
    const track = clear({ lat: -17.5, lon: 179 }, { lat: -17.5, lon: -179 });
    const [crossing] = crossingsOf(airspace, { track }).crossings;
    expect(crossing?.intervals[0]?.entry).toMatchObject({ lon: 179.5, timeS: 25 });
    expect(crossing?.intervals[0]?.exit).toMatchObject({ lon: -179.5, timeS: 75 });
    const back = clear({ lat: -17.5, lon: -179 }, { lat: -17.5, lon: 179 });
    expect(crossingsOf(airspace, { track: back }).crossings[0]?.totalSeconds).toBe(50);
  });

  test.each([
    { why: 'round the north pole', hemisphere: 'N', sign: 1 },
    { why: 'round the south pole', hemisphere: 'S', sign: -1 },
  ])('an outline $why contains the pole', ({ hemisphere, sign }) => {
    const corners = ['000', '090', '180'].map((lon) => `DP 80:00:00 ${hemisphere} ${lon}:00:00 E`);
    const airspace = airspaceOf('AC R', ...corners, `DP 80:00:00 ${hemisphere} 090:00:00 W`);
    const over = clear({ lat: 89 * sign, lon: 10 }, { lat: 89 * sign, lon: -170 });
    expect(crossingsOf(airspace, { track: over }).crossings[0]?.totalSeconds).toBe(100);
    const into = clear({ lat: 79 * sign, lon: 45 }, { lat: 81 * sign, lon: 45 });
    const [crossing] = crossingsOf(airspace, { track: into }).crossings;
    expect(crossing?.intervals[0]?.entry.timeS).toBeCloseTo(50, 1);
    const beside = clear({ lat: 79 * sign, lon: 45 }, { lat: 79 * sign, lon: 50 });
    expect(crossingsOf(airspace, { track: beside })).toMatchObject({
      crossings: [],
      nearMisses: [],
    });
  });
});

test('the path through a gap of more than five minutes is unknown', () => {
  const track = clear({ lat: 50.5, lon: 9.5, timeS: 0 }, { lat: 50.5, lon: 11.5, timeS: 301 });
  expect(crossingsOf(airspaceOf(...SQUARE), { track }).crossings).toEqual([]);
});

test('only the interval is checked', () => {
  const track = clear({ lat: 50.5, lon: 10.2 }, { lat: 50.5, lon: 10.8 }, { lat: 50.5, lon: 11.8 });
  const airspace = airspaceOf(...SQUARE);
  const totalS = (first: number, last: number) =>
    crossingsOf(airspace, { track, interval: { first, last } }).crossings[0]?.totalSeconds;
  expect([totalS(0, 1), totalS(1, 2), totalS(1, 1)]).toEqual([
    100,
    expect.closeTo(20, 6),
    undefined,
  ]);
});

test('many fixes along an edge give a limited list', () => {
  const fixes = Array.from({ length: 500 }, (_, i) => ({ lat: 50, lon: 10 + i / 600, timeS: i }));
  const { crossings } = crossingsOf(airspaceOf(...SQUARE), { track: trackOver(fixes) });
  expect(crossings[0]?.intervals.length ?? 0).toBeLessThanOrEqual(1);
});
