import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, unwrap, uploadFlight, uploadGroupImage, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleImage } from '../stories/testing/sample-media.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

let now = START;
let testApi: TestApi;
let owner: TestUser;
let mate: TestUser;
let third: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  owner = await testApi.signUp({ name: 'Zoe Sample' });
  mate = await testApi.signUp({ name: 'Ben Sample' });
  third = await testApi.signUp({ name: 'Ada Sample' });
});

beforeEach(() => {
  now = START;
});

type Role = 'owner' | 'manager' | 'member';

const make = (api: Api, name = 'Wave camp') => unwrap(api.POST('/usergroup', { body: { name } }));

function add(api: Api, groupId: number, user: TestUser, role: Role = 'member') {
  const params = { path: { id: groupId }, query: { user_id: user.id, role } };
  return unwrap(api.POST('/usergroup/add/{id}', { params }));
}

function remove(api: Api, groupId: number, user: TestUser) {
  const params = { path: { id: groupId }, query: { user_id: user.id } };
  return unwrap(api.DELETE('/usergroup/add/{id}', { params }));
}

const get = (id: number) =>
  unwrap(testApi.api.GET('/usergroup/{id}', { params: { path: { id } } }));

/** Names with roles, in the order in which they are shown. */
const rolesOf = async (id: number) =>
  (await get(id)).pilot.map(({ user, role }) => `${user.name.split(' ')[0]} ${role}`);

function leave(api: Api, id: number) {
  return unwrap(api.POST('/usergroup/leave/{id}', { params: { path: { id } } }));
}

test('its creator owns a group; anyone can see it and find it by its pilots', async () => {
  const [guest, stranger] = [await testApi.signUp(), await testApi.signUp()];
  const body = { name: ' Wave  camp ', description: 'In the lee.\r\n\r\n\r\nBring oxygen.' };
  const made = await unwrap(owner.api.POST('/usergroup', { body }));
  expect(made).toEqual({
    id: made.id,
    name: 'Wave camp',
    description: 'In the lee.\n\nBring oxygen.',
    created: '2026-07-14T18:00:00+00:00',
    pilot: [{ user: { id: owner.id, name: 'Zoe Sample' }, role: 'owner' }],
  });
  await add(owner.api, made.id, guest);
  expect(await get(made.id)).toEqual({ ...made, pilot: expect.any(Array) });
  const listOf = (user_id_in?: number[]) =>
    unwrap(
      testApi.api.GET('/usergroup', { params: { query: { ...(user_id_in && { user_id_in }) } } }),
    );
  expect(await listOf([guest.id])).toEqual([
    { id: made.id, name: 'Wave camp', description: made.description, pilot_count: 2 },
  ]);
  expect(await listOf([stranger.id])).toEqual([]);
  expect((await listOf()).map(({ id }) => id)).toContain(made.id);
});

test('name and description can be changed and removed', async () => {
  const { id } = await make(owner.api);
  const body = { description: 'Ridge first.' };
  await unwrap(owner.api.PATCH('/usergroup/{id}', { params: { path: { id } }, body }));
  expect(await get(id)).toMatchObject({ name: 'Wave camp', description: 'Ridge first.' });
  const cleared = { name: 'Ridge camp', description: null };
  await unwrap(owner.api.PATCH('/usergroup/{id}', { params: { path: { id } }, body: cleared }));
  expect(await get(id)).toMatchObject({ name: 'Ridge camp' });
  expect(await get(id)).not.toHaveProperty('description');
});

