import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { trackOver } from '../testing/made-track.js';
import type { Track } from '../track/track.js';
import { type EvaluateTaskOptions, evaluateTask } from './evaluate-task.js';
import type { ObservationZone } from './observation-zone.js';
import type { Task, TaskPoint } from './task.js';

/** A place by kilometres east and north of a home. */
type Place = readonly [eastKm: number, northKm: number];

function at([eastKm, northKm]: Place): Position {
  const north = destination({ lat: 50, lon: 8 }, 0, northKm * 1000);
  return destination(north, 90, eastKm * 1000);
}

const CYLINDER: ObservationZone = { kind: 'CYLINDER', radiusM: 1000 };
const LINE: ObservationZone = { kind: 'LINE', radiusM: 1000 };

/** Home, ten kilometres north, ten kilometres east of that, home; all zones cylinders of 1 km. */
const [HOME, NORTH, EAST]: [Place, Place, Place] = [
  [0, 0],
  [0, 10],
  [10, 10],
];
const TASK = taskOver([HOME, NORTH, EAST, HOME]);

function taskOver(
  places: readonly Place[],
  zones: Readonly<Record<number, ObservationZone>> = {},
): Task {
  const points = places.map(
    (place, index): TaskPoint => ({
      ...at(place),
      name: `P${index}`,
      zone: zones[index] ?? CYLINDER,
    }),
  );
  return { points, ruleSet: 'D' };
}

/** A flight straight from place to place, with the altitudes that are given. */
function flightOver(places: readonly Place[], altitudesM: readonly number[] = []): Track {
  return trackOver(
    places.map((place, index) => ({ ...at(place), altitudeM: altitudesM[index] ?? 1000 })),
  );
}

function fly(places: readonly Place[], { task = TASK, altitudesM = [], ...options }: Flight = {}) {
  const track = flightOver(places, altitudesM);
  return evaluateTask(track, { first: 0, last: track.count - 1 }, task, options);
}

interface Flight extends EvaluateTaskOptions {
  readonly task?: Task;
  readonly altitudesM?: readonly number[];
}

/** Off the course, from where every zone is far. */
const AWAY: Place = [-20, -20];

describe('points are reached in their order', () => {
  test.each<{ why: string; over: Place[]; reached: number; fixes: number[] }>([
    { why: 'all', over: [HOME, NORTH, EAST, HOME], reached: 4, fixes: [0, 1, 2, 3] },
    { why: 'none', over: [AWAY, [-20, 0]], reached: 0, fixes: [] },
    { why: 'the start alone', over: [AWAY, HOME, AWAY], reached: 1, fixes: [1] },
    { why: 'turnpoints without a start', over: [AWAY, NORTH, EAST], reached: 0, fixes: [] },
    {
      why: 'the second turnpoint first',
      over: [HOME, EAST, [5, 0], NORTH, AWAY],
      reached: 2,
      fixes: [0, 3],
    },
    {
      why: 'the second turnpoint first and again',
      over: [HOME, EAST, NORTH, EAST, [20, 10]],
      reached: 3,
      fixes: [0, 2, 3],
    },
    {
      why: 'a turnpoint left out',
      over: [HOME, NORTH, [0, 5], HOME],
      reached: 2,
      fixes: [0, 1],
    },
    {
      why: 'a start only after the first turnpoint',
      over: [AWAY, NORTH, EAST, HOME],
      reached: 1,
      fixes: [3],
    },
    {
      why: 'a turnpoint between two fixes',
      over: [HOME, [0, 8], [0, 12], EAST, HOME],
      reached: 4,
      fixes: [0, 2, 3, 4],
    },
  ])('$why: $reached', ({ over, reached, fixes }) => {
    const flown = fly(over);
    expect(flown.reached).toBe(reached);
    expect(flown.isAchieved).toBe(reached === TASK.points.length);
    expect(flown.points.map(({ fix }) => fix)).toEqual(fixes);
    expect(flown.points.map(({ timeS }) => timeS)).toEqual(fixes.map((fix) => fix * 10));
  });

  test('two points may be reached at one moment if their zones touch', () => {
    const task = taskOver([HOME, [0.5, 0], [5, 0]]);
    expect(
      fly(
        [
          [0.25, 0],
          [5, 0],
        ],
        { task },
      ).reached,
    ).toBe(3);
  });

  test('points with the same name and place are separate points', () => {
    const laps = taskOver([HOME, NORTH, EAST, HOME, NORTH, EAST, HOME]);
    expect(fly([HOME, NORTH, EAST, HOME], { task: laps }).reached).toBe(4);
    const twice = fly([HOME, NORTH, EAST, HOME, NORTH, EAST, HOME], { task: laps });
    expect(twice).toMatchObject({ reached: 7, isAchieved: true });
  });

  test('a point that is named twice in a row is reached at once', () => {
    const task = taskOver([HOME, NORTH, NORTH, HOME]);
    expect(fly([HOME, NORTH, HOME], { task })).toMatchObject({ reached: 4 });
  });

  test('only the interval is checked', () => {
    const track = flightOver([HOME, NORTH, EAST, HOME]);
    const judged = evaluateTask(track, { first: 0, last: 2 }, TASK);
    expect(judged).toMatchObject({ reached: 3, shortfall: { code: 'not_finished' } });
    expect(evaluateTask(track, { first: 1, last: 3 }, TASK)).toMatchObject({
      reached: 1,
      points: [{ fix: 3, timeS: 30 }],
    });
  });

  test('on either side of the date line', () => {
    const shift = (place: Position): Position => ({
      lat: -place.lat,
      lon: place.lon + 171.95 > 180 ? place.lon - 188.05 : place.lon + 171.95,
    });
    const points = TASK.points.map((point): TaskPoint => {
      const { lat, lon } = shift(point);
      return { lat, lon, name: point.name, zone: CYLINDER };
    });
    const fixes = [HOME, NORTH, EAST, HOME].map((place) => shift(at(place)));
    expect(Math.max(...fixes.map(({ lon }) => lon))).toBeGreaterThan(179);
    expect(Math.min(...fixes.map(({ lon }) => lon))).toBeLessThan(-179);
    const track = trackOver(fixes);
    const flown = evaluateTask(track, { first: 0, last: 3 }, { points, ruleSet: 'D' });
    expect(flown).toMatchObject({ reached: 4, startS: 1, finishS: 29 });
  });
});

