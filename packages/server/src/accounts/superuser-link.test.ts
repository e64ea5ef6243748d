import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { createSuperuserLink } from './superuser-link.js';

const START = new Date('2026-07-14T12:00:00Z');

let now = START;
let testApi: TestApi;
let first: TestUser;
let second: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  [first, second] = [await testApi.signUp(), await testApi.signUp()];
});

beforeEach(async () => {
  now = START;
  const { db } = testApi.server.services;
  await db.updateTable('user').set({ is_superuser: false }).execute();
});

function claim({ api }: TestUser, token: string) {
  return unwrap(api.POST('/auth/superuser/{token}', { params: { path: { token } } }));
}

/** Stands for another start of the server. */
async function nextLink(): Promise<string> {
  return (await createSuperuserLink(testApi.server.services.db, now)) ?? '';
}

async function superusers({ services }: TestApi['server']): Promise<number[]> {
  const { db } = services;
  const rows = await db.selectFrom('user').where('is_superuser', '=', true).select('id').execute();
  return rows.map(({ id }) => id);
}

const NOT_VALID = { status: 404, code: 'NOT_FOUND' };

test('the printed link makes one superuser, once', async () => {
  // Other tests replace the link of the shared server.
  const { server, signUp } = await startTestApi({ clock: () => now });
  const [user, other] = [await signUp(), await signUp()];
  const token = server.superuserLink?.split('/').at(-1) ?? '';
  await expect(claim(user, 'guessed')).rejects.toMatchObject(NOT_VALID);
  expect(await claim(user, token)).toMatchObject({ id: user.id, is_superuser: true });
  await expect(claim(other, token)).rejects.toMatchObject(NOT_VALID);
  expect(await superusers(server)).toEqual([user.id]);
});

test('only one of two simultaneous claims succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { db } = testApi.server.services;
    await db.updateTable('user').set({ is_superuser: false }).execute();
    const token = await nextLink();
    const claims = await Promise.allSettled([claim(first, token), claim(second, token)]);
    const lost = claims.filter((result) => result.status === 'rejected');
    expect(lost).toEqual([{ status: 'rejected', reason: expect.objectContaining(NOT_VALID) }]);
    expect(await superusers(testApi.server)).toHaveLength(1);
  }
});

test('the next start replaces the link', async () => {
  const [older, newer] = [await nextLink(), await nextLink()];
  await expect(claim(first, older)).rejects.toMatchObject(NOT_VALID);
  await expect(claim(first, newer)).resolves.toMatchObject({ is_superuser: true });
});

test('simultaneous starts leave one link', async () => {
  const { db } = testApi.server.services;
  const tokens = await Promise.all(Array.from({ length: 8 }, () => nextLink()));
  expect(await db.selectFrom('superuser_link').select('hash').execute()).toHaveLength(1);
  const claims = await Promise.allSettled(tokens.map((token) => claim(first, token)));
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the link is valid for a day', async () => {
  const token = await nextLink();
  now = new Date(START.getTime() + 24 * 3_600_000);
  await expect(claim(first, token)).rejects.toMatchObject(NOT_VALID);
  now = new Date(now.getTime() - 1);
  await expect(claim(first, token)).resolves.toMatchObject({ is_superuser: true });
});

test('once there is a superuser, no link is printed and earlier ones are invalid', async () => {
  const { db, clock } = testApi.server.services;
  const token = await nextLink();
  await db.updateTable('user').set({ is_superuser: true }).where('id', '=', first.id).execute();
  expect(await createSuperuserLink(db, clock())).toBeUndefined();
  await expect(claim(second, token)).rejects.toMatchObject(NOT_VALID);
});
