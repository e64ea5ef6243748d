import { type Flight, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { flightIdsQuery } from './list-flights.js';

const COPIES = 230;
const NOW = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let pilots: readonly [TestUser, TestUser];
let unscoredId: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => NOW });
  pilots = [await testApi.signUp({ clubName: 'Anklam' }), await testApi.signUp()];
  const { lat, lon } = await testApi.server.services.db
    .selectFrom('airport')
    .where('region_id', 'like', 'DE-%')
    .orderBy('id')
    .select(['lat', 'lon'])
    .executeTakeFirstOrThrow();
  const [flight] = await uploadFlight(pilots[0].api, sampleIgc({ lat, lon }), { name: 'a.igc' });
  await waitForScore(pilots[0].api, flight?.id ?? 0, { pollMs: 50 });
  await multiply(flight?.id ?? 0);
});

/** Flights by the hundred, told apart by date, pilot, club, airport, aircraft and points; the last one is not scored yet. */
async function multiply(id: number): Promise<void> {
  const { db } = testApi.server.services;
  for (const table of ['igc_file', 'flight', 'flight_contest'] as const) {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = ${table}`.execute(db);
    const values = rows.map(({ column_name: name }) => copied(table, name));
    const names = rows.map(({ column_name: name }) => sql.ref(name));
    const own = table === 'flight_contest' ? sql`flight_id = ${id}` : sql`id = ${id}`;
    await sql`insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(values)} from ${sql.table(table)},
        generate_series(1, ${COPIES}) as copy where ${own}`.execute(db);
  }
  unscoredId = id + COPIES;
  await sql`update flight_contest set points = null, distance = null, speed = null
    where flight_id = ${unscoredId}`.execute(db);
  await sql`select setval(pg_get_serial_sequence('flight', 'id'), 5000)`.execute(db);
}

function copied(table: string, name: string) {
  const column = sql.ref(name);
  switch (name) {
    case 'id':
    case 'flight_id':
    case 'igc_file_id':
      return sql`${column} + copy`;
    case 'hash':
      return sql`hash || copy`;
    case 'user_id':
      return sql`case when copy % 2 = 0 then ${pilots[0].id}::int else ${pilots[1].id}::int end`;
    case 'club_id':
    case 'airport_id':
    case 'takeoff_airport_id':
    case 'aircraft_id':
      return sql`case when copy % 3 = 0 then null else ${column} end`;
    case 'scoring_date':
      return sql`scoring_date - (copy % 50)`;
    case 'created':
      return table === 'flight' ? sql`created - copy * interval '1 minute'` : column;
    case 'points':
    case 'distance':
    case 'speed':
      return sql`${column} + copy % 7`;
    default:
      return column;
  }
}

function list(query: QueryParameters<'listFlights'> = {}): Promise<Flight[]> {
  return unwrap(testApi.api.GET('/flight', { params: { query } }));
}

async function listAll(query: QueryParameters<'listFlights'> = {}): Promise<Flight[]> {
  const pages: Flight[][] = [];
  do pages.push(await list({ ...query, skip: pages.length * 100 }));
  while (pages.at(-1)?.length === 100);
  return pages.flat();
}

test('shows a flight with what tiles need', async () => {
  const [newest] = await list({ limit: 1 });
  expect(newest).toMatchObject({
    status: 'valid',
    rank: true,
    user: { id: pilots[0].id, name: 'Test Pilot 1' },
    club: { name: 'Anklam' },
    aircraft: { name: 'LS 4' },
    scoring_date: '2026-07-14',
    takeoff_time: '2026-07-14T10:00:00+00:00',
    junior: false,
    launch_gain: expect.any(Number),
  });
  expect(newest?.bbox).toHaveLength(4);
});

describe('pages', () => {
  test('hold every flight once, whatever the order', async () => {
    for (const order of ['scoring_date', 'created', 'points', 'distance', 'speed'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const flights = await listAll({ order_by: order, direction });
        expect(new Set(flights.map(({ id }) => id)).size).toBe(COPIES + 1);
      }
    }
  });

  test('end with one that is not full', async () => {
    expect(await list({ skip: 200 })).toHaveLength(COPIES + 1 - 200);
    expect(await list({ skip: 300 })).toEqual([]);
  });
});

describe('orders', () => {
  test('by day, the newest first, by default', async () => {
    const flights = await listAll();
    const keys = flights.map(({ scoring_date: date, id }) => `${date} ${String(id).padStart(6)}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
  });

  test.each([
    { query: { order_by: '-points' } as const, sign: -1 },
    { query: { order_by: 'points', direction: 'desc' } as const, sign: -1 },
    { query: { order_by: '-points', direction: 'asc' } as const, sign: 1 },
    { query: { order_by: 'points' } as const, sign: 1 },
    { query: { order_by: '-points', season_in: [2026] } as const, sign: -1 },
  ])('by points as $query says, the unscored last', async ({ query, sign }) => {
    const flights = await listAll(query as QueryParameters<'listFlights'>);
    expect(flights.at(-1)?.id).toBe(unscoredId);
    const points = flights.slice(0, -1).map(({ contest }) => contest?.points ?? Number.NaN);
    expect(points).toEqual(points.toSorted((a, b) => (a - b) * sign));
  });

  test('by the points of the contest that is asked for', async () => {
    const [triangle] = await list({ contest: 'triangle', order_by: '-points', limit: 1 });
    const [speed] = await list({ contest: 'speed', limit: 1 });
    const [sprint] = await list({ contest: 'sprint', limit: 1 });
    expect(triangle?.contest).not.toEqual(speed?.contest);
    expect(sprint).toEqual(speed);
  });
});

