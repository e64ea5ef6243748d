import { unwrap } from '@cloudstreet/sdk';
import { document, type RequestBody } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.js';
import { rowsRead } from '../testing/rows-read.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { rankingPage } from './queries.js';
import { toRanking } from './ranking.js';
import { rebuildRankings } from './update-rankings.js';

const NOW = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let db: Database;
let pilots: TestUser[];
/** Ids of two airports, in regions of two countries. */
let airports: number[];

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => NOW });
  db = testApi.server.services.db;
  pilots = [];
  for (const name of [
    'Ana Ruiz',
    'Bea Ávila',
    'Cem Kaya',
    'Dag Moe',
    'Eva Holm',
    'Finn Olsen',
    'Gil Roy',
  ]) {
    const isNorth = ['Ana Ruiz', 'Bea Ávila'].includes(name);
    pilots.push(await testApi.signUp({ name, clubName: isNorth ? 'North' : 'South' }));
  }
  const rows = await db.selectFrom('airport').orderBy('id').limit(2).select('id').execute();
  airports = rows.map(({ id }) => id);
  const [ana, bea, ...others] = pilots;
  await addFlight(ana!, { points: 100, distance: 90, speed: 60 });
  await addFlight(ana!, {
    points: 90,
    distance: 85,
    sc_class: 'DO',
    month: 6,
    keywords: ['vintage'],
  });
  await addFlight(ana!, { points: 10, distance: 500, speed: 100, airport: 1, country: 'FR' });
  await addFlight(bea!, { points: 95, keywords: ['female', 'junior'] });
  for (const [index, pilot] of others.entries()) {
    await addFlight(pilot, { points: 60 - index, airport: 1, country: 'FR', region_id: 'FR-ARA' });
  }
  // Seventh of the season, so that it does not count in the category `pilot`.
  for (let n = 0; n < 5; n += 1) await addFlight(others[0]!, { points: 20 + n });
  await db.transaction().execute(rebuildRankings);
});

interface Given {
  points: number;
  distance?: number;
  speed?: number;
  sc_class?: 'ST' | 'DO';
  month?: number;
  keywords?: string[];
  airport?: 0 | 1;
  country?: string;
  region_id?: string;
}

let serial = 0;
async function addFlight(pilot: TestUser, given: Given): Promise<void> {
  serial += 1;
  const { airport = 0, distance = given.points, speed = 80, keywords = [], ...rest } = given;
  const { club_id } = await db
    .selectFrom('user')
    .where('id', '=', pilot.id)
    .select('club_id')
    .executeTakeFirstOrThrow();
  await sql`insert into igc_file (id, hash, md5, key, name, size_bytes, header, created)
    select n, n, n, n, n, 1, '{}', now() from (values (${serial}::int)) as one (n)`.execute(db);
  await sql`
    insert into flight (id, igc_file_id, takeoff_number, user_id, created, takeoff_time, time_zone,
      scoring_date, season, edit_allowed_until)
    select n, n, 1, ${pilot.id}, now(), now(), 'UTC', '2026-07-01', 2026, now()
    from (values (${serial}::int)) as one (n)`.execute(db);
  await db
    .insertInto('flight_contest')
    .values({
      flight_id: serial,
      contest: 'free',
      user_id: pilot.id,
      club_id,
      airport_id: airports[airport]!,
      season: 2026,
      scoring_date: '2026-07-01',
      seconds: 3600,
      rank: true,
      valid: true,
      distance,
      speed,
      sc_class: 'ST',
      month: 7,
      country: 'DE',
      region_id: 'DE-NI',
      keywords: keywords as never,
      ...rest,
    } as never)
    .execute();
}

async function standing(body: RequestBody<'getRanking'>) {
  const rows = await unwrap(testApi.api.POST('/ranking', { body }));
  return rows.map((row) => [
    row.user?.name ?? row.club?.name ?? row.airport?.id,
    row.points,
    row.flight_count,
    row.pilots,
  ]);
}

test.each<{ body: RequestBody<'getRanking'>; expected: unknown[] }>([
  {
    body: { category: 'pilot' },
    expected: [
      ['Ana Ruiz', 200, 3, 1],
      ['Cem Kaya', 150, 5, 1],
      ['Bea Ávila', 95, 1, 1],
    ],
  },
  {
    body: { category: 'pilot_total' },
    expected: [
      ['Ana Ruiz', 200, 3, 1],
      ['Cem Kaya', 170, 6, 1],
      ['Bea Ávila', 95, 1, 1],
    ],
  },
  {
    body: { category: 'club' },
    expected: [
      ['South', 290, 5, 5],
      ['North', 195, 2, 2],
    ],
  },
  {
    body: { category: 'club_total' },
    expected: [
      ['South', 400, 10, 5],
      ['North', 295, 4, 2],
    ],
  },
  {
    body: { category: 'club_top_five' },
    expected: [
      ['South', 400, 10, 5],
      ['North', 295, 4, 2],
    ],
  },
])('ranks by $body.category', async ({ body, expected }) => {
  expect((await standing(body)).slice(0, expected.length)).toEqual(expected);
});