describe('roles', () => {
  test('lists pilots by role, then name; adding one twice changes nothing', async () => {
    const { id } = await make(owner.api);
    await Promise.all([mate, mate, third].map((user) => add(owner.api, id, user)));
    expect(await rolesOf(id)).toEqual(['Zoe owner', 'Ada member', 'Ben member']);
    await add(owner.api, id, mate, 'manager');
    expect(await rolesOf(id)).toEqual(['Zoe owner', 'Ben manager', 'Ada member']);
  });

  test('a manager can only add and remove pilots', async () => {
    const { id } = await make(owner.api);
    await add(owner.api, id, mate, 'manager');
    await add(mate.api, id, third);
    await remove(mate.api, id, third);
    await add(mate.api, id, third);
    const body = { name: 'Ridge camp' };
    await unwrap(mate.api.PATCH('/usergroup/{id}', { params: { path: { id } }, body }));
    for (const attempt of [
      () => add(mate.api, id, third, 'manager'),
      () => add(mate.api, id, mate, 'owner'),
      () => add(mate.api, id, mate, 'member'),
      () => remove(mate.api, id, mate),
      () => unwrap(mate.api.DELETE('/usergroup/{id}', { params: { path: { id } } })),
      () => add(third.api, id, third, 'manager'),
      () => remove(third.api, id, mate),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 403, code: 'NOT_OWNER_OF_GROUP' });
    }
    expect(await rolesOf(id)).toEqual(['Zoe owner', 'Ben manager', 'Ada member']);
  });

  test('a group always has one owner', async () => {
    const { id } = await make(owner.api);
    await add(owner.api, id, mate, 'owner');
    expect(await rolesOf(id)).toEqual(['Ben owner', 'Zoe manager']);
    await expect(remove(mate.api, id, mate)).rejects.toMatchObject({
      status: 422,
      code: 'GROUP_OWNER',
    });
    await expect(add(mate.api, id, mate, 'member')).rejects.toMatchObject({ status: 422 });
    expect(await rolesOf(id)).toEqual(['Ben owner', 'Zoe manager']);
  });

  test('a group passes from a leaving owner to a manager, or else to the longest member', async () => {
    const { id } = await make(owner.api);
    await add(owner.api, id, third);
    now = new Date(now.getTime() + 1000);
    await add(owner.api, id, mate, 'manager');
    await leave(owner.api, id);
    expect(await rolesOf(id)).toEqual(['Ben owner', 'Ada member']);
    await leave(mate.api, id);
    expect(await rolesOf(id)).toEqual(['Ada owner']);
    await leave(mate.api, id);
    await leave(third.api, id);
    await expect(get(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('refuses', () => {
  test('an unknown user', async () => {
    const { id } = await make(owner.api);
    await expect(add(owner.api, id, { ...mate, id: 9999 })).rejects.toMatchObject({ status: 404 });
  });

  test('an unknown group', async () => {
    await expect(add(owner.api, 9999, mate)).rejects.toMatchObject({ status: 404 });
    await expect(leave(owner.api, 9999)).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    { name: '' },
    { name: ' \u200b ' },
    { name: 'x'.repeat(101) },
    { name: 'x', owner: 1 },
  ])('%j', async (body) => {
    await expect(unwrap(owner.api.POST('/usergroup', { body }))).rejects.toMatchObject({
      status: 422,
    });
  });

  test('a fifty-first group of an owner, also at the same time', async () => {
    const busy = await testApi.signUp();
    const made = await Promise.allSettled(Array.from({ length: 52 }, () => make(busy.api)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    await expect(make(busy.api)).rejects.toMatchObject({
      status: 422,
      code: 'TOO_MANY_GROUPS',
      fields: { name: expect.stringContaining('50 groups') },
    });
  });
});

test('groups of a deleted account get another owner; when restored it is their manager', async () => {
  const deleted = await testApi.signUp();
  const [shared, alone] = [await make(deleted.api), await make(deleted.api, 'Own only')];
  await add(deleted.api, shared.id, mate);
  await unwrap(deleted.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect(await rolesOf(shared.id)).toEqual(['Ben owner']);
  await expect(get(alone.id)).rejects.toMatchObject({ status: 404 });
  const names = async () => (await unwrap(testApi.api.GET('/usergroup'))).map(({ name }) => name);
  expect(await names()).not.toContain('Own only');

  const { email } = deleted;
  await unwrap(testApi.api.POST('/auth/restore', { body: { email, password: PASSWORD } }));
  expect(await rolesOf(shared.id)).toEqual(['Ben owner', 'Test manager']);
  expect(await rolesOf(alone.id)).toEqual(['Test owner']);
  expect(await names()).toContain('Own only');
});

test('a ranking can be filtered by the pilots of a group', async () => {
  const { id } = await make(mate.api);
  await add(mate.api, id, third);
  for (const [index, { api }] of [owner, third].entries()) {
    const bytes = sampleIgc({ serial: `GR${index}`, reachDeg: 0.3 - index / 10 });
    const [flight] = await uploadFlight(api, bytes, { name: 'a.igc' });
    await waitForScore(api, flight?.id ?? 0, { pollMs: 50 });
  }
  const ranked = async (body: object) =>
    (await unwrap(testApi.api.POST('/ranking', { body }))).map(({ user }) => user?.name);
  expect(await ranked({})).toEqual(['Zoe Sample', 'Ada Sample']);
  expect(await ranked({ user_group: id })).toEqual(['Ada Sample']);
  expect(await ranked({ user_group: 9999 })).toEqual([]);
  await remove(mate.api, id, third);
  expect(await ranked({ user_group: id })).toEqual([]);
});

describe('the image of a group', () => {
  const storedFiles = () => {
    const { path } = testApi.server.services.config.data;
    return readdirSync(join(path, 'files'), { recursive: true, encoding: 'utf8' });
  };

  test('is set and removed by managers and visible to everyone', async () => {
    const { id } = await make(owner.api);
    await add(owner.api, id, mate, 'manager');
    await add(owner.api, id, third);
    const image = await sampleImage({ color: '#314159' });
    for (const stranger of [third.api, (await testApi.signUp()).api]) {
      await expect(uploadGroupImage(stranger, id, image)).rejects.toMatchObject({ status: 403 });
    }
    const { image: key = '' } = await uploadGroupImage(mate.api, id, image);
    expect(await get(id)).toMatchObject({ image: key });
    const query = { user_id_in: [third.id] };
    const listed = await unwrap(testApi.api.GET('/usergroup', { params: { query } }));
    expect(listed).toContainEqual(expect.objectContaining({ id, image: key }));
    expect((await fetch(`${testApi.url}/files/${key}`)).status).toBe(200);
    const params = { path: { id } };
    const removeImage = () => unwrap(owner.api.DELETE('/usergroup/image/{id}', { params }));
    expect(await removeImage()).not.toHaveProperty('image');
    expect(await removeImage()).not.toHaveProperty('image');
    await vi.waitFor(() => expect(storedFiles()).not.toContain(key), 20_000);
  });

  test('is deleted with the last group that uses it', async () => {
    const [one, other] = [await make(owner.api), await make(mate.api)];
    const image = await sampleImage({ color: '#271828' });
    const { image: key = '' } = await uploadGroupImage(owner.api, one.id, image);
    await uploadGroupImage(mate.api, other.id, image);
    await leave(owner.api, one.id);
    const marker = await make(owner.api);
    const { image: passing = '' } = await uploadGroupImage(
      owner.api,
      marker.id,
      await sampleImage(),
    );
    await unwrap(owner.api.DELETE('/usergroup/{id}', { params: { path: { id: marker.id } } }));
    // Files are removed in the order in which that is asked for.
    await vi.waitFor(() => expect(storedFiles()).not.toContain(passing), 20_000);
    expect(storedFiles()).toContain(key);
    await leave(mate.api, other.id);
    await vi.waitFor(() => expect(storedFiles()).not.toContain(key), 20_000);
  });

  test('is hidden while the account of its only pilot is deleted, unless another group uses it', async () => {
    const deleted = await testApi.signUp();
    const [theirs, others] = [await make(deleted.api), await make(mate.api)];
    const image = await sampleImage({ color: '#161803' });
    const { image: key = '' } = await uploadGroupImage(deleted.api, theirs.id, image);
    const status = async () => (await fetch(`${testApi.url}/files/${key}`)).status;
    await unwrap(deleted.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    expect(await status()).toBe(404);
    expect(storedFiles()).toContain(key);
    await uploadGroupImage(mate.api, others.id, image);
    expect(await status()).toBe(200);
  });

  test('does not change if the file is no image', async () => {
    const { id } = await make(owner.api);
    const refused = uploadGroupImage(owner.api, id, new TextEncoder().encode('MZ, a program'));
    await expect(refused).rejects.toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['image'], type: 'NOT_AN_IMAGE' }] },
    });
    await expect(uploadGroupImage(owner.api, 9999, await sampleImage())).rejects.toMatchObject({
      status: 404,
    });
  });
});
