import type { Flight } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { recentDays } from './recent-days.js';

test('groups flights by day, the newest day and the best flight first', () => {
  const days = recentDays(
    [flight(1, '2026-07-15', 310), flight(2, '2026-07-15', 712), flight(3, '2026-07-14', 900)],
    100,
  );
  expect(days.map(({ date }) => date)).toEqual(['2026-07-15', '2026-07-14']);
  expect(days[0]?.flights.map(({ id }) => id)).toEqual([2, 1]);
});

test('leaves out flights that do not count, keeps those that await their score last', () => {
  const unranked = { ...flight(1, '2026-07-15', 990), rank: false };
  const [day] = recentDays([flight(2, '2026-07-15'), unranked, flight(3, '2026-07-15', 5)], 100);
  expect(day?.flights.map(({ id }) => id)).toEqual([3, 2]);
});

test('shows all flights of a day without counting ones', () => {
  const unranked = { ...flight(1, '2026-07-15', 990), rank: false };
  expect(recentDays([unranked], 100)[0]?.flights).toEqual([unranked]);
});

test('the last day of a full list may hide better flights', () => {
  const flights = [flight(1, '2026-07-15', 1), flight(2, '2026-07-14', 2)];
  expect(recentDays(flights, 2).map(({ isWhole }) => isWhole)).toEqual([true, false]);
  expect(recentDays(flights, 3).map(({ isWhole }) => isWhole)).toEqual([true, true]);
});

test('a new instance has no days', () => {
  expect(recentDays([], 100)).toEqual([]);
});

function flight(id: number, day: string, points?: number): Flight {
  return {
    id,
    status: points === undefined ? 'pending' : 'valid',
    rank: points !== undefined,
    junior: false,
    scoring_date: day,
    time_zone: 'Europe/Berlin',
    user: { id: 1, name: 'Jo Ek' },
    ...(points !== undefined && { contest: { points, distance: 300, speed: 90 } }),
  };
}
