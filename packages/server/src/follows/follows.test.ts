import { type Api, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobsDone } from '../testing/jobs-done.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

let now = START;
let testApi: TestApi;
let pilot: TestUser;
let fan: TestUser;
/** Names of the two, which are others in each test. */
let pilotName: string;
let fanName: string;
let count = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(async () => {
  now = START;
  const family = `Sample${'ABCDEFGHIJKLMNOPQRST'[count++]}`;
  pilotName = `Ada ${family}`;
  fanName = `Ben ${family}`;
  pilot = await testApi.signUp({ name: pilotName });
  fan = await testApi.signUp({ name: fanName });
});

const at = (id: number) => ({ params: { path: { id } } });
const follow = ({ api }: TestUser, { id }: { id: number }) =>
  unwrap(api.POST('/user/{id}/follow', at(id)));
const unfollow = ({ api }: TestUser, { id }: { id: number }) =>
  unwrap(api.DELETE('/user/{id}/follow', at(id)));
const pageOf = ({ id }: TestUser, api: Api) => unwrap(api.GET('/user/{id}', at(id)));
const followers = ({ id }: TestUser, api: Api = testApi.api) =>
  unwrap(api.GET('/user/{id}/followers', at(id)));
const following = ({ id }: TestUser, api: Api = testApi.api) =>
  unwrap(api.GET('/user/{id}/following', at(id)));
const idsOf = (users: readonly { id: number }[]) => users.map(({ id }) => id);
const set = ({ api }: TestUser, body: { follows_hidden?: true; followers_approved?: boolean }) =>
  unwrap(api.PATCH('/user/me', { body }));
const eventsOf = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/notification'))).map(({ event, text, link }) => ({ event, text, link }));

describe('users', () => {
  test('follow each other, which their pages and lists say to the caller alone', async () => {
    expect(await follow(fan, pilot)).toEqual({ caller_follows: 'following' });
    expect(await pageOf(pilot, fan.api)).toMatchObject({
      caller_follows: 'following',
      follower_count: 1,
      following_count: 0,
    });
    expect(await pageOf(fan, pilot.api)).toMatchObject({
      follows_caller: true,
      following_count: 1,
    });
    const forVisitors = await pageOf(pilot, testApi.api);
    expect(forVisitors).not.toHaveProperty('caller_follows');
    expect(forVisitors).not.toHaveProperty('follows_caller');
    await follow(pilot, fan);
    expect(await followers(pilot, pilot.api)).toEqual([
      { id: fan.id, name: fanName, caller_follows: 'following', follows_caller: true },
    ]);
    expect(await following(fan)).toEqual([{ id: pilot.id, name: pilotName }]);
    await unfollow(fan, pilot);
    expect(await followers(pilot)).toEqual([]);
    expect(await pageOf(pilot, fan.api)).not.toHaveProperty('caller_follows');
  });

  test('are notified once, also if the call is repeated', async () => {
    await follow(fan, pilot);
    await follow(fan, pilot);
    expect(await eventsOf(pilot)).toEqual([
      { event: 'follower', text: `${fanName} follows you.`, link: `/user/${fan.id}` },
    ]);
    expect(await followers(pilot)).toHaveLength(1);
    // Unread news of a follower who is none any more would mislead.
    await unfollow(fan, pilot);
    expect(await eventsOf(pilot)).toEqual([]);
  });

  test('are not notified if they do not want to be', async () => {
    await unwrap(pilot.api.PATCH('/user/me', { body: { follower_notification: false } }));
    await follow(fan, pilot);
    expect(await eventsOf(pilot)).toEqual([]);
  });

  test('do not follow themselves or unknown users', async () => {
    const own = await fan.api.POST('/user/{id}/follow', at(fan.id));
    expect(own.response.status).toBe(422);
    const unknown = await fan.api.POST('/user/{id}/follow', at(2_147_483_647));
    expect(unknown.response.status).toBe(404);
  });

  test('list their latest followers first, in pages', async () => {
    const second = await testApi.signUp();
    await follow(fan, pilot);
    now = new Date(START.getTime() + 60_000);
    await follow(second, pilot);
    expect(idsOf(await followers(pilot))).toEqual([second.id, fan.id]);
    const query = { skip: 1, limit: 1 };
    const params = { path: { id: pilot.id }, query };
    const page = await unwrap(testApi.api.GET('/user/{id}/followers', { params }));
    expect(idsOf(page)).toEqual([fan.id]);
  });
});