describe('times', () => {
  test('areas: the last exit from the start and the first entry into the finish count', () => {
    const flown = fly([HOME, [0, 3], [0, 0.5], NORTH, EAST, HOME, AWAY, HOME]);
    // Half a kilometre of the 9.5 to the first turnpoint; one of the 14.14 back home.
    expect(flown).toMatchObject({ startS: 21, finishS: 49, durationS: 28 });
    expect(flown.points).toEqual([
      { fix: 2, timeS: 20 },
      { fix: 3, timeS: 30 },
      { fix: 4, timeS: 40 },
      { fix: 5, timeS: 50 },
    ]);
  });

  test('lines: the last crossing before the first turnpoint and the first after the last count', () => {
    const task = taskOver([HOME, NORTH, EAST, HOME], { 0: LINE, 3: LINE });
    const southWest: Place = [-3, -3];
    const flown = fly(
      [[0, -1], [0, 1], [2, 1], [2, -1], [0, -1], [0, 4], NORTH, EAST, southWest, EAST, southWest],
      { task },
    );
    expect(flown).toMatchObject({ startS: 42, finishS: 78, durationS: 36 });
    expect(flown.points.map(({ fix }) => fix)).toEqual([5, 6, 7, 8]);
  });

  test('a start crossed again after the first turnpoint changes nothing', () => {
    const once = fly([HOME, NORTH, EAST, HOME]);
    const again = fly([HOME, NORTH, HOME, EAST, HOME]);
    expect(again).toMatchObject({ reached: 4, startS: once.startS, durationS: 39 - 1 });
  });

  test('a second round changes nothing unless only that one is complete', () => {
    const lap: Place[] = [HOME, NORTH, EAST, HOME];
    expect(fly([...lap, ...lap])).toMatchObject({ startS: 1, finishS: 29 });
    const turnpointsAfter = fly([AWAY, EAST, ...lap]);
    expect(turnpointsAfter).toMatchObject({ reached: 4, startS: 21, finishS: 49 });
  });

  test('the start of a flight that missed the first turnpoint is the one before its approach', () => {
    const flown = fly([HOME, [0, 8.5], HOME, AWAY]);
    expect(flown).toMatchObject({
      reached: 1,
      points: [{ fix: 0 }],
      startS: 1,
      shortfall: { code: 'missed_first', nearest: { fix: 1, timeS: 10 } },
    });
  });

  test('a start inside the first turnpoint has the same time as the turnpoint', () => {
    const task = taskOver([HOME, [0.5, 0], [5, 0]]);
    expect(
      fly(
        [
          [0.25, 0],
          [0.3, 0],
          [5, 0],
        ],
        { task },
      ),
    ).toMatchObject({ startS: 0 });
  });
});

