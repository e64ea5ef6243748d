import { expect, test } from 'vitest';
import { PILOTS } from './demo-data.js';
import { type PlannedFlight, planSeason } from './plan-season.js';

const DAY_S = 86_400;

function plan(now: string, count = 430): PlannedFlight[] {
  const nowS = Date.parse(now) / 1000;
  const year = new Date(now).getUTCFullYear() - (new Date(now).getUTCMonth() < 9 ? 1 : 0);
  return planSeason({ seed: 'test', nowS, seasonStartS: Date.UTC(year, 9, 1) / 1000, count });
}

function seasonStart(now: string): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear() - (date.getUTCMonth() < 9 ? 1 : 0), 9, 1) / 1000;
}

test.each([
  { now: '2026-11-21T08:00:00Z', current: 40 },
  { now: '2026-10-05T08:00:00Z', current: 8 },
  { now: '2027-02-10T08:00:00Z', current: 100 },
  { now: '2027-06-20T08:00:00Z', current: 100 },
  { now: '2026-09-30T23:59:00Z', current: 150 },
])('ends before $now and has flights of the current season', ({ now, current }) => {
  const flights = plan(now);
  expect(flights).toHaveLength(430);
  expect(new Set(flights.map(({ id }) => id)).size).toBe(430);
  expect(Math.max(...flights.map(({ day }) => day))).toBeLessThan(Date.parse(now) / 1000);
  const inSeason = flights.filter(({ day }) => day >= seasonStart(now));
  expect(inSeason.length).toBeGreaterThanOrEqual(current);
});

test.each([
  '2026-11-21T08:00:00Z',
  '2026-12-24T23:59:00Z',
  '2027-03-21T00:00:00Z',
  '2027-06-20T12:00:00Z',
  '2026-10-01T00:30:00Z',
])('the day before %s has a flight in any weather', (now) => {
  const lastDay = Math.floor(Date.parse(now) / 1000 / DAY_S - 1) * DAY_S;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const flights = planSeason({
      seed,
      nowS: Date.parse(now) / 1000,
      seasonStartS: seasonStart(now),
      count: 24,
    });
    expect(flights).toHaveLength(24);
    expect(flights.at(-1)?.day).toBe(lastDay);
    expect(flights.at(-1)?.quality).toBeGreaterThan(0.3);
  }
});

test('all pilots fly, mostly at weekends, and some days have many flights', () => {
  const flights = plan('2026-11-21T08:00:00Z');
  expect(new Set(flights.map(({ pilot }) => pilot)).size).toBe(PILOTS.length);
  const atWeekends = flights.filter(({ day }) => [0, 6].includes(new Date(day * 1000).getUTCDay()));
  expect(atWeekends.length).toBeGreaterThan(430 * 0.4);
  const perDay = new Map<number, number>();
  for (const { day } of flights) perDay.set(day, (perDay.get(day) ?? 0) + 1);
  expect(Math.max(...perDay.values())).toBeGreaterThanOrEqual(7);
});

test('no pilot flies twice on a day', () => {
  const keys = plan('2026-11-21T08:00:00Z').map(({ pilot, day }) => `${pilot} ${day / DAY_S}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the north flies in its summer, the south in its own', () => {
  const flights = plan('2026-11-21T08:00:00Z');
  const months = (ident: string) =>
    new Set(
      flights
        .filter(({ airfield }) => airfield.ident === ident)
        .map(({ day }) => new Date(day * 1000).getUTCMonth() + 1),
    );
  expect(months('EDOJ')).toContain(7);
  expect(months('EDOJ')).not.toContain(12);
  expect(months('YTOC')).toContain(12);
  expect(months('YTOC')).not.toContain(7);
});
