import { type Api, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleImage } from '../../stories/testing/sample-media.js';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';
import { rebuildTravels } from '../model/update-travels.js';

const BIRTH = '1992-03-04';
const HOME = { lat: 50.8683, lon: 7.0933 };
const AWAY_DEG = 0.25;

let testApi: TestApi;
let pilot: TestUser;
let mate: TestUser;
let count = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
});

beforeEach(async () => {
  pilot = await testApi.signUp({ dateOfBirth: BIRTH });
  mate = await testApi.signUp({ dateOfBirth: BIRTH });
});

async function fly({ api }: TestUser, time: string, options: SampleOptions): Promise<number> {
  count += 1;
  const serial = `T${count.toString(26).padStart(2, '0')}`.toUpperCase();
  const igc = sampleIgc({
    serial,
    gliderType: 'Duo Discus',
    takeoffs: [`2026-07-${time}:00:00Z`],
    reachDeg: 0.45,
    ...options,
  });
  const [flight] = await uploadFlight(api, igc, { name: 'a.igc' });
  return (await waitForScore(api, flight!.id, { pollMs: 50 })).id;
}

/** Flies north on the 13th, and home again on the 14th. */
async function travel(user: TestUser): Promise<[number, number]> {
  const out = await fly(user, '13T10', { landingDeg: AWAY_DEG });
  const back = await fly(user, '14T10', {
    lat: HOME.lat + AWAY_DEG,
    reachDeg: -0.35,
    releaseDeg: -0.08,
    landingDeg: -AWAY_DEG,
  });
  return [out, back];
}

const list = (userId: number, api: Api = testApi.api) =>
  unwrap(api.GET('/travel', { params: { query: { user_id_in: [userId] } } }));
const patch = ({ api }: TestUser, id: number, body: RequestBody<'updateTravel'>) =>
  api.PATCH('/travel/{id}', { params: { path: { id } }, body });
const show = ({ api }: TestUser, id: number, visibility: 'private' | 'public') =>
  unwrap(api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body: { visibility } }));
