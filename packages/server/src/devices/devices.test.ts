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
  let tracker = 0;
  let id: string;
  const meOf = ({ api }: TestUser) => unwrap(api.GET('/user/me'));
  const takenOf = async (user: TestUser) => (await meOf(user)).taken_device;
  const disconnect = ({ api }: TestUser) => api.DELETE('/user/device/{id}', paramsOf(id));
  const takeOver = (user: TestUser, more: object = {}) =>
    connect(user, id, { take_over: true, ...more });
  let first: TestUser;
  let taker: TestUser;

  beforeEach(async () => {
    now = START;
    tracker += 1;
    id = `OGN${tracker.toString().padStart(6, '0')}`;
    [first, taker] = [await testApi.signUp(), await testApi.signUp()];
    await connect(first, id);
    await unwrap(first.api.PATCH('/user/me', { body: { message_notification: false } }));
    await unwrap(taker.api.POST('/user/device', { body: { id, take_over: true } }));
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
      id,
      user: { id: taker.id, name: expect.any(String) },
      take_back_until: '2026-08-13T18:00:00+00:00',
    });
    expect((await takeOver(first)).response.status).toBe(201);
    expect(await ownerOf(id)).toBe(first.id);
    expect(await takenOf(first)).toBeUndefined();
    expect(await takenOf(taker)).toBeUndefined();
    expect(await unwrap(taker.api.GET('/notification'))).toMatchObject([{ event: 'device_taken' }]);
    const { error, response } = await takeOver(taker);
    expect(response.status).toBe(409);
    expect(error).toMatchObject({
      code: 'DEVICE_RETURNED',
      detail: expect.stringContaining((await meOf(first)).name),
    });
    expect(await ownerOf(id)).toBe(first.id);
    now = new Date('2026-08-13T18:00:01Z');
    expect((await takeOver(taker)).response.status).toBe(201);
  });

  test('may take it over as any other pilot after 30 days', async () => {
    now = new Date('2026-08-13T18:00:00Z');
    expect(await takenOf(first)).toBeUndefined();
    expect((await takeOver(first)).response.status).toBe(201);
    expect(await takenOf(taker)).toMatchObject({ id, user: { id: first.id } });
  });

  test('has nothing to take back once it is free', async () => {
    await disconnect(taker);
    expect(await takenOf(first)).toBeUndefined();
    expect((await connect(first, id)).response.status).toBe(201);
  });

  test('takes it back from a third account, which cannot return it to the second one', async () => {
    const third = await testApi.signUp({ name: 'Tom Reed' });
    await takeOver(third);
    expect(await takenOf(first)).toMatchObject({ id, user: { name: 'Tom Reed' } });
    expect(await takenOf(taker)).toMatchObject({ id, user: { name: 'Tom Reed' } });
    await takeOver(first);
    expect(await ownerOf(id)).toBe(first.id);
    expect(await takenOf(taker)).toBeUndefined();
    for (const other of [taker, third, await testApi.signUp()]) {
      expect((await takeOver(other)).error).toMatchObject({ code: 'DEVICE_RETURNED' });
    }
  });

  test('takes it back by connecting it while it is free', async () => {
    await disconnect(taker);
    await connect(first, id);
    for (const other of [taker, await testApi.signUp()]) {
      expect((await takeOver(other)).error).toMatchObject({ code: 'DEVICE_RETURNED' });
    }
  });

  test('takes it back from an account that connected it after the taker gave it up', async () => {
    await disconnect(taker);
    const third = await testApi.signUp();
    await connect(third, id);
    expect(await takenOf(first)).toMatchObject({ user: { id: third.id } });
    await takeOver(first);
    expect((await takeOver(third)).error).toMatchObject({ code: 'DEVICE_RETURNED' });
  });

  test('takes it back although the taker lost it to a friend and took it back', async () => {
    const friend = await testApi.signUp();
    now = new Date('2026-07-14T19:00:00Z');
    await takeOver(friend);
    await takeOver(taker);
    expect((await takeOver(friend)).error).toMatchObject({ code: 'DEVICE_RETURNED' });
    expect(await takenOf(first)).toMatchObject({ user: { id: taker.id } });
    expect((await takeOver(first)).response.status).toBe(201);
    expect((await takeOver(taker)).error).toMatchObject({ code: 'DEVICE_RETURNED' });
  });

  test('keeps it after the account of the taker is deleted and another tracker is lost', async () => {
    const third = await testApi.signUp();
    await takeOver(third);
    await unwrap(taker.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    await takeOver(first);
    await connect(first, 'OGNABCDE0');
    await connect(third, 'OGNABCDE0', { take_over: true });
    expect(await takenOf(first)).toMatchObject({ id: 'OGNABCDE0' });
    await connect(first, id);
    expect((await takeOver(third)).error).toMatchObject({ code: 'DEVICE_RETURNED' });
    expect((await connect(first, 'OGNABCDE0', { take_over: true })).response.status).toBe(201);
  });

  test('does not keep it from a pilot who connects it after they disconnected it', async () => {
    await takeOver(first);
    for (const pilot of [taker, first, taker]) {
      await disconnect(first);
      await disconnect(taker);
      expect((await connect(pilot, id)).response.status).toBe(201);
    }
    await takeOver(first, { until: '2026-07-15T00:00:00+00:00' });
    now = new Date('2026-07-15T00:00:00Z');
    expect((await connect(taker, id)).response.status).toBe(201);
  });

  test('has nothing to take back once one of the connections has ended', async () => {
    const until = '2026-07-15T00:00:00+00:00';
    const next = await testApi.signUp();
    await disconnect(taker);
    await connect(next, id, { until });
    await takeOver(taker);
    expect(await takenOf(next)).toMatchObject({ id, until });
    now = new Date('2026-07-15T00:00:00Z');
    expect(await takenOf(next)).toBeUndefined();
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

test('simultaneous takeovers succeed one after the other', async () => {
  const pilots = [await testApi.signUp(), await testApi.signUp(), await testApi.signUp()];
  const takeovers = [...pilots, ...pilots].map((pilot) =>
    connect(pilot, 'FLRAAAAAB', { take_over: true }),
  );
  const statuses = (await Promise.all(takeovers)).map(({ response }) => response.status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
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
