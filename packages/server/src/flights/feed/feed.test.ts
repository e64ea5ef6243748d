import { type Api, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');
const MINUTE_MS = 60_000;

let now = START;
let testApi: TestApi;
let pilot: TestUser;
let fan: TestUser;
let serial = 100;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(async () => {
  now = START;
  pilot = await testApi.signUp();
  fan = await testApi.signUp();
});

const at = (id: number) => ({ params: { path: { id } } });
const follow = ({ api }: TestUser, { id }: { id: number }) =>
  unwrap(api.POST('/user/{id}/follow', at(id)));
const feed = ({ api }: TestUser, query: { cursor?: string; limit?: number } = {}) =>
  unwrap(api.GET('/flight/feed', { params: { query } }));
const entriesOf = async (user: TestUser) =>
  (await feed(user)).entries.map(({ kind, flight }) => [kind, flight.id]);
const countOf = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/user/me'))).friend_flight_count;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

async function fly({ api }: TestUser, visibility: 'public' | 'draft' = 'public') {
  serial += 1;
  const igc = sampleIgc({ serial: String(serial), lat: 52.1427, lon: 12.6714 });
  const [flight] = await uploadFlight(api, igc, { name: 'a.igc', visibility });
  return waitForScore(api, flight!.id, { pollMs: 50 });
}

const show = ({ api }: TestUser, id: number, visibility: 'public' | 'private') =>
  unwrap(api.PATCH('/flightdetail/{id}', { ...at(id), body: { visibility } }));

/** Adds a photo as its row alone, because its file does not matter here. */
async function addPhoto(flightId: number): Promise<number> {
  const { id } = await testApi.server.services.db
    .insertInto('story')
    .values({
      flight_id: flightId,
      image_key: 'story/none.jpg',
      source_hash: `${flightId} ${now.getTime()}`,
      width: 4,
      height: 3,
      created: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('the feed has the flights of followed pilots, the latest publication first', async () => {
  const stranger = await testApi.signUp();
  await follow(fan, pilot);
  const draft = await fly(pilot, 'draft');
  later(1);
  const flight = await fly(pilot);
  await fly(stranger);
  await fly(fan);
  expect(await entriesOf(fan)).toEqual([['flight', flight.id]]);
  later(1);
  await show(pilot, draft.id, 'public');
  expect(await entriesOf(fan)).toEqual([
    ['flight', draft.id],
    ['flight', flight.id],
  ]);
  await show(pilot, flight.id, 'private');
  expect(await entriesOf(fan)).toEqual([['flight', draft.id]]);
  expect(await entriesOf(pilot)).toEqual([]);
  const visitor = await testApi.api.GET('/flight/feed');
  expect(visitor.response.status).toBe(401);
});

test('a request to follow brings nothing until it is accepted', async () => {
  await unwrap(pilot.api.PATCH('/user/me', { body: { followers_approved: true } }));
  await follow(fan, pilot);
  later(1);
  const flight = await fly(pilot);
  expect(await entriesOf(fan)).toEqual([]);
  expect(await countOf(fan)).toBe(0);
  await unwrap(pilot.api.POST('/user/me/follower/{id}', at(fan.id)));
  expect(await entriesOf(fan)).toEqual([['flight', flight.id]]);
});

test('clubs and airports bring their flights, each once', async () => {
  const member = await testApi.signUp({ clubName: 'FG Sternwarte' });
  const flight = await fly(member);
  await unwrap(fan.api.POST('/club/{id}/follow', at(flight.club!.id)));
  expect(await entriesOf(fan)).toEqual([['flight', flight.id]]);
  await unwrap(fan.api.POST('/airport/{id}/follow', at(flight.takeoff_airport!.id)));
  await follow(fan, member);
  const entries = await entriesOf(fan);
  expect(entries.filter(([, id]) => id === flight.id)).toHaveLength(1);
  // Only the flights of pilots are counted.
  await unwrap(fan.api.DELETE('/user/{id}/follow', at(member.id)));
  expect(await countOf(fan)).toBe(0);
});

test('badges come with their flight, and photos that are added later on their own', async () => {
  await follow(fan, pilot);
  const flight = await fly(pilot);
  const { db } = testApi.server.services;
  await db
    .insertInto('achievement')
    .values({
      user_id: pilot.id,
      badge: 'endurance',
      level: 1,
      flight_id: flight.id,
      value: 5,
      created: START,
      is_highest: true,
    })
    .execute();
  await addPhoto(flight.id);
  const [own] = (await feed(fan)).entries;
  expect(own).toMatchObject({
    kind: 'flight',
    achievements: [{ badge_id: 'endurance', points: 1, flight_id: flight.id }],
  });
  expect(await entriesOf(fan)).toHaveLength(1);
  later(61);
  const photo = await addPhoto(flight.id);
  expect((await feed(fan)).entries[0]).toMatchObject({
    kind: 'story',
    flight: { id: flight.id },
    achievements: [],
  });
  expect(await entriesOf(fan)).toEqual([
    ['story', flight.id],
    ['flight', flight.id],
  ]);
  await db.deleteFrom('story').where('id', '=', photo).execute();
  expect(await entriesOf(fan)).toEqual([['flight', flight.id]]);
});

test('pages neither repeat nor leave out an entry while new ones arrive', async () => {
  await follow(fan, pilot);
  const ids: number[] = [];
  for (let i = 0; i < 5; i++) {
    ids.unshift((await fly(pilot)).id);
    // Several of the same time, too.
    if (i % 2 === 1) later(1);
  }
  const first = await feed(fan, { limit: 2 });
  later(1);
  await fly(pilot);
  const second = await feed(fan, { limit: 2, cursor: first.cursor! });
  const third = await feed(fan, { limit: 2, cursor: second.cursor! });
  expect(third.cursor).toBeUndefined();
  const read = [first, second, third].flatMap(({ entries }) => entries.map((e) => e.flight.id));
  expect(read).toEqual(ids);
});

test('new flights of pilots are counted until the feed is read', async () => {
  await follow(fan, pilot);
  expect(await countOf(fan)).toBe(0);
  await unwrap(fan.api.POST('/flight/feed/read', { body: { until: now.toISOString() } }));
  // Within the second of the response.
  now = new Date(now.getTime() + MINUTE_MS + 500);
  await fly(pilot);
  const { until } = await feed(fan);
  later(1);
  await fly(pilot);
  expect(await countOf(fan)).toBe(2);
  const read = (time: string) =>
    unwrap(fan.api.POST('/flight/feed/read', { body: { until: time } }));
  await read(until);
  expect(await countOf(fan)).toBe(1);
  // A time in the future, or an earlier one of another tab, does not hide news.
  await read('2030-01-01T00:00:00Z');
  expect(await countOf(fan)).toBe(0);
  await read(until);
  later(1);
  await fly(pilot);
  expect(await countOf(fan)).toBe(1);
});

test('lists with the keyword "friends" have the flights of followed users alone', async () => {
  const other = await testApi.signUp();
  const flight = await fly(pilot);
  await fly(other);
  const query = { keyword: ['friends' as const] };
  const list = async (api: Api, more = {}) =>
    (await unwrap(api.GET('/flight', { params: { query: { ...query, ...more } } }))).map(
      ({ id }) => id,
    );
  expect(await list(fan.api)).toEqual([]);
  await follow(fan, pilot);
  expect(await list(fan.api)).toEqual([flight.id]);
  expect(await list(fan.api, { user_id_in: [other.id] })).toEqual([]);
  expect(await list(fan.api, { keyword: ['friends', 'vintage'] })).toEqual([]);
  const count = await unwrap(fan.api.GET('/flight/count', { params: { query } }));
  expect(count).toEqual({ count: 1, more: false });
  const days = await unwrap(fan.api.GET('/flight/activity', { params: { query } }));
  expect(days).toHaveLength(1);
  expect((await testApi.api.GET('/flight', { params: { query } })).response.status).toBe(401);
});