describe('filters', () => {
  test.each([
    { query: { season_in: [2025] }, holds: () => false },
    { query: { season_in: [2025, 2026] }, holds: () => true },
    {
      query: { scoring_date_in: ['2026-07-14'] },
      holds: (f: Flight) => f.scoring_date === '2026-07-14',
    },
    {
      query: { scoring_date_start: '2026-07-10' },
      holds: (f: Flight) => f.scoring_date >= '2026-07-10',
    },
    {
      query: { scoring_date_start: '2026-07-01', scoring_date_end: '2026-07-03' },
      holds: (f: Flight) => f.scoring_date >= '2026-07-01' && f.scoring_date <= '2026-07-03',
    },
    { query: { user_id_in: [1] }, holds: (f: Flight) => f.user.id === 1 },
    { query: { user_id_in: [1, 2] }, holds: () => true },
    { query: { club_id_in: [999] }, holds: () => false },
    { query: { airport_id_in: [999_999] }, holds: () => false },
    { query: { aircraft_id_in: [999_999] }, holds: () => false },
  ])('$query, in every order', async ({ query, holds }) => {
    const expected = (await listAll()).filter((flight) => holds(flight));
    for (const order of ['-scoring_date', '-points'] as const) {
      const found = await listAll({ ...query, order_by: order });
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
      expect(found).toHaveLength(expected.length);
    }
  });
});

describe('filters by what a flight belongs to', () => {
  test.each([
    { filter: 'club_id_in', of: (f: Flight) => f.club?.id },
    { filter: 'airport_id_in', of: (f: Flight) => f.takeoff_airport?.id },
    { filter: 'aircraft_id_in', of: (f: Flight) => f.aircraft?.id },
  ] as const)('$filter, in both orders', async ({ filter, of }) => {
    const all = await listAll();
    const id = all.map(of).find((one) => one !== undefined) ?? 0;
    const expected = all.filter((flight) => of(flight) === id).length;
    expect(expected).toBeGreaterThan(0);
    expect(expected).toBeLessThan(all.length);
    for (const order of ['-scoring_date', '-points'] as const) {
      const found = await listAll({ [filter]: [id], order_by: order });
      expect(found).toHaveLength(expected);
      expect(found.every((flight) => of(flight) === id)).toBe(true);
    }
  });
});

describe('a page is read along an index', () => {
  async function explain(query: QueryParameters<'listFlights'>): Promise<string> {
    const { db } = testApi.server.services;
    const { sql: text, parameters } = flightIdsQuery(db, query, NOW);
    const { rows } = await db.transaction().execute(async (transaction) => {
      // A table this small would be read whole; the question is whether an index could serve.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_sort = off`.execute(transaction);
      const question = CompiledQuery.raw(`explain ${text}`, [...parameters]);
      return transaction.executeQuery<Record<string, string>>(question);
    });
    return rows.map((row) => Object.values(row)[0]).join('\n');
  }

  const ORDERS = ['-scoring_date', '-created', '-points', '-distance', '-speed'] as const;
  test.each<QueryParameters<'listFlights'>>([
    {},
    ...ORDERS.map((order) => ({ order_by: order })),
    ...ORDERS.slice(2).map((order) => ({ order_by: order, season_in: [2026] })),
    { user_id_in: [1] },
    { club_id_in: [1] },
    { airport_id_in: [1] },
    { aircraft_id_in: [1] },
    { user_id_in: [1], order_by: '-points' },
    { club_id_in: [1], order_by: '-points' },
    { airport_id_in: [1], order_by: '-points' },
    { aircraft_id_in: [1], order_by: '-points' },
    { scoring_date_in: ['2026-07-14'], order_by: '-points' },
  ])('%j', async (query) => {
    const plan = await explain(query);
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Sort');
  });
});
