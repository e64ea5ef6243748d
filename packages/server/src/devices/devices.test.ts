import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { removeOldTakeovers } from './take-over.js';

const START = new Date('2026-07-14T18:00:00Z');

let testApi: TestApi;
let now = START;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

const paramsOf = (id: string) => ({ params: { path: { id } } });
const ownerOf = async (id: string) =>
  (await testApi.api.GET('/user/device/{id}', paramsOf(id))).data?.user.id;
const connect = ({ api }: TestUser, id: string, more: object = {}) =>
  api.POST('/user/device', { body: { id, ...more } });

test('a pilot has one device, which anyone can read', async () => {
  const pilot = await testApi.signUp({ name: 'Ana Ruiz' });
  const { data, response } = await connect(pilot, 'FLRDDA5BA');
  expect(response.status).toBe(201);
  expect(data).toEqual({ id: 'FLRDDA5BA', user: { id: pilot.id, name: 'Ana Ruiz' } });
  expect((await unwrap(pilot.api.GET('/user/me'))).device).toEqual({ id: 'FLRDDA5BA' });
  expect(await ownerOf('FLRDDA5BA')).toBe(pilot.id);

  await Promise.all([connect(pilot, 'ICA4B43D0'), connect(pilot, 'ICA4B43D0')]);
  expect(await ownerOf('FLRDDA5BA')).toBeUndefined();
  expect(await ownerOf('ICA4B43D0')).toBe(pilot.id);
  const gone = await pilot.api.DELETE('/user/device/{id}', paramsOf('ICA4B43D0'));
  expect(gone.response.status).toBe(204);
  expect((await unwrap(pilot.api.GET('/user/me'))).device).toBeUndefined();
  const again = await pilot.api.DELETE('/user/device/{id}', paramsOf('ICA4B43D0'));
  expect(again.response.status).toBe(404);
});

test('the next pilot takes the device over after confirming it', async () => {
  const [first, next] = [await testApi.signUp({ name: 'Ida Holm' }), await testApi.signUp()];
  await connect(first, 'OGN123456');
  const { error, response } = await connect(next, 'OGN123456');
  expect(response.status).toBe(409);
  expect(error).toMatchObject({
    code: 'DEVICE_TAKEN',
    detail: expect.stringContaining('Ida Holm'),
  });
  expect(await ownerOf('OGN123456')).toBe(first.id);
  const foreign = await next.api.DELETE('/user/device/{id}', paramsOf('OGN123456'));
  expect(foreign.response.status).toBe(403);
  expect((await connect(next, 'OGN123456', { take_over: true })).response.status).toBe(201);
  expect(await ownerOf('OGN123456')).toBe(next.id);
  expect((await unwrap(first.api.GET('/user/me'))).device).toBeUndefined();
});

