import type { ContestName } from '@cloudstreet/scoring/score';
import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

let now = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  pilot = await testApi.signUp({ clubName: 'LSV Anklam' });
});

/** Points in `free` of a flight on this day; farther reaches earn more. */
async function fly(day: string, reachDeg: number): Promise<{ id: number; points: number }> {
  now = new Date(`${day}T18:00:00Z`);
  const file = sampleIgc({ takeoffs: [`${day}T10:00:00Z`], reachDeg });
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  const { id, contest } = await waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 });
  return { id, points: contest[0]?.points ?? 0 };
}

function places(contest: ContestName, scClass: 'ALL' | 'ST' = 'ALL') {
  return testApi.server.services.db
    .selectFrom('ranking_place')
    .where('contest', '=', contest)
    .where('category', '=', 'pilot')
    .where('sc_class', '=', scClass)
    .orderBy('season')
    .select(['season', 'entity_id', 'points', 'flights'])
    .execute();
}

function entries(contest: string, scope: 'user' | 'club') {
  return testApi.server.services.db
    .selectFrom('ranking_entry')
    .where('contest', '=', contest)
    .where('scope', '=', scope)
    .orderBy('season')
    .select(['season', 'scope_id', 'points', 'flights'])
    .execute();
}

test('follow every score, edit and deletion', async () => {
  const flights = [];
  for (const [index, reach] of [0.2, 0.3, 0.25, 0.35, 0.22, 0.28].entries()) {
    flights.push(await fly(`2026-07-0${index + 1}`, reach));
  }
  const earlier = await fly('2025-07-01', 0.4);
  const points = flights.map((flight) => flight.points).toSorted((a, b) => b - a);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

  const inSeason = { season: 2026, entity_id: pilot.id, flights: 5 };
  const [of2025, of2026] = await places('free');
  expect(of2026).toMatchObject(inSeason);
  expect(of2026?.points).toBeCloseTo(sum(points.slice(0, 5)), 6);
  expect(of2025).toMatchObject({ season: 2025, flights: 1, points: earlier.points });
  const [allTime] = await entries('free', 'user');
  expect(allTime).toMatchObject({ season: 0, flights: 7 });
  expect(allTime?.points).toBeCloseTo(sum([earlier.points, ...points]), 6);

  // The speed cup counts three flights, pages of clubs all of them.
  expect((await places('speed')).at(-1)).toMatchObject({ season: 2026, flights: 3 });
  expect((await entries('free', 'club')).at(-1)).toMatchObject({ season: 2026, flights: 6 });
  expect((await places('free', 'ST')).at(-1)).toMatchObject({ season: 2026, flights: 5 });

  const best = flights.find((flight) => flight.points === points[0]);
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id: best?.id ?? 0 } } }));
  const after = (await places('free')).at(-1);
  expect(after?.points).toBeCloseTo(sum(points.slice(1)), 6);

  const user = await unwrap(pilot.api.GET('/user/me'));
  expect(user).toMatchObject({ flight_count: 6, avg_speed: expect.any(Number) });
  expect(user.total_free_distance).toBeGreaterThan(0);
});

test('flights that do not count are in the profiles of pilots, not in the ranking', async () => {
  now = new Date('2026-07-14T18:00:00Z');
  const other = await testApi.signUp();
  const file = sampleIgc({ serial: 'LAT', takeoffs: ['2026-06-01T10:00:00Z'] });
  const [flight] = await uploadFlight(other.api, file, { name: 'a.igc' });
  await waitForScore(other.api, flight?.id ?? 0, { pollMs: 50 });
  const { db } = testApi.server.services;
  const rows = await db
    .selectFrom('ranking_entry')
    .where('user_id', '=', other.id)
    .where('contest', '=', 'free')
    .where('season', '=', 2026)
    .select(['scope', 'points', 'flights'])
    .execute();
  expect(rows).toContainEqual({ scope: 'user', points: 0, flights: 1 });
  const ranked = await db
    .selectFrom('ranking_place')
    .where('entity_id', '=', other.id)
    .where('category', 'in', ['pilot', 'pilot_total'])
    .execute();
  expect(ranked).toEqual([]);
});
