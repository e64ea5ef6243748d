import { expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import { taskWorth } from './task-worth.js';

const START = { lat: 51, lon: 7 };
const EAST = destination(START, 90, 100_000);
const NORTH = destination(START, 30, 100_000);

const pointsIn = (contest: string, points: Parameters<typeof taskWorth>[0]) =>
  taskWorth(points).find((one) => one.contest === contest)?.points;

test('a closed triangle is worth most where it is declared', () => {
  const worth = taskWorth([START, EAST, NORTH, START]);
  const [first] = worth;
  expect(first).toMatchObject({ contest: 'declaration' });
  expect(first!.points).toBeCloseTo(first!.distanceKm * 1.7, 1);
  const free = worth.find(({ contest }) => contest === 'free')!;
  // The bonus of the free distance is 30 % of the triangle.
  expect(free.points).toBeCloseTo(free.distanceKm * 1.3, 1);
  expect(worth.map(({ contest }) => contest)).toEqual(
    expect.arrayContaining(['triangle', 'out_return', 'out', 'dmst']),
  );
  expect(worth.map(({ contest }) => contest)).not.toContain('speed');
});

test('an open task earns no bonus and no closed course', () => {
  const worth = taskWorth([START, EAST]);
  const km = Math.round(distanceM(START, EAST) / 10) / 100;
  expect(worth.find(({ contest }) => contest === 'free')).toMatchObject({ points: km });
  expect(pointsIn('triangle', [START, EAST])).toBeUndefined();
  expect(pointsIn('rectangle', [START, EAST])).toBeUndefined();
});

test('only six legs of many count for the free distance', () => {
  const zigzag = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? START : EAST));
  const free = taskWorth(zigzag).find(({ contest }) => contest === 'free');
  expect(free!.distanceKm).toBeCloseTo((6 * distanceM(START, EAST)) / 1000, 1);
});

test('points that are no positions are rejected', () => {
  expect(() => taskWorth([START])).toThrow(RangeError);
  expect(() => taskWorth([START, { lat: 91, lon: 0 }])).toThrow(RangeError);
});
