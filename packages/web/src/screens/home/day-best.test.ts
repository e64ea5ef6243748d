import type { Flight } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { dayBest } from './day-best.js';

test('takes the flights of the newest day, the best first', () => {
  const best = dayBest(
    [flight(1, '2026-07-15', 310), flight(2, '2026-07-15', 712), flight(3, '2026-07-14', 900)],
    100,
  );
  expect(best).toMatchObject({ date: '2026-07-15', isWholeDay: true });
  expect(best?.flights.map(({ id }) => id)).toEqual([2, 1]);
});

test('flights without points or rank come last', () => {
  const unranked = { ...flight(1, '2026-07-15', 990), rank: false };
  const best = dayBest([unranked, flight(2, '2026-07-15'), flight(3, '2026-07-15', 5)], 100);
  expect(best?.flights.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('a full list that ends on the same day may hide better flights', () => {
  expect(dayBest([flight(1, '2026-07-15'), flight(2, '2026-07-15')], 2)?.isWholeDay).toBe(false);
  expect(dayBest([flight(1, '2026-07-15'), flight(2, '2026-07-14')], 2)?.isWholeDay).toBe(true);
});

test('a new instance has no day', () => {
  expect(dayBest([], 100)).toBeUndefined();
});

function flight(id: number, day: string, points?: number): Flight {
  return {
    id,
    status: points === undefined ? 'pending' : 'valid',
    rank: true,
    junior: false,
    scoring_date: day,
    user: { id: 1, name: 'Jo Ek' },
    ...(points !== undefined && { contest: { points, distance: 300, speed: 90 } }),
  };
}