describe('missing points and distances', () => {
  test.each<{ why: string; over: Place[]; code: string; point: number; byM: number; fix: number }>([
    {
      why: 'no start',
      over: [[-20, 0], [-3, 0], NORTH],
      code: 'not_started',
      point: 0,
      byM: 2000,
      fix: 1,
    },
    {
      why: 'no start anywhere near',
      over: [
        [0, 300],
        [0, 301],
      ],
      code: 'not_started',
      point: 0,
      byM: 299_000,
      fix: 0,
    },
    {
      why: 'no first turnpoint',
      over: [[0, 7], HOME, [0, 6], [0, 5]],
      code: 'missed_first',
      point: 1,
      byM: 3000,
      fix: 2,
    },
    {
      why: 'no start before the first leg',
      over: [[4, 0], [1, 8.5], HOME],
      code: 'missed_first',
      point: 0,
      byM: 3000,
      fix: 0,
    },
    {
      why: 'no second turnpoint',
      over: [HOME, NORTH, [7.5, 10], AWAY],
      code: 'missed_turnpoint',
      point: 2,
      byM: 1500,
      fix: 2,
    },
    {
      why: 'no finish',
      over: [HOME, NORTH, EAST, [4, 0], [6, 0]],
      code: 'not_finished',
      point: 3,
      byM: 3000,
      fix: 3,
    },
  ])('$why', ({ over, fix, byM, code, point }) => {
    expect(fly(over).shortfall).toEqual({
      code,
      point,
      byM: expect.closeTo(byM, 0),
      nearest: { fix, timeS: fix * 10 },
    });
  });

  test.each<{ why: string; zone: ObservationZone; nearest: Place; byM: number }>([
    {
      why: 'beyond the radius of a quadrant',
      zone: { kind: 'SYMMETRIC_QUADRANT', radiusM: 3000 },
      nearest: [-5, 15],
      byM: Math.SQRT2 * 5000 - 3000,
    },
    {
      why: 'beside a quadrant',
      zone: { kind: 'SYMMETRIC_QUADRANT' },
      nearest: [2, 12],
      byM: 2000,
    },
    {
      why: 'beside and beyond a quadrant',
      zone: { kind: 'SYMMETRIC_QUADRANT', radiusM: 3000 },
      nearest: [2, 14],
      byM: Math.hypot(2000, 1000),
    },
    {
      why: 'on the wrong side of a quadrant',
      zone: { kind: 'SYMMETRIC_QUADRANT' },
      nearest: [1, 9],
      byM: Math.SQRT2 * 1000,
    },
    {
      why: 'from the cylinder of a keyhole',
      zone: { kind: 'KEYHOLE', radiusM: 10_000 },
      nearest: [1, 9],
      byM: Math.SQRT2 * 1000 - 500,
    },
    { why: 'short of a line', zone: LINE, nearest: [0, 9.5], byM: Math.SQRT1_2 * 500 },
    {
      why: 'past the end of a line',
      zone: LINE,
      nearest: [2, 12],
      byM: Math.SQRT2 * 2000 - 1000,
    },
  ])('$why', ({ zone, nearest, byM }) => {
    // The zone at the first turnpoint looks north-west, away from home and from the east.
    const task = taskOver([HOME, NORTH, EAST], { 1: zone });
    const { shortfall } = fly([HOME, nearest], { task });
    expect(shortfall).toMatchObject({ code: 'missed_first', nearest: { fix: 1 } });
    expect(Math.abs(shortfall!.byM - byM)).toBeLessThan(1 + byM * 2e-3);
  });

  test('a goal task without turnpoints is not finished', () => {
    const task = taskOver([HOME, NORTH]);
    expect(fly([HOME, [0, 8]], { task }).shortfall).toMatchObject({
      code: 'not_finished',
      point: 1,
    });
    expect(fly([HOME, [0, 9.5]], { task })).toMatchObject({ reached: 2, isAchieved: true });
  });

  test('a line crossed against its direction is missed by 0 m', () => {
    const task = taskOver([HOME, NORTH, EAST], { 0: LINE });
    const against: Place[] = [
      [0, 1],
      [0, -2],
    ];
    expect(fly([...against, AWAY], { task }).shortfall).toEqual({
      code: 'not_started',
      point: 0,
      byM: 0,
      nearest: { fix: 1, timeS: 10 },
    });
    const beside = against.map(([, northKm]): Place => [1.5, northKm]);
    expect(fly(beside, { task }).shortfall).toMatchObject({
      byM: expect.closeTo(Math.hypot(500, 1000), 0),
    });
  });

  test('only fixes after the previous point count as near', () => {
    const { shortfall } = fly([[10, 12], HOME, NORTH, [5, 10]]);
    expect(shortfall).toMatchObject({
      point: 2,
      nearest: { fix: 3 },
      byM: expect.closeTo(4000, 0),
    });
  });
});

