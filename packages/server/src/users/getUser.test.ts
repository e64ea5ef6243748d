import { type Flight, unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { rowsRead } from '../testing/rows-read.js';
import { startDemoApi, type TestApi } from '../testing/start-test-api.js';
import { glidesQuery } from './user-sums.js';

let server: TestApi;
let id: number;
let flights: Flight[];

beforeAll(async () => {
  server = await startDemoApi();
  const all = await list({ limit: 100 });
  const counts = Map.groupBy(all, ({ user }) => user!.id);
  [id] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]!;
  flights = await list({ user_id_in: [id], include_stats: true });
});

function list(query: object): Promise<Flight[]> {
  return unwrap(server.api.GET('/flight', { params: { query } }));
}

const userOf = (userId: number) =>
  unwrap(server.api.GET('/user/{id}', { params: { path: { id: userId } } }));

const sumOf = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

test('sums every season with flights, the newest first', async () => {
  const { seasons = [], flight_count, total_free_distance } = await userOf(id);
  expect(sumOf(seasons.map((season) => season.flights))).toBe(flight_count);
  expect(flight_count).toBe(flights.length);
  const years = seasons.map(({ season }) => season);
  expect(years).toEqual([...new Set(years)].toSorted((one, other) => other - one));
  for (const { season, ...sums } of seasons) {
    const flown = await list({ user_id_in: [id], season_in: [season] });
    expect(sums.flights).toBe(flown.length);
    expect(sums.distance).toBeCloseTo(sumOf(flown.map(({ contest }) => contest?.distance)), 1);
    const counted = flown.filter(({ rank }) => rank);
    expect(sums.points).toBeCloseTo(sumOf(counted.map(({ contest }) => contest?.points)), 1);
  }
  expect(total_free_distance).toBeCloseTo(sumOf(seasons.map(({ distance }) => distance)), 1);
});

test('returns the airport of most takeoffs', async () => {
  const { home_airport: home } = await userOf(id);
  const airports = Map.groupBy(flights, ({ takeoff_airport: airport }) => airport?.id);
  const most = Math.max(...[...airports.values()].map(({ length }) => length));
  expect(airports.get(home?.id)).toHaveLength(most);
  expect(home?.name).toBe(airports.get(home?.id)?.[0]?.takeoff_airport?.name);
});

test('averages glides over their distances and times', async () => {
  const { avg_glide_speed: speed, avg_glide_detour: detour } = await userOf(id);
  const glides = flights.map(({ contest }) => ({
    distance: contest?.distance ?? 0,
    way: (contest?.distance ?? 0) * (contest?.score?.glide_detour ?? 0),
    speed: contest?.score?.glide_speed ?? 0,
  }));
  const way = sumOf(glides.map((glide) => glide.way));
  expect(way).toBeGreaterThan(0);
  expect(detour).toBeCloseTo(way / sumOf(glides.map(({ distance }) => distance)), 1);
  expect(speed).toBeCloseTo(way / sumOf(glides.map((glide) => glide.way / glide.speed)), 0);
});

test('reads only glides of this user', async () => {
  const { db } = server.server.services;
  expect(await rowsRead(db, 'flight_contest', glidesQuery(db, id))).toBe(flights.length);
});

test('counts only stories of their own flights', async () => {
  const { db } = server.server.services;
  const before = (await userOf(id)).story_count ?? 0;
  const stranger = (await list({ limit: 100 })).find(({ user }) => user?.id !== id);
  for (const [index, flight] of [flights[0], flights[0], stranger].entries()) {
    await db
      .insertInto('story')
      .values({
        flight_id: flight!.id,
        source_hash: `picture ${index}`,
        image_key: `picture-${index}`,
        width: 4,
        height: 3,
        created: new Date('2026-11-20T08:00:00Z'),
      })
      .execute();
  }
  expect((await userOf(id)).story_count).toBe(before + 2);
});

test('a user without flights has no averages and no home airport', async () => {
  const { id: newcomer, api } = await server.signUp();
  const user = await userOf(newcomer);
  expect(user).toMatchObject({ story_count: 0, seasons: [], achievement_count: 0 });
  for (const name of ['avg_glide_speed', 'avg_glide_detour', 'home_airport'] as const) {
    expect(user).not.toHaveProperty(name);
  }
  expect(await unwrap(api.GET('/user/me'))).not.toHaveProperty('seasons');
});