describe('followers who wait', () => {
  beforeEach(async () => {
    await set(pilot, { followers_approved: true });
  });

  const requests = ({ api }: TestUser) => unwrap(api.GET('/user/me/follow-request'));
  const accept = ({ api }: TestUser, { id }: TestUser) =>
    api.POST('/user/me/follower/{id}', at(id));
  const remove = ({ api }: TestUser, { id }: TestUser) =>
    unwrap(api.DELETE('/user/me/follower/{id}', at(id)));

  test('are no followers until they are accepted', async () => {
    expect(await follow(fan, pilot)).toEqual({ caller_follows: 'requested' });
    expect(await follow(fan, pilot)).toEqual({ caller_follows: 'requested' });
    expect(await pageOf(pilot, fan.api)).toMatchObject({
      caller_follows: 'requested',
      follower_count: 0,
    });
    expect(await pageOf(fan, pilot.api)).not.toHaveProperty('follows_caller');
    expect(await followers(pilot, pilot.api)).toEqual([]);
    expect(await following(fan, fan.api)).toEqual([]);
    expect(await requests(pilot)).toEqual([{ id: fan.id, name: fanName }]);
    const link = `/user/${pilot.id}/friends`;
    const event = 'follow_request';
    const text = `${fanName} wants to follow you.`;
    expect(await eventsOf(pilot)).toEqual([{ event, text, link }]);

    expect((await accept(pilot, fan)).response.status).toBe(204);
    expect((await accept(pilot, fan)).response.status).toBe(204);
    expect(await requests(pilot)).toEqual([]);
    expect(idsOf(await followers(pilot))).toEqual([fan.id]);
    expect((await eventsOf(fan)).map((each) => each.event)).toEqual(['follow_accepted']);
  });

  test('can be declined, and followers removed', async () => {
    await follow(fan, pilot);
    await remove(pilot, fan);
    expect(await requests(pilot)).toEqual([]);
    expect((await accept(pilot, fan)).response.status).toBe(404);
    expect(await eventsOf(fan)).toEqual([]);
    await follow(fan, pilot);
    await accept(pilot, fan);
    await remove(pilot, fan);
    expect(await followers(pilot)).toEqual([]);
  });

  test('follow when they ask again after the user no longer accepts each follower', async () => {
    await follow(fan, pilot);
    await set(pilot, { followers_approved: false });
    expect(idsOf(await requests(pilot))).toEqual([fan.id]);
    expect(await follow(fan, pilot)).toEqual({ caller_follows: 'following' });
  });
});

test('hidden lists and counts are shown to their user alone', async () => {
  await follow(fan, pilot);
  await set(pilot, { follows_hidden: true });
  const page = await pageOf(pilot, fan.api);
  expect(page).not.toHaveProperty('follower_count');
  expect(page).not.toHaveProperty('following_count');
  // Their own side is no secret to a follower.
  expect(page).toMatchObject({ caller_follows: 'following' });
  const lists = ['followers', 'following', 'following/club', 'following/airport'] as const;
  for (const list of lists) {
    for (const api of [testApi.api, fan.api]) {
      const { response, error } = await api.GET(`/user/{id}/${list}`, at(pilot.id));
      expect(response.status).toBe(403);
      expect(error).toMatchObject({ code: 'FOLLOWS_HIDDEN' });
    }
    expect((await pilot.api.GET(`/user/{id}/${list}`, at(pilot.id))).response.status).toBe(200);
  }
  expect(idsOf(await followers(pilot, pilot.api))).toEqual([fan.id]);
  expect(await pageOf(pilot, pilot.api)).toMatchObject({ follower_count: 1 });
});

test('clubs and airports are followed, which only the caller sees on their pages', async () => {
  const { db } = testApi.server.services;
  const member = await testApi.signUp({ clubName: 'Aero Club Varese' });
  const { club } = await pageOf(member, testApi.api);
  const airport = await db
    .selectFrom('airport')
    .where('icao', '=', 'EDOJ')
    .select('id')
    .executeTakeFirstOrThrow();
  const clubPath = at(club?.id ?? 0);
  const airportPath = at(airport.id);
  const stateOfClub = async (api: Api) =>
    (await unwrap(api.GET('/club/{id}', clubPath))).caller_follows;
  const stateOfAirport = async (api: Api) =>
    (await unwrap(api.GET('/airport/{id}', airportPath))).caller_follows;
  for (const _twice of [1, 2]) {
    await unwrap(fan.api.POST('/club/{id}/follow', clubPath));
    await unwrap(fan.api.POST('/airport/{id}/follow', airportPath));
  }
  expect(await stateOfClub(fan.api)).toBe('following');
  expect(await stateOfAirport(fan.api)).toBe('following');
  expect(await stateOfClub(pilot.api)).toBeUndefined();
  expect(await stateOfAirport(testApi.api)).toBeUndefined();
  expect(await pageOf(fan, testApi.api)).toMatchObject({ following_count: 2 });
  const { api } = testApi;
  expect(await unwrap(api.GET('/user/{id}/following/club', at(fan.id)))).toEqual([
    expect.objectContaining({ id: club?.id, name: 'Aero Club Varese' }),
  ]);
  expect(await unwrap(api.GET('/user/{id}/following/airport', at(fan.id)))).toEqual([
    expect.objectContaining({ id: airport.id, name: 'Lüsse' }),
  ]);
  await unwrap(fan.api.DELETE('/club/{id}/follow', clubPath));
  await unwrap(fan.api.DELETE('/airport/{id}/follow', airportPath));
  expect(await stateOfClub(fan.api)).toBeUndefined();
  expect(await stateOfAirport(fan.api)).toBeUndefined();
});