const detail = (id: number) =>
  unwrap(testApi.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
const ranked = async (body: RequestBody<'getRanking'>) => {
  const rows = await unwrap(
    testApi.api.POST('/ranking', { body: { contest: 'travel', season: 2026, ...body } }),
  );
  return rows.find(({ user }) => user?.id === pilot.id);
};

test('flights away from home are a travel, which flights, lists and rankings show', async () => {
  const flights = await travel(pilot);
  const [found] = await list(pilot.id);
  const details = [await detail(flights[0]), await detail(flights[1])];
  const free = details.map(({ contest }) => contest.find(({ name }) => name === 'free')!);
  const points = free.reduce((sum, one) => sum + one.points, 0);
  expect(found).toMatchObject({
    user: { id: pilot.id },
    start_date: '2026-07-13',
    end_date: '2026-07-14',
    days: 2,
    flight_count: 2,
    flight: flights,
    crew: [],
  });
  expect(found!.points).toBeCloseTo(points, 1);
  const id = found!.id;
  expect(details[0]!.travel).toEqual([
    {
      id,
      user: { id: pilot.id, name: expect.any(String) },
      start_date: '2026-07-13',
      end_date: '2026-07-14',
    },
  ]);
  const listed = await unwrap(
    testApi.api.GET('/flight', { params: { query: { travel_id_in: [id] } } }),
  );
  expect(listed.map((flight) => flight.id)).toEqual(flights.toReversed());
  const row = await ranked({});
  expect(row).toMatchObject({ flight_count: 2 });
  expect(row!.points).toBeCloseTo(points, 1);
  expect(new Set(row!.flights.map((flight) => flight.id))).toEqual(new Set(flights));
  expect(row!.flights.map((flight) => flight.travel_id)).toEqual([id, id]);
  expect(await ranked({ travel_min_days: 2, travel_max_days: 3 })).toMatchObject({
    points: row!.points,
  });
  expect(await ranked({ travel_min_days: 3 })).toBeUndefined();
  expect(await ranked({ category: 'pilot_total' })).toMatchObject({ flight_count: 2 });
  const counting = await unwrap(
    testApi.api.POST('/ranking/flights/{id}', {
      params: { path: { id: pilot.id } },
      body: { contest: 'travel', season: 2026 },
    }),
  );
  expect(counting.map((flight) => flight.travel_id)).toEqual([id, id]);
});

test('a travel keeps its words and photo while its flights change', async () => {
  const [out, back] = await travel(pilot);
  const { id } = (await list(pilot.id))[0]!;
  const words = { name: 'To the sea', description: 'Wave\nall day.' };
  await unwrap(patch(pilot, id, words));
  const form = new FormData();
  form.append('image', new Blob([await sampleImage({ color: '#415161' })]));
  const authorization = `Bearer ${await pilot.api.session.accessToken()}`;
  const path = `${testApi.url}/v1/travel/image/${id}`;
  const sent = await fetch(path, { method: 'POST', headers: { authorization }, body: form });
  expect(sent.status).toBe(201);
  const between = await fly(pilot, '14T06', { lat: HOME.lat + AWAY_DEG });
  expect(await list(pilot.id)).toMatchObject([{ id, ...words, flight: [out, between, back] }]);
  // Without its first flight it is no travel, and no one finds it.
  await show(pilot, out, 'private');
  expect(await list(pilot.id, pilot.api)).toEqual([]);
  const { response } = await pilot.api.GET('/travel/{id}', { params: { path: { id } } });
  expect(response.status).toBe(404);
  expect((await detail(back)).travel).toBeUndefined();
  expect(await found('to the sea')).toEqual([]);
  await show(pilot, out, 'public');
  const [kept] = await list(pilot.id);
  expect(kept).toMatchObject({ id, ...words, image: expect.stringMatching(/\.jpg$/) });
  expect(await found('to the sea')).toMatchObject([{ index: 'travel', id, name: 'To the sea' }]);
  await testApi.server.services.db.transaction().execute(rebuildTravels);
  expect(await list(pilot.id)).toEqual([kept]);
  await unwrap(pilot.api.DELETE('/travel/image/{id}', { params: { path: { id } } }));
  await unwrap(patch(pilot, id, { name: null, description: null }));
  expect(await found('to the sea')).toEqual([]);
  const bare = (await list(pilot.id))[0]!;
  expect([bare.name, bare.description, bare.image]).toEqual([undefined, undefined, undefined]);
});

const found = (text: string) =>
  unwrap(
    testApi.api.POST('/search', {
      body: { search_items: [{ key: 'name', value: text }], documents: 'travel' },
    }),
  );

test('both seats have the travel, each their own, and only the pilot is ranked', async () => {
  const flights = await travel(pilot);
  for (const id of flights) {
    const params = { path: { id } };
    const body = { co_user_id: mate.id, co_user_date_of_birth: BIRTH };
    await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params, body }));
    await unwrap(mate.api.POST('/flightdetail/{id}/crew', { params }));
  }
  const [own] = await list(pilot.id);
  const [other] = await list(mate.id);
  expect(own).toMatchObject({ flight: flights, crew: [{ id: mate.id }] });
  expect(other).toMatchObject({ flight: flights, crew: [{ id: pilot.id }] });
  expect((await detail(flights[0])).travel?.map(({ user }) => user.id)).toEqual([
    pilot.id,
    mate.id,
  ]);
  const rows = await unwrap(
    testApi.api.POST('/ranking', { body: { contest: 'travel', season: 2026 } }),
  );
  expect(rows.some(({ user }) => user?.id === mate.id)).toBe(false);
  // Another's travel is not theirs to change.
  expect((await patch(mate, own!.id, { name: 'Mine' })).response.status).toBe(403);
  await unwrap(
    mate.api.DELETE('/flightdetail/{id}/crew', { params: { path: { id: flights[1] } } }),
  );
  expect(await list(mate.id)).toEqual([]);
  expect(await list(pilot.id)).toHaveLength(1);
});

test('a deleted flight ends its travel', async () => {
  const [out, back] = await travel(pilot);
  const { id } = (await list(pilot.id))[0]!;
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id: back } } }));
  expect(await list(pilot.id)).toEqual([]);
  expect((await detail(out)).travel).toBeUndefined();
  expect((await patch(pilot, id, { name: 'Gone' })).response.status).toBe(404);
});

test('an archive has the travels with their words', async () => {
  const flights = await travel(pilot);
  const { id } = (await list(pilot.id))[0]!;
  await unwrap(patch(pilot, id, { name: 'To the sea' }));
  const { url } = await unwrap(pilot.api.POST('/user/me/export'));
  const bytes = new Uint8Array(await (await fetch(new URL(url, testApi.url))).arrayBuffer());
  const account = JSON.parse(strFromU8(unzipSync(bytes)['account.json']!));
  expect(account.travels).toEqual([
    { id, name: 'To the sea', start_date: '2026-07-13', end_date: '2026-07-14', flights },
  ]);
});

test('travels come back with a restored account, as far as their flights do', async () => {
  const flights = await travel(pilot);
  const { id } = (await list(pilot.id))[0]!;
  await unwrap(patch(pilot, id, { name: 'To the sea' }));
  await unwrap(pilot.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect(await list(pilot.id)).toEqual([]);
  const body = { email: pilot.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect(await list(pilot.id)).toMatchObject([{ id, name: 'To the sea', flight: flights }]);
});
