import {
  type FlightDetail,
  unwrap,
  uploadFlight,
  uploadUserImage,
  waitForScore,
} from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleImage } from '../stories/testing/sample-media.js';
import { rowsRead } from '../testing/rows-read.js';
import { type SampleOptions, sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { rankingPage } from './queries.js';
import { toRanking } from './ranking.js';
import { updateRankings } from './update-rankings.js';

let now = new Date('2026-07-14T18:00:00Z');
let serial = 100;
let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

async function fly(
  { api }: TestUser,
  day: string,
  options: SampleOptions = {},
): Promise<FlightDetail> {
  now = new Date(`${day}T18:00:00Z`);
  serial += 1;
  const file = sampleIgc({ serial: String(serial), takeoffs: [`${day}T10:00:00Z`], ...options });
  const [flight] = await uploadFlight(api, file, { name: 'a.igc' });
  return waitForScore(api, flight?.id ?? 0, { pollMs: 50 });
}

function getRanking(body: RequestBody<'getRanking'>, skip = 0) {
  return unwrap(testApi.api.POST('/ranking', { params: { query: { skip } }, body }));
}

function getPlace(id: number, body: RequestBody<'getRankingPlace'>) {
  return unwrap(testApi.api.POST('/ranking/user/{id}', { params: { path: { id } }, body }));
}

describe('a season', () => {
  let best: TestUser;
  let second: TestUser;
  let image: string | undefined;
  let flights: FlightDetail[];

  beforeAll(async () => {
    best = await testApi.signUp({ name: 'Ana Ruiz', clubName: 'LSV Anklam' });
    second = await testApi.signUp({ name: 'Ben Aalto' });
    ({ image } = await uploadUserImage(best.api, await sampleImage()));
    flights = [
      await fly(second, '2025-07-11', { reachDeg: 0.6 }),
      await fly(best, '2026-07-10', { reachDeg: 0.5 }),
      await fly(best, '2026-07-11', { reachDeg: 0.7, gliderType: 'Duo Discus' }),
      await fly(second, '2026-07-11', { reachDeg: 0.4 }),
    ];
  });

  test('defaults to the current season in free distance', async () => {
    const rows = await getRanking({});
    expect(rows.map(({ position, user }) => [position, user?.name])).toEqual([
      [1, 'Ana Ruiz'],
      [2, 'Ben Aalto'],
    ]);
    expect(rows[0]).toMatchObject({
      user: { id: best.id, image, club: { name: 'LSV Anklam' } },
      flight_count: 2,
      flights: [
        { id: flights[2]?.id, scoring_date: '2026-07-11', aircraft: { name: 'Duo Discus' } },
        { id: flights[1]?.id, scoring_date: '2026-07-10', aircraft: { name: 'LS 4' } },
      ],
    });
    const [first] = rows;
    const sum = (key: 'points' | 'distance') =>
      first?.flights.reduce((total, flight) => total + flight[key], 0) ?? 0;
    expect(first?.points).toBeCloseTo(sum('points'), 2);
    expect(first?.distance).toBeCloseTo(sum('distance'), 2);
    const speeds = first?.flights.map(({ speed }) => speed) ?? [];
    expect(first?.speed).toBeGreaterThan(Math.min(...speeds));
    expect(first?.speed).toBeLessThan(Math.max(...speeds));
    expect(rows[1]?.user?.club).toBeUndefined();
  });

  test('can be another season in another contest', async () => {
    const [row, ...others] = await getRanking({ season: 2025, contest: 'sprint' });
    expect(row).toMatchObject({ user: { id: second.id }, flights: [{ id: flights[0]?.id }] });
    expect(others).toEqual([]);
    expect(await getRanking({ season: 2024 })).toEqual([]);
  });

  test('counts only flights of one class', async () => {
    const [row, ...others] = await getRanking({ sc_class: 'DO' });
    expect(row).toMatchObject({ user: { id: best.id }, flight_count: 1 });
    expect(row?.flights.map(({ id }) => id)).toEqual([flights[2]?.id]);
    expect(others).toEqual([]);
  });

  test('returns the position of a user', async () => {
    expect(await getPlace(second.id, {})).toEqual({ position: 2, row: 1 });
    expect(await getPlace(best.id, { sc_class: 'DO' })).toEqual({ position: 1, row: 0 });
    expect(await getPlace(second.id, { sc_class: 'DO' })).toEqual({});
    expect(await getPlace(2_000_000_000, {})).toEqual({});
  });
});

test('a new score, a change and a deletion change the ranking at once', async () => {
  const pilot = await testApi.signUp();
  const season = 2020;
  const idsOf = async (sc_class?: 'ST' | 'DO') => {
    const rows = await getRanking({ season, ...(sc_class && { sc_class }) });
    return rows.flatMap((row) => row.flights.map(({ id }) => id));
  };
  const [far, near] = [
    await fly(pilot, '2020-07-01', { reachDeg: 0.6 }),
    await fly(pilot, '2020-07-02', { reachDeg: 0.3 }),
  ];
  expect(await idsOf()).toEqual([far.id, near.id]);
  expect(await idsOf('ST')).toEqual([far.id, near.id]);

  const aircraft = await unwrap(testApi.api.GET('/aircraft'));
  const duo = aircraft.find(({ name }) => name === 'Duo Discus');
  const params = { params: { path: { id: far.id } } };
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', { ...params, body: { aircraft_id: duo?.id ?? 0 } }),
  );
  await waitForScore(pilot.api, far.id, { pollMs: 50 });
  expect(await idsOf('ST')).toEqual([near.id]);
  expect(await idsOf('DO')).toEqual([far.id]);

  await unwrap(pilot.api.DELETE('/flightdetail/{id}', params));
  expect(await idsOf()).toEqual([near.id]);
  expect(await idsOf('DO')).toEqual([]);
  expect(await getPlace(pilot.id, { season, sc_class: 'DO' })).toEqual({});
});