describe('loss of height', () => {
  const lap: Place[] = [HOME, NORTH, EAST, HOME];

  test.each<{ why: string; over?: Place[]; altitudesM: number[]; least: number; timed: number }>([
    {
      why: 'from one start to one finish',
      altitudesM: [2000, 900, 900, 800],
      least: 1200,
      timed: 1200,
    },
    { why: 'a gain', altitudesM: [600, 900, 900, 800], least: -200, timed: -200 },
    {
      why: 'the lowest possible start',
      over: [HOME, [0.5, 0], ...lap.slice(1)],
      altitudesM: [600, 1900, 900, 900, 500],
      least: 100,
      timed: 1400,
    },
    {
      why: 'the highest possible finish',
      over: [...lap, [0.5, 0], AWAY, [0.2, 0]],
      altitudesM: [1900, 900, 900, 300, 400, 500, 1000],
      least: 900,
      timed: 1600,
    },
    {
      why: 'a finish of the first round does not go with a start of the second',
      over: [...lap, ...lap.slice(1)],
      altitudesM: [2000, 900, 900, 800, 900, 900, 300],
      least: 500,
      timed: 1200,
    },
    {
      why: 'low starts and finishes after the last complete round',
      over: [...lap, [0.5, 0], NORTH, HOME],
      altitudesM: [1500, 900, 900, 800, 300, 900, 700],
      least: 700,
      timed: 700,
    },
  ])('$why', ({ over = lap, altitudesM, least, timed }) => {
    const flown = fly(over, { altitudesM });
    expect(flown).toMatchObject({ lossOfHeightM: least, lossAtTimesM: timed });
  });

  test('at lines uses the fix behind them', () => {
    const task = taskOver(lap, { 0: LINE, 3: LINE });
    const over: Place[] = [[0, -1], [0, 1], NORTH, EAST, [-3, -3]];
    const flown = fly(over, { task, altitudesM: [3000, 1000, 900, 900, 400] });
    expect(flown).toMatchObject({ lossOfHeightM: 600, lossAtTimesM: 600 });
  });

  test('is unknown until the task is completed', () => {
    const flown = fly(lap.slice(0, 3));
    for (const name of ['finishS', 'durationS', 'lossOfHeightM', 'lossAtTimesM']) {
      expect(flown).not.toHaveProperty(name);
    }
  });
});

describe('further requirements of a contest', () => {
  const lap: Place[] = [HOME, NORTH, EAST, HOME];
  const lost = (metres: number) => [500 + metres, 900, 900, 500];

  test.each([
    {
      why: 'a loss of 1000 m',
      altitudesM: lost(1000),
      maxLossOfHeightM: 1000,
      shortfall: undefined,
    },
    {
      why: 'a loss of 1001 m',
      altitudesM: lost(1001),
      maxLossOfHeightM: 1000,
      shortfall: { code: 'height_loss', byM: 1 },
    },
    { why: 'any loss where it is not limited', altitudesM: lost(1800), shortfall: undefined },
    { why: 'a finish where the start was', mustClose: true, shortfall: undefined },
  ])('$why', ({ shortfall, why: _why, ...options }) => {
    const flown = fly(lap, options);
    expect(flown.isAchieved).toBe(true);
    expect(flown.shortfall).toEqual(shortfall);
  });

  test('a finish more than a kilometre from the start', () => {
    const open = taskOver([HOME, NORTH, EAST, [1.25, 0]]);
    const over: Place[] = [...lap.slice(0, 3), [1.25, 0]];
    expect(fly(over, { task: open }).shortfall).toBeUndefined();
    const altitudesM = lost(1800);
    expect(
      fly(over, { task: open, altitudesM, mustClose: true, maxLossOfHeightM: 1000 }),
    ).toMatchObject({
      isAchieved: true,
      shortfall: { code: 'not_closed', byM: expect.closeTo(250, 0) },
    });
    const near = taskOver([HOME, NORTH, EAST, [0.999, 0]]);
    expect(fly(over, { task: near, mustClose: true }).shortfall).toBeUndefined();
  });

  test('a missed point is reported first', () => {
    const options = { altitudesM: lost(1800), maxLossOfHeightM: 1000, mustClose: true };
    expect(fly([HOME, NORTH], options).shortfall).toMatchObject({ code: 'missed_turnpoint' });
  });
});
