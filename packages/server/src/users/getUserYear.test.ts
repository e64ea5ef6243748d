import { type UserYear, unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startDemoApi, type TestApi } from '../testing/start-test-api.js';

let server: TestApi;
let id: number;
let year: number;

beforeAll(async () => {
  server = await startDemoApi();
  const { db } = server.server.services;
  const counts = await db
    .selectFrom('flight')
    .select(['user_id', 'scoring_date'])
    .where('user_id', 'is not', null)
    .execute();
  const years = Map.groupBy(counts, (row) => `${row.user_id} ${row.scoring_date.slice(0, 4)}`);
  const [most] = [...years].toSorted(([, one], [, other]) => other.length - one.length);
  [id, year] = most![0].split(' ').map(Number) as [number, number];
});

const yearOf = (user: number, of: number): Promise<UserYear> =>
  unwrap(server.api.GET('/useryear/{id}/{year}', { params: { path: { id: user, year: of } } }));

const flightsOf = (user: number, of: number) =>
  unwrap(
    server.api.GET('/flight', {
      params: {
        query: {
          user_id_in: [user],
          scoring_date_start: `${of}-01-01`,
          scoring_date_end: `${of}-12-31`,
          limit: 100,
        },
      },
    }),
  );

const sumOf = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

test('sums are those of the flights of the year, and of its months', async () => {
  const found = await yearOf(id, year);
  const flights = await flightsOf(id, year);
  expect(found).toMatchObject({ year, flights: flights.length });
  expect(found.flying_days).toBe(new Set(flights.map((flight) => flight.scoring_date)).size);
  expect(found.months).toHaveLength(12);
  for (const key of ['flights', 'flying_days', 'duration', 'distance'] as const) {
    expect(sumOf(found.months.map((month) => month[key]))).toBeCloseTo(found[key], 1);
  }
  const july = flights.filter((flight) => flight.scoring_date.slice(5, 7) === '07');
  expect(found.months[6]?.flights).toBe(july.length);
  expect(found.years).toContain(year);
});

test('the best flights of the year are the best of the list', async () => {
  const { farthest, longest, best_climb: climb, new_airports: places } = await yearOf(id, year);
  const flights = await flightsOf(id, year);
  const details = await Promise.all(
    flights.map((flight) =>
      unwrap(server.api.GET('/flightdetail/{id}', { params: { path: { id: flight.id } } })),
    ),
  );
  const freeOf = (detail: (typeof details)[number]) =>
    detail.contest.find(({ name }) => name === 'free')?.distance ?? 0;
  expect(farthest?.value).toBeCloseTo(Math.max(...details.map(freeOf)), 1);
  expect(flights.map((flight) => flight.id)).toContain(longest?.id);
  expect(climb?.value).toBeGreaterThan(0.5);
  const takeoffs = flights.flatMap(({ takeoff_airport: airport }) => airport?.id ?? []);
  for (const { airport } of places) expect(takeoffs).toContain(airport.id);
});

test('a year without flights has sums of 0, and the years with flights', async () => {
  const found = await yearOf(id, 1950);
  expect(found).toMatchObject({ flights: 0, distance: 0, new_airports: [], company: [] });
  expect(found.years).toContain(year);
  expect(found).not.toHaveProperty('farthest');
});

test('an unknown user has no year', async () => {
  await expect(yearOf(999_999, year)).rejects.toMatchObject({ status: 404 });
});

test('flights that are not public do not count', async () => {
  const { db } = server.server.services;
  const before = await yearOf(id, year);
  const hidden = before.farthest!.id;
  await db
    .updateTable('any_flight')
    .set({ visibility: 'private' })
    .where('id', '=', hidden)
    .execute();
  const after = await yearOf(id, year);
  expect(after.flights).toBe(before.flights - 1);
  expect(after.farthest?.id).not.toBe(hidden);
  expect(sumOf(after.company.map(({ flights }) => flights))).toBeLessThanOrEqual(
    sumOf(before.company.map(({ flights }) => flights)),
  );
  await db
    .updateTable('any_flight')
    .set({ visibility: 'public' })
    .where('id', '=', hidden)
    .execute();
});