test('ranks airports by all flights that took off there', async () => {
  expect(await standing({ category: 'airport_total' })).toEqual([
    [airports[0], 395, 8, 3],
    [airports[1], 300, 6, 6],
  ]);
});

test.each<{ body: RequestBody<'getRanking'>; expected: unknown[] }>([
  { body: { count: 1 }, expected: ['Ana Ruiz', 100, 1, 1] },
  { body: { count: 1, category: 'club' }, expected: ['North', 100, 1, 1] },
  { body: { sc_class: 'DO' }, expected: ['Ana Ruiz', 90, 1, 1] },
  { body: { sc_class: 'VI' }, expected: ['Ana Ruiz', 90, 1, 1] },
  { body: { sc_class: 'VI', country: 'DE' }, expected: ['Ana Ruiz', 90, 1, 1] },
  { body: { month: 6 }, expected: ['Ana Ruiz', 90, 1, 1] },
  { body: { country: 'FR' }, expected: ['Cem Kaya', 60, 1, 1] },
  { body: { region: 'FR-ARA', category: 'club_total' }, expected: ['South', 290, 5, 5] },
  { body: { continent: 'EU', category: 'club_total' }, expected: ['South', 400, 10, 5] },
  { body: { keyword: ['female', 'junior'] }, expected: ['Bea Ávila', 95, 1, 1] },
  { body: { user: 'female', category: 'club_total' }, expected: ['North', 95, 1, 1] },
  { body: { order_by: 'distance' }, expected: ['Ana Ruiz', 200, 3, 1] },
  { body: { order_by: 'flights' }, expected: ['Cem Kaya', 150, 5, 1] },
  { body: { order_by: 'pilots', category: 'club' }, expected: ['South', 290, 5, 5] },
])('leads with $expected.0 for $body', async ({ body, expected }) => {
  expect((await standing(body))[0]).toEqual(expected);
});

test('narrows to a club and an airport', async () => {
  const { club_id: club } = await db
    .selectFrom('user')
    .where('id', '=', pilots[0]!.id)
    .select('club_id')
    .executeTakeFirstOrThrow();
  expect(await standing({ club: club!, airport: airports[1]! })).toEqual([['Ana Ruiz', 10, 1, 1]]);
  expect(await standing({ club: 2_000_000_000 })).toEqual([]);
  expect(await standing({ continent: 'AN', airport: 2_000_000_000 })).toEqual([]);
});

test('women and juniors follow the current accounts', async () => {
  const before = await db
    .selectFrom('flight_contest')
    .where('user_id', '=', pilots[6]!.id)
    .select(['airport_id', 'sc_class', 'month', 'country', 'region_id', 'keywords'])
    .executeTakeFirstOrThrow();
  expect(await standing({ user: 'female' })).toEqual([]);
  await unwrap(
    pilots[6]!.api.PATCH('/user/me', { body: { gender: 'F', date_of_birth: '2001-10-01' } }),
  );
  const gil = ['Gil Roy', 56, 1, 1];
  expect(await standing({ user: 'female' })).toEqual([gil]);
  expect(await standing({ user: 'junior' })).toEqual([gil]);
  expect(await standing({ keyword: ['female'] })).toContainEqual(gil);
  expect(await standing({ keyword: ['junior'] })).toContainEqual(gil);
  // Too old by a day.
  await unwrap(pilots[6]!.api.PATCH('/user/me', { body: { date_of_birth: '2000-09-30' } }));
  expect(await standing({ user: 'junior' })).toEqual([]);
  expect(await standing({ keyword: ['junior'] })).not.toContainEqual(gil);
  // The change has read the columns that filters use from the flight itself, which has no airport.
  await unwrap(
    pilots[6]!.api.PATCH('/user/me', { body: { gender: 'M', date_of_birth: '1990-04-01' } }),
  );
  await db.updateTable('flight_contest').set(before).where('user_id', '=', pilots[6]!.id).execute();
});

