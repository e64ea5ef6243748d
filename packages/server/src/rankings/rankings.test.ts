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

function entries(contest: string, scope: 'all' | 'class' | 'user' | 'club') {
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

  const inSeason = { season: 2026, scope_id: '', flights: 5 };
  const [allTime, of2025, of2026] = await entries('free', 'all');
  expect(of2026).toMatchObject(inSeason);
  expect(of2026?.points).toBeCloseTo(sum(points.slice(0, 5)), 6);
  expect(of2025).toMatchObject({ season: 2025, flights: 1, points: earlier.points });
  expect(allTime).toMatchObject({ season: 0, flights: 5 });
  expect(allTime?.points).toBeCloseTo(sum([earlier.points, ...points.slice(0, 4)]), 6);

  // The speed cup counts three flights, pages of clubs all of them.
  expect((await entries('speed', 'all')).at(-1)).toMatchObject({ season: 2026, flights: 3 });
  expect((await entries('free', 'club')).at(-1)).toMatchObject({ season: 2026, flights: 6 });
  expect((await entries('free', 'class')).at(-1)).toMatchObject({ season: 2026, flights: 5 });

  const best = flights.find((flight) => flight.points === points[0]);
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id: best?.id ?? 0 } } }));
  const after = (await entries('free', 'all')).at(-1);
  expect(after?.points).toBeCloseTo(sum(points.slice(1)), 6);

  const user = await unwrap(pilot.api.GET('/user/me'));
  expect(user).toMatchObject({ flight_count: 6, avg_speed: expect.any(Number) });
  expect(user.total_free_distance).toBeGreaterThan(0);
});

test('flights that do not count add to the pages of people, not to the ranking', async () => {
  now = new Date('2026-07-14T18:00:00Z');
  const other = await testApi.signUp();
  const file = sampleIgc({ serial: 'LAT', takeoffs: ['2026-06-01T10:00:00Z'] });
  const [flight] = await uploadFlight(other.api, file, { name: 'a.igc' });
  await waitForScore(other.api, flight?.id ?? 0, { pollMs: 50 });
  const rows = await testApi.server.services.db
    .selectFrom('ranking_entry')
    .where('user_id', '=', other.id)
    .where('contest', '=', 'free')
    .where('season', '=', 2026)
    .select(['scope', 'points', 'flights'])
    .execute();
  expect(rows.map(({ scope }) => scope)).not.toContain('all');
  expect(rows).toContainEqual({ scope: 'user', points: 0, flights: 1 });
});
