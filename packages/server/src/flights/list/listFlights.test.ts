import { type Flight, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import polyline from '@mapbox/polyline';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { updateAllFilterColumns, updateFilterColumns } from '../../rankings/filter-columns.js';
import { MULTI_REGIONS } from '../../reference/multi-regions.js';
import { rowsRead } from '../../testing/rows-read.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { storeLine } from '../model/flight-lines.js';
import { flightsAround, flightsFromSectors, flightsNear } from '../model/flights-at-place.js';
import { countQuery } from './countFlights.js';
import { activityQuery } from './flight-activity.js';
import { flightIdsQuery } from './flight-list-query.js';

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
  for (const table of ['igc_file', 'flight', 'flight_line', 'flight_contest'] as const) {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER'
        -- Columns of the view do not say that they are generated.
        and (table_name <> 'flight' or column_name <> 'is_public')`.execute(db);
    const values = rows.map(({ column_name: name }) => copied(table, name));
    const names = rows.map(({ column_name: name }) => sql.ref(name));
    const isOf = table === 'flight_contest' || table === 'flight_line';
    const own = isOf ? sql`flight_id = ${id}` : sql`id = ${id}`;
    await sql`insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(values)} from ${sql.table(table)},
        generate_series(1, ${COPIES}) as copy where ${own}`.execute(db);
  }
  unscoredId = id + COPIES;
  await sql`update flight_contest set points = null, distance = null, speed = null
    where flight_id = ${unscoredId}`.execute(db);
  await sql`select setval(pg_get_serial_sequence('flight', 'id'), 5000)`.execute(db);
  await updateFilterColumns(
    db,
    Array.from({ length: COPIES }, (_, copy) => id + 1 + copy),
  );
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
    case 'landing_airport_id':
      return sql`case when copy % 5 = 0 then null else ${column} end`;
    case 'co_user_name':
      return sql`case when copy % 4 = 0 then 'Guest' end`;
    case 'junior':
      return sql`copy % 6 = 0`;
    case 'registration':
      return sql`'D-' || 1000 + copy % 10`;
    case 'launch':
      return sql`case when copy % 7 = 0 then '{"launch_kind": "S"}' else launch end`;
    case 'scoring_date':
      return sql`scoring_date - (copy % 50)`;
    case 'created':
      return table === 'igc_file' ? column : sql`created - copy * interval '1 minute'`;
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

test('returns a flight with the fields that tiles need', async () => {
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
    igc_file: { id: expect.any(Number) },
    launch_gain: expect.any(Number),
    launch_vario: expect.any(Number),
    takeoff_distance: expect.any(Number),
  });
  expect(newest?.bbox).toHaveLength(4);
});

test('returns statistics on request', async () => {
  const [plain] = await list({ limit: 1 });
  expect(plain?.contest).not.toHaveProperty('score');
  expect((await list({ limit: 1, include_stats: false }))[0]).toEqual(plain);
  const [listed] = await list({ limit: 1, include_stats: true });
  const { score } = listed!.contest!;
  expect(score).toMatchObject({ thermal_count: 0, attempt_count: 0, glide_count: 1 });
  expect(score?.glide_speed).toBeGreaterThan(0);
  expect(score).not.toHaveProperty('geom');
  // It is of the contest that is asked for.
  const [sprint] = await list({ limit: 1, include_stats: true, contest: 'sprint' });
  expect(sprint?.contest?.score?.glide_distance).not.toBe(score?.glide_distance);
  const unscored = (await listAll({ include_stats: true })).find(({ id }) => id === unscoredId);
  expect(unscored).not.toHaveProperty('contest');
});

test('returns what was changed since a time, for mirrors', async () => {
  const { db } = testApi.server.services;
  const [{ id } = { id: 0 }] = await list({ limit: 1 });
  const since = new Date().toISOString();
  expect(await list({ updated_since: since })).toEqual([]);
  const change = () =>
    db.updateTable('flight').set({ competition_id: 'ZZ' }).where('id', '=', id).execute();
  await change();
  expect((await list({ updated_since: since })).map((flight) => flight.id)).toEqual([id]);
  const later = new Date().toISOString();
  await change();
  expect(await list({ updated_since: later })).toEqual([]);
  // After a change of rules only the points change.
  const rescored = db.updateTable('flight_contest').set({ points: 1 }).where('flight_id', '=', id);
  await rescored.execute();
  expect((await list({ updated_since: later })).map((flight) => flight.id)).toEqual([id]);
});

test('refuses an invalid boolean', async () => {
  const response = await fetch(`${testApi.url}/v1/flight?include_stats=1`);
  expect(response.status).toBe(422);
});

describe('flights through a view of a map', () => {
  const through = async (bbox: readonly number[]) =>
    (await list({ bbox: [...bbox], limit: 100 })).length > 0;
  let middle: readonly [lat: number, lon: number];

  beforeAll(async () => {
    const [line] = await unwrap(testApi.api.GET('/flightlines', { params: { query: {} } }));
    const points = polyline.decode(line!.line);
    const [a, b] = [points[0]!, points[1]!];
    middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  });

  const around = ([lat, lon]: readonly [number, number], size: number) => [
    lon - size,
    lat - size,
    lon + size,
    lat + size,
  ];

  test('are found if they are inside or cross the view', async () => {
    expect(await through([-180, -90, 180, 90])).toBe(true);
    expect(await through([-1000, -1000, 1000, 1000])).toBe(true);
    // No point of the line lies in it.
    expect(await through(around(middle, 0.001))).toBe(true);
  });

  test('are not found if only their bounding box overlaps', async () => {
    const { db } = testApi.server.services;
    const [flight] = await list({ limit: 1 });
    // North, then east: the south-eastern corner is left out.
    await storeLine(db, flight!.id, [
      [-41, -150],
      [-39, -150],
      [-39, -148],
    ]);
    expect(await through(around([-41, -148], 0.5))).toBe(false);
    expect(await through(around([-39, -148], 0.5))).toBe(true);
    expect(await through(around([-40, -150], 0.5))).toBe(true);
  });

  test('may cross 180°', async () => {
    expect(await through([170, -90, -170, 90])).toBe(false);
    const { db } = testApi.server.services;
    const [flight] = await list({ limit: 1 });
    await storeLine(db, flight!.id, [
      [-18, 179.5],
      [-18, 180.5],
    ]);
    expect(await through([170, -90, -170, 90])).toBe(true);
    expect(await through([-190, -90, -170, 90])).toBe(true);
    expect(await through([-180, -20, -179.6, -16])).toBe(true);
    expect(await through([179.4, -20, 179.6, -16])).toBe(true);
    expect(await through([179.4, -17, 179.6, -16])).toBe(false);
  });

  test.each(['1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,2,3,NaN'])('refuses bbox=%s', async (bbox) => {
    for (const path of ['flight', 'flightlines']) {
      expect((await fetch(`${testApi.url}/v1/${path}?bbox=${bbox}`)).status).toBe(422);
    }
  });
});

test('have lines that may be cached', async () => {
  const query = { order_by: '-points', skip: 0, limit: 100 } as const;
  const lines = await unwrap(testApi.api.GET('/flightlines', { params: { query } }));
  const flights = await list(query);
  const drawn = new Set(lines.map(({ id }) => id));
  expect(lines.map(({ id }) => id)).toEqual(
    flights.map(({ id }) => id).filter((id) => drawn.has(id)),
  );
  expect(lines.length).toBeGreaterThan(0);
  const url = `${testApi.url}/v1/flightlines?limit=5`;
  const etag = (await fetch(url)).headers.get('etag')!;
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

describe('pages', () => {
  test('have every flight once in any order', async () => {
    for (const order of ['scoring_date', 'created', 'points', 'distance', 'speed'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const flights = await listAll({ order_by: order, direction });
        expect(new Set(flights.map(({ id }) => id)).size).toBe(COPIES + 1);
      }
    }
  });

  test('end with a partial page', async () => {
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
  ])('by points with $query, unscored flights last', async ({ query, sign }) => {
    const flights = await listAll(query as QueryParameters<'listFlights'>);
    expect(flights.at(-1)?.id).toBe(unscoredId);
    const points = flights.slice(0, -1).map(({ contest }) => contest?.points ?? Number.NaN);
    expect(points).toEqual(points.toSorted((a, b) => (a - b) * sign));
  });

  test('by the points of the requested contest', async () => {
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
    { query: { user_id_in: [1] }, holds: (f: Flight) => f.user?.id === 1 },
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

describe('filters by objects', () => {
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

describe('filters by properties', () => {
  const country = (f: Flight) => f.takeoff_airport?.region?.country;
  const km = (f: Flight) => f.contest?.distance ?? Number.NaN;
  test.each<{ query: QueryParameters<'listFlights'>; holds: (f: Flight) => boolean }>([
    { query: { country_id_in: ['DE', 'PL'] }, holds: (f) => country(f) === 'DE' },
    { query: { continent_id_in: ['EU'] }, holds: (f) => country(f) === 'DE' },
    { query: { continent_id_in: ['AF', 'OC'] }, holds: () => false },
    { query: { multi_region_id_in: ['BNL', 'IB', 'ssa-2'] }, holds: () => false },
    {
      query: { multi_region_id_in: ['BNL', 'NG', 'WG', 'EG', 'SG'] },
      holds: (f) => country(f) === 'DE',
    },
    { query: { month: [6] }, holds: (f) => f.scoring_date.slice(5, 7) === '06' },
    { query: { month: [5, 7] }, holds: (f) => f.scoring_date.slice(5, 7) !== '06' },
    { query: { pilots: 2 }, holds: (f) => f.co_user_name !== undefined },
    { query: { pilots: 1 }, holds: (f) => f.co_user_name === undefined },
    { query: { kind: 'GL' }, holds: (f) => f.aircraft !== undefined },
    { query: { kind: 'FG' }, holds: () => false },
    { query: { keyword: ['team_flight'] }, holds: (f) => f.co_user_name !== undefined },
    { query: { keyword: ['junior'] }, holds: (f) => f.junior },
    {
      query: { keyword: ['junior', 'team_flight'] },
      holds: (f) => f.junior && f.co_user_name !== undefined,
    },
    { query: { keyword: ['no_engine'] }, holds: (f) => f.aircraft !== undefined },
    { query: { keyword: ['engine'] }, holds: () => false },
    { query: { keyword: ['summer'] }, holds: () => true },
    { query: { keyword: ['winter'] }, holds: () => false },
    { query: { distance_gt: 20, distance_lt: 24 }, holds: (f) => km(f) > 20 && km(f) < 24 },
    { query: { keyword: ['wave'] }, holds: () => false },
    { query: { altitude_gt: 200 }, holds: () => true },
    { query: { altitude_gt: 8000 }, holds: () => false },
    { query: { point_schema: 'triangle' }, holds: () => true },
  ])('$query, in every order', async ({ query, holds }) => {
    const all = await listAll();
    const expected = all.filter((flight) => holds(flight)).map(({ id }) => id);
    for (const order of ['-scoring_date', '-points'] as const) {
      const found = await listAll({ ...query, order_by: order });
      expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        expected.toSorted((a, b) => a - b),
      );
    }
  });

  test.each<{ query: QueryParameters<'listFlights'>; every: number }>([
    { query: { registration_in: ['D-1003'] }, every: 10 },
    { query: { keyword: ['launch_self'] }, every: 7 },
    { query: { keyword: ['outlanding'] }, every: 5 },
  ])('$query', async ({ query, every }) => {
    const found = await listAll(query);
    expect(Math.abs(found.length - COPIES / every)).toBeLessThanOrEqual(1);
  });

  test.each([
    { keyword: 'glider' },
    { country_id_in: 'Germany' },
    { continent_id_in: 'XX' },
    { region_id_in: 'de-ni' },
    { multi_region_id_in: 'ssa-13' },
    { sc_class_id_in: 'VI' },
    { month: '13' },
    { pilots: '3' },
    { kind: 'XX' },
    { distance_gt: '-1' },
    { distance_lt: 'far' },
    { registration_in: 'x'.repeat(5000) },
    { sector_id_in: 'alp' },
    { point_of_interest: 'club-3' },
    { point_of_interest: '11,95.5,3' },
    { point_of_interest: '181,47' },
    { point_of_interest: '11,90.5' },
    { radius: '20' },
    { radius: '0.5', point_of_interest: '11,47' },
    { radius: '101', point_of_interest: '11,47' },
    { circumnavigation: 'single' },
    { circumnavigation: 'twice', sector_id_in: 'ALP' },
    { point_schema: 'any' },
    { altitude_gt: '-1' },
  ])('refuses %j and names the parameter', async (query) => {
    const parameters = new URLSearchParams(query);
    const response = await fetch(`${testApi.url}/v1/flight?${parameters}`);
    expect(response.status).toBe(422);
    const { detail } = (await response.json()) as { detail: { loc: string[] }[] };
    expect(detail[0]?.loc).toContain(Object.keys(query)[0]);
  });

  test.each([
    ...['user_id_in', 'club_id_in', 'airport_id_in', 'aircraft_id_in'].map((name) => ({
      name,
      ids: Array.from({ length: 101 }, (_, index) => String(index + 1)),
    })),
    {
      name: 'registration_in',
      ids: Array.from({ length: 101 }, (_, index) => `D-${1000 + index}`),
    },
  ])('accept 100 values of $name and refuse 101, as list or repeated', async (one) => {
    const { name, ids } = one;
    const responses = [
      ...[ids, ids.slice(1)].map((some) => [[name, some.join(',')]]),
      ...[ids, ids.slice(1)].map((some) => some.map((id) => [name, id])),
    ].map((query) => fetch(`${testApi.url}/v1/flight?${new URLSearchParams(query)}`));
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses).toEqual([422, 200, 422, 200]);
  });

  test('combine: women south of the equator in an old motor glider', async () => {
    const { db } = testApi.server.services;
    const [flight] = await list({ user_id_in: [pilots[1].id], kind: 'GL', limit: 1 });
    const id = flight!.id;
    const ownKeywords = async () => {
      const row = await db
        .selectFrom('flight_contest')
        .where('flight_id', '=', id)
        .where('contest', '=', 'free')
        .select('keywords')
        .executeTakeFirstOrThrow();
      return row.keywords;
    };
    const before = await ownKeywords();
    expect(before).toContain('summer');
    await expect(
      db.transaction().execute(async (transaction) => {
        await sql`update "user" set gender = 'F' where id = ${pilots[1].id}`.execute(transaction);
        await sql`update flight set takeoff_point = '{20, -30}' where id = ${id}`.execute(
          transaction,
        );
        await sql`update aircraft set kind = 'MG', vintage = true`.execute(transaction);
        await updateFilterColumns(transaction, [id]);
        const { rows } = await sql<{ keywords: string[] }>`
          select keywords from flight_contest where flight_id = ${id}`.execute(transaction);
        throw new Error(rows[0]?.keywords.join());
      }),
    ).rejects.toThrow(
      /^(junior,)?female,vintage,(outlanding,)?(team_flight,)?winter,engine,launch_/,
    );
    expect(await ownKeywords()).toEqual(before);
  });

  test.each([
    { place: { region_id: 'US-CA', lat: 38.5, lon: -121 }, found: ['ssa-11'] },
    { place: { region_id: 'US-CA', lat: 34.5, lon: -117 }, found: ['ssa-12'] },
    { place: { region_id: 'US-NY', lat: 42, lon: -74 }, found: ['ssa-2'] },
    { place: { region_id: 'US-NY', lat: 42, lon: -77 }, found: ['ssa-3'] },
    { place: { region_id: 'US-TX', lat: 31, lon: -97 }, found: ['ssa-10'] },
  ])('an airport in $place.region_id is only in $found', async ({ place, found }) => {
    const { db } = testApi.server.services;
    const [flight] = await list({ country_id_in: ['DE'], limit: 1 });
    const id = flight?.takeoff_airport?.id ?? 0;
    const before = await db
      .selectFrom('airport')
      .where('id', '=', id)
      .select(['region_id', 'lat', 'lon'])
      .executeTakeFirstOrThrow();
    const move = async (to: typeof before) => {
      await db.updateTable('airport').set(to).where('id', '=', id).execute();
      await updateAllFilterColumns(db);
    };
    const region = { id: place.region_id, name: place.region_id, country: 'US' };
    await db
      .insertInto('region')
      .values(region)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await move(place);
    const groups = Object.keys(MULTI_REGIONS) as (keyof typeof MULTI_REGIONS)[];
    const holding: string[] = [];
    for (const group of groups) {
      const [one] = await list({ multi_region_id_in: [group], limit: 1 });
      if (one) holding.push(group);
    }
    await move(before);
    expect(holding).toEqual(found);
  });

  test('follow an import that changes referenced objects', async () => {
    const { db } = testApi.server.services;
    const before = (await listAll({ country_id_in: ['DE'] })).length;
    expect(before).toBeGreaterThan(0);
    const [flight] = await list({ country_id_in: ['DE'], limit: 1 });
    const id = flight?.takeoff_airport?.id ?? 0;
    const moveTo = async (regionId: string) => {
      await db.updateTable('airport').set({ region_id: regionId }).where('id', '=', id).execute();
      await updateAllFilterColumns(db);
    };
    const airport = await db
      .selectFrom('airport')
      .where('id', '=', id)
      .select('region_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('region')
      .values({ id: 'NZ', name: 'New Zealand', country: 'NZ' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await moveTo('NZ');
    expect(await list({ country_id_in: ['DE'] })).toEqual([]);
    expect(await listAll({ continent_id_in: ['OC'] })).toHaveLength(before);
    await moveTo(airport.region_id);
  });

  test('follow a change of the flight at once', async () => {
    const [flight] = await list({ user_id_in: [pilots[0].id], limit: 1 });
    await unwrap(
      pilots[0].api.PATCH('/flightdetail/{id}', {
        params: { path: { id: flight!.id } },
        body: { registration: 'D-9999' },
      }),
    );
    const renamed = await list({ registration_in: ['D-9999'] });
    expect(renamed.map(({ id }) => id)).toEqual([flight!.id]);
  });
});

describe('the activity', () => {
  type Query = QueryParameters<'getFlightActivity'>;
  const activity = (query: Query = {}) =>
    unwrap(testApi.api.GET('/flight/activity', { params: { query } }));

  test.each<Query>([
    { season_in: [2026] },
    { user_id_in: [1], season_in: [2026], contest: 'triangle' },
    { scoring_date_in: ['2026-07-14', '2026-07-01'] },
    { scoring_date_start: '2026-06-20', scoring_date_end: '2026-07-02', keyword: ['junior'] },
  ])('for %j matches the list with the same filters', async (query) => {
    const flights = await listAll(query);
    const days = await activity(query);
    const dates = [...new Set(flights.map((flight) => flight.scoring_date))].toSorted();
    expect(days.map(({ date }) => date)).toEqual(dates);
    for (const day of days) {
      const flown = flights.filter((flight) => flight.scoring_date === day.date);
      expect(day.flights).toBe(flown.length);
      const km = flown.reduce((sum, { contest }) => sum + (contest?.distance ?? 0), 0);
      expect(day.distance).toBeCloseTo(km, 1);
      expect(day.duration).toBeGreaterThan(0);
    }
  });

  test('covers the current season by default', async () => {
    expect(await activity()).toEqual(await activity({ season_in: [2026] }));
    expect(await activity({ season_in: [2020] })).toEqual([]);
  });

  test.each(['season_in=soon', 'scoring_date_in=2026-02-30', 'contest=chess', 'user_id_in=x'])(
    'refuses %s like the list',
    async (search) => {
      const [one, other] = await Promise.all(
        ['flight/activity', 'flight'].map((path) => fetch(`${testApi.url}/v1/${path}?${search}`)),
      );
      expect(one?.status).toBe(422);
      expect(await one?.json()).toEqual(await other?.json());
    },
  );

  test.each<Query>([
    { user_id_in: [1] },
    { club_id_in: [1] },
    { aircraft_id_in: [1], season_in: [2025] },
    { airport_id_in: [1], scoring_date_start: '2030-01-01' },
  ])('for %j reads no flights of other days', async (query) => {
    const { db } = testApi.server.services;
    const seasonsLater = new Date('2030-07-14T18:00:00Z');
    const statement = activityQuery(db, await withOwnIds(query), seasonsLater);
    expect(await rowsRead(db, 'flight_contest', statement)).toBe(0);
  });
});

describe('the number of flights', () => {
  type Query = QueryParameters<'countFlights'>;
  const count = (query: Query) => unwrap(testApi.api.GET('/flight/count', { params: { query } }));

  test.each<Query>([
    {},
    { user_id_in: [1] },
    { season_in: [2026], keyword: ['junior'] },
    { scoring_date_in: ['2026-07-14'], contest: 'triangle' },
    { scoring_date_in: ['1999-07-14'] },
  ])('for %j is that of the list', async (query) => {
    const flights = await listAll(query);
    expect(await count(query)).toEqual({ count: flights.length, more: false });
  });

  test('ends one above the highest number', async () => {
    const { db } = testApi.server.services;
    const { rows } = await db.executeQuery(countQuery(db, {}, NOW, 3));
    expect(rows).toEqual([{ found: 4 }]);
  });
});

test('a registered co-pilot finds flights of both seats once', async () => {
  const { db } = testApi.server.services;
  const [pilot, coPilot] = pilots;
  const [flight] = await list({ user_id_in: [pilot.id], limit: 1 });
  const before = await listAll({ user_id_in: [coPilot.id] });
  const both = await listAll({ user_id_in: [pilot.id, coPilot.id] });
  await db
    .updateTable('flight')
    .set({ co_user_id: coPilot.id, co_user_name: null })
    .where('id', '=', flight!.id)
    .execute();
  await updateFilterColumns(db, [flight!.id]);
  const after = await listAll({ user_id_in: [coPilot.id] });
  expect(after.map(({ id }) => id)).toEqual(
    [...before, { ...flight!, co_user: { id: coPilot.id } }]
      .toSorted((a, b) => b.scoring_date.localeCompare(a.scoring_date) || b.id - a.id)
      .map(({ id }) => id),
  );
  const ids = (flights: readonly Flight[]) => flights.map(({ id }) => id);
  expect(ids(await listAll({ user_id_in: [pilot.id, coPilot.id] }))).toEqual(ids(both));
  const best = await list({ user_id_in: [coPilot.id], order_by: '-points', distance_gt: 1 });
  expect(best).toHaveLength(100);
  const points = best.map(({ contest }) => contest?.points ?? 0);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  const days = await unwrap(
    testApi.api.GET('/flight/activity', { params: { query: { user_id_in: [coPilot.id] } } }),
  );
  expect(days.reduce((sum, day) => sum + day.flights, 0)).toBe(after.length);
});

describe('a page reads an index', () => {
  const ORDERS = ['-scoring_date', '-created', '-points', '-distance', '-speed'] as const;
  test.each<QueryParameters<'listFlights'>>([
    {},
    ...ORDERS.map((order) => ({ order_by: order })),
    ...ORDERS.slice(2).map((order) => ({ order_by: order, season_in: [2026] })),
    { order_by: 'points' },
    { order_by: 'distance' },
    { contest: 'triangle', order_by: '-points' },
    { contest: 'triangle', order_by: 'speed' },
    { contest: 'triangle', order_by: '-points', season_in: [2026] },
    { contest: 'triangle', order_by: 'points', season_in: [2026] },
    { contest: 'triangle', season_in: [2025, 2026] },
    { order_by: 'scoring_date' },
    // Of many flights.
    { altitude_gt: 200 },
    { altitude_gt: 200, order_by: '-points' },
  ])('%j', async (query) => {
    const { db } = testApi.server.services;
    const statement = flightIdsQuery(db, { ...query, limit: 10 }, NOW);
    // Some lists are unions of two.
    expect(await rowsRead(db, 'flight_contest', statement)).toBeLessThanOrEqual(20);
  });

  // Without an index of filter and order, all flights would be read to find none.
  describe.each(['-scoring_date', '-points'] as const)('of no flights by %s', (order) => {
    test.each<QueryParameters<'listFlights'>>([
      { user_id_in: [999_999] },
      { club_id_in: [999_999] },
      { airport_id_in: [999_999] },
      { aircraft_id_in: [999_999] },
      { registration_in: ['D-NONE'] },
      { region_id_in: ['MT-01'] },
      { country_id_in: ['MT'] },
      { scoring_date_in: ['2020-07-14'] },
      { sc_class_id_in: ['OP'] },
      { kind: 'FG' },
      { month: [1] },
      { keyword: ['fes', 'junior'] },
      { keyword: ['wave'] },
    ])('%j', async (query) => {
      const { db } = testApi.server.services;
      const asked = { ...query, order_by: order, limit: 10 };
      expect(await rowsRead(db, 'flight_contest', flightIdsQuery(db, asked, NOW))).toBe(0);
    });
  });

  test('of few flights high up', async () => {
    const { db } = testApi.server.services;
    await sql`analyze flight_contest`.execute(db);
    const statement = flightIdsQuery(db, { altitude_gt: 9000, limit: 10 }, NOW);
    expect(await rowsRead(db, 'flight_contest', statement, ['seqscan'])).toBe(0);
  });

  const NOWHERE = { place: { lat: -40, lon: -170 }, radiusKm: 10 };
  test.each([
    { why: 'near a place', table: 'flight_line', ids: flightsNear(NOWHERE) },
    { why: 'around a place', table: 'flight_line', ids: flightsAround(NOWHERE, 'single') },
    { why: 'from a sector', table: 'flight_sector', ids: flightsFromSectors(['NONE']) },
  ])('of flights $why', async ({ table, ids }) => {
    const { db } = testApi.server.services;
    await sql`insert into flight_sector select 'ALP', id from flight on conflict do nothing`.execute(
      db,
    );
    expect(await rowsRead(db, table, ids, ['seqscan'])).toBe(0);
  });
});

/** Replaces the ids of a query by those of the flights of this test. */
async function withOwnIds<Query extends QueryParameters<'getFlightActivity'>>(
  query: Query,
): Promise<Query> {
  const own = await testApi.server.services.db
    .selectFrom('flight_contest')
    .where('aircraft_id', 'is not', null)
    .select(['user_id', 'club_id', 'airport_id', 'aircraft_id'])
    .executeTakeFirstOrThrow();
  const ids = Object.entries(own).flatMap(([column, id]) =>
    `${column}_in` in query ? [[`${column}_in`, [id]] as const] : [],
  );
  return { ...query, ...Object.fromEntries(ids) };
}