describe('a row', () => {
  const flightsOf = async (id: number, body: RequestBody<'getRankingFlights'>) => {
    const params = { path: { id } };
    const flights = await unwrap(testApi.api.POST('/ranking/flights/{id}', { params, body }));
    return flights.map(({ points, user }) => [points, user?.name]);
  };

  test('lists the flights that count', async () => {
    const [ana, , cem] = pilots;
    expect(await flightsOf(ana!.id, {})).toEqual([
      [100, undefined],
      [90, undefined],
      [10, undefined],
    ]);
    expect(await flightsOf(ana!.id, { count: 1 })).toHaveLength(1);
    expect(await flightsOf(cem!.id, {})).toHaveLength(5);
    expect(await flightsOf(cem!.id, { category: 'pilot_total' })).toHaveLength(6);
    expect(await flightsOf(2_000_000_000, {})).toEqual([]);
    expect(await flightsOf(airports[1]!, { category: 'airport_total' })).toHaveLength(6);
  });

  test('of a club lists the flights of its users', async () => {
    const [north] = await unwrap(
      testApi.api.POST('/ranking/search', {
        params: { query: { name: 'nor' } },
        body: { category: 'club' },
      }),
    );
    expect(north).toMatchObject({ name: 'North', position: 2, row: 1 });
    expect(await flightsOf(north!.id, { category: 'club' })).toEqual([
      [100, 'Ana Ruiz'],
      [95, 'Bea Ávila'],
    ]);
    expect(await flightsOf(north!.id, { category: 'club_top_five' })).toHaveLength(4);
  });

  test('is found by part of its name and by its user', async () => {
    const search = (name: string, body: RequestBody<'searchRanking'> = {}) =>
      unwrap(testApi.api.POST('/ranking/search', { params: { query: { name } }, body }));
    expect(await search('avila')).toEqual([
      { id: pilots[1]!.id, name: 'Bea Ávila', position: 3, row: 2 },
    ]);
    expect(await search('%_')).toEqual([]);
    expect(await search('kaya', { country: 'FR' })).toMatchObject([{ position: 1 }]);

    const place = (body: RequestBody<'getRankingPlace'>) =>
      unwrap(
        testApi.api.POST('/ranking/user/{id}', { params: { path: { id: pilots[0]!.id } }, body }),
      );
    expect(await place({ category: 'club' })).toEqual({ position: 2, row: 1 });
    expect(await place({ category: 'airport_total' })).toEqual({});
    expect(await place({ airport: airports[1]! })).toEqual({ position: 6, row: 5 });
  });
});

test.each([{}, { category: 'club' as const }, { country: 'FR' }, { user: 'junior' as const }])(
  'has the counted number of rows for %j',
  async (body) => {
    const { count } = await unwrap(testApi.api.POST('/ranking/count', { body }));
    expect(await standing(body)).toHaveLength(count);
  },
);

test('every keyword has its own bit', async () => {
  const { enum: keywords } = document.components.schemas['Keyword'] as { enum: string[] };
  const { rows } = await sql<{ bits: number }>`
    select keyword_bits(array[keyword]) as bits from unnest(${[...keywords]}::text[]) keyword`.execute(
    db,
  );
  expect(new Set(rows.map(({ bits }) => bits)).size).toBe(keywords.length);
  expect(rows.every(({ bits }) => bits > 0)).toBe(true);
});

test.each<RequestBody<'getRanking'>>([
  { country: 'DE' },
  { sc_class: 'VI', keyword: ['summer'] },
  { user: 'junior', category: 'pilot_total', month: 7 },
  { count: 7, order_by: 'speed' },
])('reads no flights of other seasons and contests for %j', async (body) => {
  for (const other of [{ season: 2025 }, { contest: 'triangle' }] as const) {
    const ranking = toRanking({ ...body, ...other }, NOW);
    const page = rankingPage(ranking, { skip: 0, limit: 250, withFlights: false });
    expect(await rowsRead(db, 'flight_contest', page)).toBe(0);
  }
});

test.each([
  { path: 'ranking', body: { country: 'Germany' }, loc: ['country'] },
  { path: 'ranking', body: { club: 'LSV' }, loc: ['club'] },
  { path: 'ranking', body: { month: 13 }, loc: ['month'] },
  { path: 'ranking', body: { keyword: ['fast'] }, loc: ['keyword', 0] },
  { path: 'ranking', body: { count: 0 }, loc: ['count'] },
  { path: 'ranking', body: { count: 1e9 }, loc: ['count'] },
  { path: 'ranking', body: { order_by: 'luck' }, loc: ['order_by'] },
  { path: 'ranking', body: { user: 'cat' }, loc: ['user'] },
  { path: 'ranking/count', body: { season: null }, loc: ['season'] },
  { path: 'ranking/search', body: {}, loc: ['query', 'name'] },
  { path: 'ranking/search?name=a', body: {}, loc: ['query', 'name'] },
  { path: `ranking/search?name=${'a'.repeat(5_000)}`, body: {}, loc: ['query', 'name'] },
  { path: 'ranking/flights/1?skip=-1', body: {}, loc: ['query', 'skip'] },
  { path: 'ranking/flights/0', body: {}, loc: ['path', 'id'] },
])('$path refuses $body and names the field', async ({ path, body, loc }) => {
  const response = await fetch(`${testApi.url}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc }] });
});
