import { expect, test } from 'vitest';
import { dayPoints } from './day-points.js';
import { POINT_RULES } from './point-rules.js';
import { totalRanking } from './score-day.js';

const km = (distance: number, hours?: number, handicap = 1) => ({
  distanceM: distance * 1000,
  handicap,
  ...(hours !== undefined && { timeS: hours * 3600 }),
});

test.each([
  {
    why: 'a racing task of the 15 m class',
    of: '15m',
    flights: [km(300, 3), km(300, 3.25), km(300, 3.75), km(210), km(90)],
    points: [1000, 908, 760, 420, 180],
  },
  {
    why: 'an area task of the club class',
    of: 'club',
    flights: [km(260, 2.6, 1), km(280, 2.7, 1.1), km(255, 3.1, 1.05), km(150, undefined, 1.08)],
    points: [840, 768, 567, 224],
  },
  {
    why: 'an area task, with the minimum time of the first',
    of: '15m',
    flights: [km(320, 3), km(290, 3.05), km(150)],
    points: [1000, 855, 260],
  },
  { why: 'no finish', of: '15m', flights: [km(240), km(150)], points: [450, 281] },
  { why: 'no distance beyond the minimum', of: '15m', flights: [km(100), km(50)], points: [0, 0] },
  { why: 'no flight', of: '15m', flights: [], points: [] },
] as const)('1000 points: $why', ({ of, flights, points }) => {
  expect(dayPoints(flights, POINT_RULES['annex-a'], { of }).points).toEqual(points);
});

test('handicaps as factors and as indexes are the same', () => {
  const flights = [km(260, 2.6, 1), km(280, 2.7, 1.1)];
  const asIndexes = [km(260, 2.6, 100), km(280, 2.7, 110)];
  const pointsOf = (given: typeof flights) =>
    dayPoints(given, POINT_RULES.competition, { of: 'club' }).points;
  expect(pointsOf(asIndexes)).toEqual(pointsOf(flights));
});

test('a penalty is taken off, down to nothing', () => {
  const flights = [km(300, 3), { ...km(300, 3.25), penalty: 100 }, { ...km(90), penalty: 500 }];
  const without = dayPoints([km(300, 3), km(300, 3.25), km(90)], POINT_RULES['annex-a'], {
    of: '15m',
  }).points;
  const { points } = dayPoints(flights, POINT_RULES['annex-a'], { of: '15m' });
  expect(points).toEqual([without[0], without[1]! - 100, 0]);
});

test('Grand Prix points follow the order of finishes', () => {
  const flights = [km(300, 3.2), km(300, 3), km(300, 3.2), km(200)];
  const { points } = dayPoints(flights, POINT_RULES['grand-prix'], { of: '15m' });
  expect(points).toEqual([8, 10, 8, 0]);
});

test('classic points are the speed by the index', () => {
  const flights = [
    { distanceM: 128_100, timeS: 3600, handicap: 112 },
    { distanceM: 85_400, timeS: 3600, handicap: 120 },
    { distanceM: 100_000, handicap: 100 },
  ];
  const { points } = dayPoints(flights, POINT_RULES.classic, { of: 'club' });
  expect(points).toEqual([114.38, 71.17, 0]);
});

test('days add up', () => {
  const row = (id: string, points: number) => ({ id, points }) as never;
  const days = [{ rows: [row('A', 900), row('B', 800)] }, { rows: [row('B', 700), row('C', 600)] }];
  expect(totalRanking(days)).toEqual([
    { id: 'B', points: 1500, rank: 1, days: [800, 700] },
    { id: 'A', points: 900, rank: 2, days: [900, 0] },
    { id: 'C', points: 600, rank: 3, days: [0, 600] },
  ]);
});
