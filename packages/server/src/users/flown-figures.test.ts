import { type InstanceSeason, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { type SampleOptions, sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

let testApi: TestApi;
let pilot: TestUser;
let seasonBefore: InstanceSeason;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  seasonBefore = await unwrap(testApi.api.GET('/instance/season'));
  pilot = await testApi.signUp({ clubName: 'LSV Anklam' });
  await fly({ serial: 'FA1' });
});

async function fly(options: SampleOptions) {
  const [flight] = await uploadFlight(pilot.api, sampleIgc(options), { name: 'a.igc' });
  return waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 });
}

const params = () => ({ path: { id: pilot.id } });

/** All figures of the pilot's flying: on their page, by season, for rankings and on the home page. */
async function figures() {
  const { db } = testApi.server.services;
  return {
    user: await unwrap(testApi.api.GET('/user/{id}', { params: params() })),
    trends: await unwrap(testApi.api.GET('/usertrends/{id}', { params: params() })),
    season: await unwrap(testApi.api.GET('/instance/season')),
    entries: await db
      .selectFrom('ranking_entry')
      .orderBy('contest')
      .orderBy('season')
      .orderBy('scope')
      .orderBy('scope_id')
      .selectAll()
      .execute(),
  };
}

test('the season of the instance adds the flights of all pilots', async () => {
  expect(seasonBefore).toEqual({ season: 2026, flights: 0, distance: 0, pilots: 0 });
  const { season, trends } = await figures();
  const [{ flights, distance } = { flights: 0, distance: 0 }] = trends;
  expect(flights).toBe(1);
  expect(season).toEqual({ season: 2026, flights, distance, pilots: 1 });
});

const CONDOR = ['HFFTYFRTYPE:Condor,Condor version 2'];

test('flights in a simulator do not change statistics', async () => {
  const before = await figures();
  const flight = await fly({ serial: 'FC3', reachDeg: 0.5, headers: CONDOR });
  expect(flight).toMatchObject({ status: 'invalid', rank: false });
  expect(flight.contest[0]?.distance).toBeGreaterThan(0);
  expect(await figures()).toEqual(before);
  const query = { user_id_in: [pilot.id] };
  const listed = await unwrap(testApi.api.GET('/flight', { params: { query } }));
  expect(listed.map(({ id }) => id)).toContain(flight.id);
});

test.each([
  {
    why: 'that came too late',
    options: { serial: 'FL8', takeoffs: ['2026-06-01T10:00:00Z'], reachDeg: 0.4 },
    status: 'valid',
  },
  {
    why: 'without a signature',
    options: { serial: 'FU2', unsigned: true, reachDeg: 0.3 },
    status: 'invalid',
  },
])('a flight $why is not ranked, but counts in statistics', async ({ options, status }) => {
  const { user, trends } = await figures();
  const { contest, ...flight } = await fly(options);
  expect(flight).toMatchObject({ status, rank: false });
  const free = contest.find(({ name }) => name === 'free')!;
  const after = await figures();
  expect(after.user.flight_count).toBe(user.flight_count + 1);
  const { total_free_distance: km } = after.user;
  expect(km).toBeCloseTo(user.total_free_distance + free.distance, 2);
  const [trend] = after.trends;
  expect(trend).toMatchObject({
    flights: after.user.flight_count,
    duration: after.user.total_flight_duration,
    distance: expect.closeTo(after.user.seasons?.[0]?.distance ?? 0, 1),
    glide_speed: after.user.avg_glide_speed,
  });
  expect(trend?.glide_speed).not.toBe(trends[0]?.glide_speed);
});