describe('a pilot whose device was taken over', () => {
  const ID = 'OGNABCDEF';
  const meOf = ({ api }: TestUser) => unwrap(api.GET('/user/me'));
  const takenOf = async (user: TestUser) => (await meOf(user)).taken_device;
  const takeOver = (user: TestUser, more: object = {}) =>
    connect(user, ID, { take_over: true, ...more });
  let first: TestUser;
  let taker: TestUser;

  beforeEach(async () => {
    now = START;
    [first, taker] = [await testApi.signUp(), await testApi.signUp()];
    await connect(first, ID, { take_over: true });
    await unwrap(first.api.PATCH('/user/me', { body: { message_notification: false } }));
    await unwrap(taker.api.POST('/user/device', { body: { id: ID, take_over: true } }));
  });

  test('is notified', async () => {
    const { name } = await meOf(taker);
    expect(await unwrap(first.api.GET('/notification'))).toMatchObject([
      {
        event: 'device_taken',
        text: `${name} has taken over your tracker.`,
        link: '/settings/live',
        actor: { id: taker.id },
      },
    ]);
  });

  test('takes it back, and the other pilot cannot take it over again for 30 days', async () => {
    expect(await takenOf(first)).toEqual({
      id: ID,
      user: { id: taker.id, name: expect.any(String) },
      take_back_until: '2026-08-13T18:00:00+00:00',
    });
    expect((await takeOver(first)).response.status).toBe(201);
    expect(await ownerOf(ID)).toBe(first.id);
    expect(await takenOf(first)).toBeUndefined();
    expect(await takenOf(taker)).toBeUndefined();
    expect(await unwrap(taker.api.GET('/notification'))).toMatchObject([{ event: 'device_taken' }]);
    const { error, response } = await takeOver(taker);
    expect(response.status).toBe(409);
    expect(error).toMatchObject({
      code: 'DEVICE_RETURNED',
      detail: expect.stringContaining((await meOf(first)).name),
    });
    expect(await ownerOf(ID)).toBe(first.id);
    now = new Date('2026-08-13T18:00:01Z');
    expect((await takeOver(taker)).response.status).toBe(201);
  });

  test('may take it over as any other pilot after 30 days', async () => {
    now = new Date('2026-08-13T18:00:00Z');
    expect(await takenOf(first)).toBeUndefined();
    expect((await takeOver(first)).response.status).toBe(201);
    expect(await takenOf(taker)).toMatchObject({ id: ID, user: { id: first.id } });
  });

  test('has nothing to take back once it is free', async () => {
    await taker.api.DELETE('/user/device/{id}', paramsOf(ID));
    expect(await takenOf(first)).toBeUndefined();
    expect((await connect(first, ID)).response.status).toBe(201);
  });

  test('has nothing to take back once one of the connections has ended', async () => {
    const until = '2026-07-15T00:00:00+00:00';
    await takeOver(first, { until });
    const next = await testApi.signUp();
    await takeOver(next);
    expect(await takenOf(first)).toMatchObject({ id: ID, until });
    now = new Date('2026-07-15T00:00:00Z');
    expect(await takenOf(first)).toBeUndefined();
  });

  test('is forgotten in time', async () => {
    const { db } = testApi.server.services;
    const countRows = async () =>
      (
        await db
          .selectFrom('device_takeover')
          .where('user_id', '=', first.id)
          .select('user_id')
          .execute()
      ).length;
    await removeOldTakeovers(db, new Date('2026-08-13T17:59:00Z'));
    expect(await countRows()).toBe(1);
    await removeOldTakeovers(db, new Date('2026-08-13T18:01:00Z'));
    expect(await countRows()).toBe(0);
  });
});

test('only one of two simultaneous connections succeeds', async () => {
  const pilots = [await testApi.signUp(), await testApi.signUp(), await testApi.signUp()];
  const responses = await Promise.all(pilots.map((pilot) => connect(pilot, 'FLRAAAAAA')));
  const statuses = responses.map(({ response }) => response.status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
});

test('a connection ends at its time and frees the device', async () => {
  const [first, next] = [await testApi.signUp(), await testApi.signUp()];
  await connect(first, 'FLRBBBBBB', { until: '2026-07-15T00:00:00+00:00' });
  expect((await unwrap(first.api.GET('/user/me'))).device).toEqual({
    id: 'FLRBBBBBB',
    until: '2026-07-15T00:00:00+00:00',
  });
  now = new Date('2026-07-15T00:00:01Z');
  expect(await ownerOf('FLRBBBBBB')).toBeUndefined();
  expect((await unwrap(first.api.GET('/user/me'))).device).toBeUndefined();
  expect((await connect(next, 'FLRBBBBBB')).response.status).toBe(201);
  now = START;
});

test.each(['DDA5BA', 'flrdda5ba', 'FLRDDA5B', 'FLRDDA5BG', 'XYZDDA5BA', 'FLRDDA5BA0'])(
  'refuses the device %s',
  async (id) => {
    expect((await connect(await testApi.signUp(), id)).response.status).toBe(422);
  },
);

test('refuses a time in the past', async () => {
  const { error } = await connect(await testApi.signUp(), 'FLRCCCCCC', {
    until: '2026-07-14T17:00:00+00:00',
  });
  expect(error).toMatchObject({ detail: [{ loc: ['until'], type: 'PAST' }] });
});

test('a deleted account frees the device and gets it back when restored, unless another pilot has it', async () => {
  const [deleted, heir] = [await testApi.signUp(), await testApi.signUp()];
  await connect(deleted, 'FLRDDDDDD');
  await unwrap(deleted.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect((await connect(heir, 'FLRDDDDDD')).response.status).toBe(201);
  const body = { email: deleted.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect(await ownerOf('FLRDDDDDD')).toBe(heir.id);
});

test('limits the devices that a user takes over', async () => {
  const limited = await startTestApi({ clock: () => now, config: { rateLimit: true } });
  const taker = await limited.signUp();
  const take = (number: number) => connect(taker, `FLRDD000${number}`, { take_over: true });
  for (let number = 1; number <= 5; number += 1) {
    expect((await take(number)).response.status).toBe(201);
  }
  expect((await take(6)).response.status).toBe(429);
  expect((await connect(taker, 'FLRDD0006')).response.status).toBe(201);
});