test('ties are decided by the best flight, then fewer flights, then the earlier day', async () => {
  const { db } = testApi.server.services;
  /** A pilot with flights of these points. */
  async function pilotWith(name: string, pointsByDay: Record<string, number>) {
    const pilot = await testApi.signUp({ name: `Pilot ${name}` });
    for (const [day, points] of Object.entries(pointsByDay)) {
      const { id } = await fly(pilot, day);
      await db
        .updateTable('flight_contest')
        .set({ points })
        .where('flight_id', '=', id)
        .where('contest', '=', 'free')
        .execute();
    }
    await updateRankings(db, pilot.id, 2019);
    return pilot;
  }
  await pilotWith('Later', { '2019-06-01': 60, '2019-06-05': 40 });
  const equal = await pilotWith('Equal', { '2019-06-01': 60, '2019-06-05': 40 });
  await pilotWith('Earlier', { '2019-06-01': 40, '2019-06-04': 60 });
  await pilotWith('Three', { '2019-06-01': 60, '2019-06-02': 30, '2019-06-03': 10 });
  await pilotWith('Best', { '2019-06-01': 30.1, '2019-06-05': 69.9 });
  await pilotWith('Less', { '2019-06-01': 99.99 });
  const rows = await getRanking({ season: 2019 });
  expect(rows.map(({ position, user }) => [position, user?.name])).toEqual([
    [1, 'Pilot Best'],
    [2, 'Pilot Earlier'],
    [3, 'Pilot Later'],
    [3, 'Pilot Equal'],
    [5, 'Pilot Three'],
    [6, 'Pilot Less'],
  ]);
  expect(await getPlace(equal.id, { season: 2019 })).toEqual({ position: 3, row: 3 });
});

const PLACE = {
  contest: 'free',
  category: 'pilot',
  sc_class: 'ALL',
  distance: 1,
  speed: 80,
  flights: 1,
  pilots: 1,
  decided_on: '2018-06-01',
} as const;

describe('long rankings', () => {
  const season = 2018;
  let ids: number[];

  beforeAll(async () => {
    const { db } = testApi.server.services;
    const users = await db
      .insertInto('user')
      .values(
        Array.from({ length: 260 }, (_, index) => ({
          name: `Pilot ${index}`,
          email: `pilot-${index}@example.org`,
          password_hash: '',
          date_of_birth: '1980-01-01',
          gender: 'D' as const,
          club_id: null,
          unit: null,
          bio: null,
          ssa_id: null,
          newsletter_language: null,
          magazine_language: null,
          date_joined: now,
        })),
      )
      .returning('id')
      .execute();
    ids = users.map(({ id }) => id).toSorted((a, b) => a - b);
    // Three who are equal stand across the end of the first page.
    const pointsOf = (index: number) => (index > 248 && index < 252 ? 500 : 749 - index);
    const places = ids.map((entity_id, index) => ({
      ...PLACE,
      season,
      entity_id,
      points: pointsOf(index),
      best_points: pointsOf(index),
    }));
    await db.insertInto('ranking_place').values(places).execute();
  });

  test('have pages of 250 rows with continuous positions', async () => {
    const first = await getRanking({ season });
    const rest = await getRanking({ season }, 250);
    expect(first.map(({ user }) => user?.id)).toEqual(ids.slice(0, 250));
    expect(rest.map(({ user }) => user?.id)).toEqual(ids.slice(250));
    expect(first.slice(-2).map(({ position }) => position)).toEqual([249, 250]);
    expect(rest.slice(0, 3).map(({ position }) => position)).toEqual([250, 250, 253]);
    expect(await getRanking({ season }, 500)).toEqual([]);
    expect(await getPlace(ids[251] ?? 0, { season })).toEqual({ position: 250, row: 251 });
  });

  test('read no places of other rankings and no flights of other seasons', async () => {
    const { db } = testApi.server.services;
    const page = rankingPage(toRanking({ season }, now), { skip: 0, limit: 50 });
    expect(await rowsRead(db, 'ranking_place', page)).toBe(ids.length);
    expect(await rowsRead(db, 'flight_contest', page)).toBe(0);
  });
});

test.each([
  { body: { contest: 'downwind' }, loc: ['contest'] },
  { body: { category: 'dog' }, loc: ['category'] },
  { body: { sc_class: 'XL' }, loc: ['sc_class'] },
  { body: { season: '2026' }, loc: ['season'] },
  { body: { season: 1e9 }, loc: ['season'] },
  { body: { keyword: 'winter' }, loc: ['keyword'] },
  { body: {}, query: 'skip=1.5', loc: ['query', 'skip'] },
  { body: {}, query: 'skip=-250', loc: ['query', 'skip'] },
])('refuses $body $query and names the field', async ({ body, query = '', loc }) => {
  const response = await fetch(`${testApi.url}/v1/ranking?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc }] });
});
