import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

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
