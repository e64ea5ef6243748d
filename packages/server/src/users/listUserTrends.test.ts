import { unwrap } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { rowsRead } from '../testing/rows-read.js';
import { startDemoApi, type TestApi } from '../testing/start-test-api.js';
import { trendsQuery } from './user-trends.js';

let server: TestApi;
let id: number;

beforeAll(async () => {
  server = await startDemoApi();
  const all = await flightsOf({});
  const counts = Map.groupBy(all, ({ user }) => user!.id);
  [id] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]!;
});

const flightsOf = (query: object) =>
  unwrap(server.api.GET('/flight', { params: { query: { limit: 100, ...query } } }));

const trendsOf = (userId: number) =>
  unwrap(server.api.GET('/usertrends/{id}', { params: { path: { id: userId } } }));

/** The free scores of a season, one by one. */
async function scoresOf(season: number) {
  const flights = await flightsOf({ user_id_in: [id], season_in: [season] });
  const details = await Promise.all(
    flights.map((flight) =>
      unwrap(server.api.GET('/flightdetail/{id}', { params: { path: { id: flight.id } } })),
    ),
  );
  return details.map(({ contest }) => contest.find(({ name }) => name === 'free')!);
}

const sumOf = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

test('figures of a season are computed from its totals', async () => {
  const trends = await trendsOf(id);
  const user = await unwrap(server.api.GET('/user/{id}', { params: { path: { id } } }));
  const seasons = user.seasons?.toReversed() ?? [];
  expect(trends.map(({ season }) => season)).toEqual(seasons.map(({ season }) => season));
  for (const [index, trend] of trends.entries()) {
    const { flights, distance, duration, avg_speed } = seasons[index]!;
    expect(trend).toMatchObject({ flights, duration });
    expect(trend.distance).toBeCloseTo(distance ?? 0, 1);
    expect(trend.avg_speed).toBeCloseTo(avg_speed ?? 0, 0);
    const contests = await scoresOf(trend.season);
    const scores = contests.map(({ score }) => score);
    const km = sumOf(contests.map((contest) => contest.distance));
    const glide = {
      km: sumOf(scores.map(({ track_distance: way }) => way)),
      s: sumOf(scores.map(({ glide_time: time }) => time)),
      m: sumOf(scores.map(({ glide_gain: gain }) => gain)),
    };
    const thermal = {
      s: sumOf(scores.map(({ thermal_time: time }) => time)),
      m: sumOf(scores.map(({ thermal_gain: gain }) => gain)),
    };
    const totalS = sumOf(scores.map(({ total_seconds: seconds }) => seconds));
    expect(thermal.s).toBeGreaterThan(0);
    expect(trend.thermal_avg).toBeCloseTo(thermal.m / thermal.s, 2);
    expect(trend.thermal_percentage).toBeCloseTo(thermal.s / totalS, 2);
    expect(trend.glide_ratio).toBeCloseTo((km * 1000) / -glide.m, 1);
    expect(trend.glide_speed).toBeCloseTo((glide.km * 3600) / glide.s, 1);
    expect(trend.glide_detour).toBeCloseTo(glide.km / km, 2);
  }
});

test('ignores flights with unknown figures; a figure unknown for all is absent', async () => {
  const { db } = server.server.services;
  const [first] = await trendsOf(id);
  const { season } = first!;
  const ofSeason = sql`contest = 'free' and user_id = ${id} and season = ${season}`;
  const rows = await sql<{ flight_id: number; score: object }>`
    select flight_id, score from flight_contest where ${ofSeason}`.execute(db);
  const without = (...names: string[]) =>
    sql`update flight_contest set score = score - ${names}::text[] where ${ofSeason}`.execute(db);
  await without('thermal_gain', 'glide_gain');
  const [bare] = await trendsOf(id);
  expect(bare).not.toHaveProperty('thermal_avg');
  expect(bare).not.toHaveProperty('glide_ratio');
  expect(bare).toMatchObject({ thermal_percentage: first!.thermal_percentage });
  await sql`update flight_contest set score = null where ${ofSeason}`.execute(db);
  const { flights, distance, duration, avg_speed } = first!;
  expect((await trendsOf(id))[0]).toEqual({ season, flights, distance, duration, avg_speed });
  for (const { flight_id: flight, score } of rows.rows) {
    await sql`update flight_contest set score = ${JSON.stringify(score)}
      where contest = 'free' and flight_id = ${flight}`.execute(db);
  }
});

test('a user without flights has no seasons', async () => {
  const pilot = await server.signUp();
  expect(await trendsOf(pilot.id)).toEqual([]);
});

test('reads only flights of this user', async () => {
  const { db } = server.server.services;
  const own = await db
    .selectFrom('flight_contest')
    .where('user_id', '=', id)
    .select('flight_id')
    .execute();
  const read = await rowsRead(db, 'flight_contest', trendsQuery(db, id));
  expect(read).toBeLessThanOrEqual(own.length);
});

test('an unknown user has no trends', async () => {
  await expect(trendsOf(999_999)).rejects.toMatchObject({ status: 404 });
  const { id: unconfirmed } = await server.signUp();
  await server.server.services.db
    .updateTable('user')
    .set({ verified: null })
    .where('id', '=', unconfirmed)
    .execute();
  await expect(trendsOf(unconfirmed)).rejects.toMatchObject({ status: 404 });
});