/** Flies from Lüsse. At different times, no job finds that pilots flew in company. */
async function flyFrom({ api }: TestUser, serial: string, takeoff: string): Promise<number> {
  const takeoffs = [`2026-07-${takeoff}:00:00Z`];
  const igc = sampleIgc({ serial, takeoffs, lat: 52.1427, lon: 12.6714 });
  const [flight] = await uploadFlight(api, igc, { name: 'a.igc' });
  const { id } = await waitForScore(api, flight!.id, { pollMs: 50 });
  // A later job would replace the meetings that a test stores.
  await jobsDone(testApi, 'find-meetings');
  return id;
}

describe('suggestions', () => {
  const suggest = ({ api }: TestUser, name?: string) =>
    unwrap(
      api.GET('/user/me/suggestion', { params: { query: name === undefined ? {} : { name } } }),
    );

  test('by name, with how they and the caller follow each other', async () => {
    const wanted = await testApi.signUp({ name: 'Wilhelmina Quixote' });
    await follow(fan, wanted);
    expect(await suggest(fan, 'wilhelm')).toEqual([
      { id: wanted.id, name: 'Wilhelmina Quixote', caller_follows: 'following' },
    ]);
    expect(await suggest(wanted, 'wilhelm')).toEqual([]);
  });

  test('without flights are those of the club', async () => {
    const clubName = 'LSV Rinteln';
    const [caller, mate] = [await testApi.signUp({ clubName }), await testApi.signUp({ clubName })];
    expect(idsOf(await suggest(caller))).toEqual([mate.id]);
  });

  test('without a name from company, then the club, then the airport, without those followed', async () => {
    const clubName = 'LSV Grambeker Heide';
    const caller = await testApi.signUp({ clubName });
    const [mate, followed] = [
      await testApi.signUp({ clubName }),
      await testApi.signUp({ clubName }),
    ];
    const [near, neighbour] = [await testApi.signUp(), await testApi.signUp()];
    const own = await flyFrom(caller, 'FOA', '14T07');
    const other = await flyFrom(near, 'FOB', '14T10');
    await flyFrom(neighbour, 'FOC', '14T13');
    const { db } = testApi.server.services;
    await db
      .insertInto('flight_meeting')
      .values({
        first_id: Math.min(own, other),
        second_id: Math.max(own, other),
        times: [],
        total_seconds: 600,
        min_distance: 50,
      })
      .execute();
    await follow(caller, followed);
    expect(idsOf(await suggest(caller))).toEqual([near.id, mate.id, neighbour.id]);
    expect(await suggest(await testApi.signUp())).toEqual([]);
  });

  test('are not fewer because the caller follows the nearest', async () => {
    const [caller, near] = [await testApi.signUp(), await testApi.signUp()];
    const { db } = testApi.server.services;
    const own = await flyFrom(caller, 'FP0', '12T07');
    const met = async (id: number, total_seconds: number) => {
      const [first_id, second_id] = [Math.min(own, id), Math.max(own, id)];
      const row = { first_id, second_id, times: [], total_seconds, min_distance: 50 };
      await db.insertInto('flight_meeting').values(row).execute();
    };
    await met(await flyFrom(near, 'FPN', '12T11'), 1);
    // More than the longest list of company.
    for (let i = 0; i < 41; i++) {
      const friend = await testApi.signUp();
      await db
        .insertInto('user_follow')
        .values({ follower_id: caller.id, user_id: friend.id, created: now, accepted: now })
        .execute();
      const file = await db
        .insertInto('igc_file')
        .values({
          hash: `suggest ${i}`,
          md5: `suggest ${i}`,
          key: 'none',
          name: 'a.igc',
          size_bytes: 1,
          header: '{}',
          created: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('any_flight')
        .values({
          igc_file_id: file.id,
          takeoff_number: 1,
          user_id: friend.id,
          created: now,
          takeoff_time: now,
          time_zone: 'UTC',
          scoring_date: '2026-07-13',
          season: 2026,
          edit_allowed_until: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await met(id, 1000 + i);
    }
    expect(idsOf(await suggest(caller))[0]).toBe(near.id);
  });
});

test('follows go with an account, and come back with it', async () => {
  await follow(fan, pilot);
  await follow(pilot, fan);
  await unwrap(pilot.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect(await followers(fan)).toEqual([]);
  expect(await pageOf(fan, testApi.api)).toMatchObject({ follower_count: 0, following_count: 0 });
  const body = { email: pilot.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect(idsOf(await followers(fan))).toEqual([pilot.id]);
  expect(idsOf(await following(fan))).toEqual([pilot.id]);
});
