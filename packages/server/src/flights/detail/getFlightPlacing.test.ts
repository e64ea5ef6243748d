import { type FlightPlacing, unwrap } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { rebuildRankings } from '../../rankings/update-rankings.js';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';

const USERS = 9;
const FLIGHTS = 300;
const NOW = '2026-07-14T18:00:00Z';
const TOMORROW = '2026-07-15';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date(NOW) });
  await addFlights();
}, 60_000);

test('places match those of all flights counted one by one', async () => {
  const all = await readFlights();
  const counted = all.filter(
    ({ rank, points, scoring_date: day }) => rank && points !== null && day <= TOMORROW,
  );
  const placings = new Map(counted.map((one) => [one.flight_id, placingOf(one, counted)]));
  // The tries cover every part of the response.
  const parts = new Set([...placings.values()].flatMap((one) => JSON.stringify(one).match(/\w+/g)));
  expect([...parts]).toEqual(expect.arrayContaining(['month', 'season', 'ever', 'speed']));
  expect(counted.length).toBeLessThan(all.length);
  const found = await Promise.all(all.map(({ flight_id: id }) => getPlacing(id)));
  for (const [index, { flight_id: id }] of all.entries()) {
    expect(found[index], `flight ${id}`).toEqual(placings.get(id) ?? {});
  }
}, 60_000);

test('a flight that is alone is first, and has nothing to be compared with', async () => {
  await sql`update flight_contest set scoring_date = '2019-05-04', season = 2019, month = 5,
    user_id = 99, airport_id = 99, region_id = 'AQ', rank = true, points = 1
    where flight_id = 1`.execute(server.server.services.db);
  const alone = { place: 1, flights: 1 };
  expect(await getPlacing(1)).toEqual({
    day: alone,
    region_day: alone,
    season: alone,
    user_best: {},
  });
});

test('answers 404 for an unknown flight', async () => {
  const { response } = await server.api.GET('/flight/{id}/placing', {
    params: { path: { id: FLIGHTS + 1 } },
  });
  expect(response.status).toBe(404);
});

function getPlacing(id: number): Promise<FlightPlacing> {
  return unwrap(server.api.GET('/flight/{id}/placing', { params: { path: { id } } }));
}

/** Few different days, places and results, so that many flights are equal in some of them. */
async function addFlights(): Promise<void> {
  const { db } = server.server.services;
  await sql`insert into "user" (id, name, email, password_hash, date_of_birth, gender, date_joined)
    select n, 'Pilot ' || n, n || '@example.org', '', '1980-01-01', 'D', now()
    from generate_series(1, ${USERS}::int) n`.execute(db);
  await sql`insert into igc_file (id, hash, md5, key, name, size_bytes, header, created)
    select n, n, n, n, n, 1, '{}', now() from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
  await sql`
    insert into flight (id, igc_file_id, takeoff_number, user_id, created, takeoff_time, time_zone,
      scoring_date, season, edit_allowed_until)
    select n, n, 1, null, now(), now(), 'UTC', '2026-07-01', 2025 + n % 2, now()
    from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
  await sql`select setseed(0.714)`.execute(db);
  await sql`
    insert into flight_contest (flight_id, contest, points, distance, speed, user_id, airport_id,
      region_id, season, month, scoring_date, seconds, rank)
    select n, contest, case when random() < 0.95 then floor(random() * 90) end,
      case when random() < 0.95 then floor(random() * 90) end, floor(random() * 90),
      1 + floor(random() * ${USERS}::int)::int, nullif(floor(random() * 5)::int, 0),
      nullif('DE-' || floor(random() * 3), 'DE-0'),
      extract(year from day)::int, extract(month from day)::int, day, 3600, random() < 0.8
    from generate_series(1, ${FLIGHTS}::int) n, unnest(array['free', 'dmst']) contest,
      lateral (select date '2025-05-30' + 30 * floor(random() * 2 + n * 0)::int
        + 365 * floor(random() * 2)::int + 50 * floor(random() * 1.3)::int as day) days`.execute(
    db,
  );
  await db.transaction().execute(rebuildRankings);
}

function readFlights() {
  return server.server.services.db
    .selectFrom('flight_contest')
    .where('contest', '=', 'free')
    .orderBy('flight_id')
    .select(['flight_id', 'points', 'distance', 'speed', 'user_id', 'airport_id', 'region_id'])
    .select(['season', 'month', 'scoring_date', 'rank'])
    .execute();
}

type Flown = Awaited<ReturnType<typeof readFlights>>[number];
type Result = 'points' | 'distance' | 'speed';

function placingOf(own: Flown, all: readonly Flown[]): FlightPlacing {
  const placeAmong = (flights: readonly Flown[]) => ({
    place: flights.filter(({ points }) => points! > own.points!).length + 1,
    flights: flights.length,
  });
  const ofDay = all.filter((one) => one.scoring_date === own.scoring_date);
  const ofUser = all.filter((one) => one.user_id === own.user_id);
  const ofAirport = all.filter((one) => one.airport_id === own.airport_id);
  const airportBest = bestPeriod('points', own, ofAirport);
  const userBest = Object.fromEntries(
    (['points', 'distance', 'speed'] as const).flatMap((result) => {
      const period = bestPeriod(result, own, ofUser);
      return !period || period === 'month' ? [] : [[result, period]];
    }),
  );
  return {
    day: placeAmong(ofDay),
    ...(own.region_id !== null && {
      region_day: placeAmong(ofDay.filter((one) => one.region_id === own.region_id)),
    }),
    season: placeAmong(all.filter((one) => one.season === own.season)),
    user_best: userBest,
    ...(own.airport_id !== null && airportBest && { airport_best: airportBest }),
  };
}

function bestPeriod(result: Result, own: Flown, all: readonly Flown[]) {
  const others = all.filter((one) => one !== own && one[result] !== null);
  const periods = {
    ever: others,
    season: others.filter(({ season }) => season === own.season),
    month: others.filter((one) => one.scoring_date.slice(0, 7) === own.scoring_date.slice(0, 7)),
  };
  if (own[result] === null) return undefined;
  return (['ever', 'season', 'month'] as const).find(
    (period) =>
      periods[period].length > 0 && periods[period].every((one) => one[result]! <= own[result]!),
  );
}
