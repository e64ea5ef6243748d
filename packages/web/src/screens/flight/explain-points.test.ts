import { expect, test } from 'vitest';
import { explainPoints, type ScoredFlight } from './explain-points.js';

/** As the server answers for a real flight with index 120. */
const flight = {
  dmst_index: 120,
  contest: [
    {
      name: 'free',
      points: 530.58,
      distance: 539.74,
      bonus_points: 80.8,
      bonus_score_name: 'out_return',
    },
    { name: 'triangle', points: 192.99, distance: 231.59 },
    { name: 'out_return', points: 404, distance: 484.8 },
    { name: 'speed', points: 86.64, distance: 199.27 },
  ],
} as const satisfies ScoredFlight;
const [free, triangle, outReturn, speed] = flight.contest;

test('a distance is divided by the index', () => {
  expect(explainPoints(triangle, flight)).toEqual([
    { kind: 'distance', km: 231.59 },
    { kind: 'index', index: 120, factor: 1.2 },
    { kind: 'points', points: 192.99, isNearly: false },
  ]);
  expect(explainPoints(outReturn, flight)).toBeDefined();
});

test('free distance has a share of another geometry added', () => {
  const steps = explainPoints(free, flight);
  expect(steps?.map(({ kind }) => kind)).toEqual(['distance', 'bonus', 'index', 'points']);
  const km: unknown = expect.closeTo(96.96, 8);
  expect(steps?.[1]).toEqual({ kind: 'bonus', of: 'out_return', share: 0.2, ofKm: 484.8, km });
});

test('a bonus whose geometry is not listed is added as points', () => {
  const steps = explainPoints(free, { ...flight, contest: [free] });
  expect(steps?.map(({ kind }) => kind)).toEqual(['distance', 'index', 'bonusPoints', 'points']);
});

test('a bonus known only rounded may make the last digit differ', () => {
  const entry = {
    name: 'free',
    points: 243.7,
    distance: 261.65,
    bonus_points: 1.44,
    bonus_score_name: 'out_return',
  } as const;
  const known = { contest: [entry], dmst_index: 108 };
  expect(explainPoints(entry, known)?.at(-1)).toEqual({
    kind: 'points',
    points: 243.7,
    isNearly: true,
  });
  expect(explainPoints({ ...entry, points: 243.8 }, known)).toBeUndefined();
});

test('speed is the distance over two hours, with a milder index', () => {
  expect(explainPoints(speed, flight)).toEqual([
    { kind: 'distance', km: 199.27 },
    { kind: 'hours', hours: 2 },
    { kind: 'index', index: 120, factor: 1.15 },
    { kind: 'points', points: 86.64, isNearly: false },
  ]);
});

test('100 stands in for an index that is not there', () => {
  const entry = { ...triangle, points: 231.59 };
  expect(explainPoints(entry, { contest: [entry] })).toContainEqual({
    kind: 'index',
    index: 100,
    factor: 1,
  });
});

test('nothing is claimed where the reckoning does not give the points', () => {
  expect(explainPoints({ ...triangle, points: 193 }, flight)).toBeUndefined();
});
