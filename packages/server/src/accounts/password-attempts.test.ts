import { createApi, signIn, unwrap } from '@cloudstreet/sdk';
import * as argon2 from '@node-rs/argon2';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../app/create-app.js';
import { operations } from '../app/resources.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { removeOldAttempts } from './password-attempts.js';

vi.mock('@node-rs/argon2', { spy: true });

const START = new Date('2026-07-14T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let now = START;
let testApi: TestApi;
let pilot: TestUser;
let homes = 0;
/** A network without calls so far; each test has its own. */
let home: string;

beforeAll(async () => {
  // Behind a proxy the caller's address is what the proxy says: here, what the test says.
  testApi = await startTestApi({
    clock: () => now,
    config: { rateLimit: true, trustedProxies: 1 },
  });
});

beforeEach(async () => {
  now = START;
  homes += 1;
  home = `198.51.${homes}.1`;
  pilot = await testApi.signUp();
  vi.mocked(argon2.verify).mockClear();
});

interface Try {
  from?: string;
  password?: string;
  email?: string;
}

async function tryToSignIn({ from = home, password = 'a guess', email = pilot.email }: Try = {}) {
  const response = await fetch(`${testApi.url}/v1/auth/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams({ grant_type: 'password', username: email, password }),
  });
  return {
    status: response.status,
    waitS: Number(response.headers.get('retry-after') ?? 0),
    body: (await response.json()) as { code?: string; detail?: string; error?: string },
  };
}

async function guess(times: number, wrong: Try = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    statuses.push((await tryToSignIn(wrong)).status);
  }
  return statuses;
}

describe('after ten wrong passwords from one place', () => {
  test('the correct password is not checked there, and the response gives the waiting time', async () => {
    expect(await guess(10)).toEqual(Array(10).fill(400));
    now = new Date(START.getTime() + 3.5 * MINUTE_MS);
    vi.mocked(argon2.verify).mockClear();
    const refused = await tryToSignIn({ password: PASSWORD });
    expect(refused).toEqual({
      status: 429,
      waitS: 11.5 * 60,
      body: {
        code: 'TOO_MANY_PASSWORDS',
        detail: 'Too many wrong passwords. Please try again in 12 minutes.',
      },
    });
    expect(argon2.verify).not.toHaveBeenCalled();
  });

  test('it works again 15 minutes after the first attempt, even with attempts in between', async () => {
    await guess(10);
    now = new Date(START.getTime() + 15 * MINUTE_MS - 1000);
    expect(await guess(3, { password: PASSWORD })).toEqual([429, 429, 429]);
    now = new Date(START.getTime() + 15 * MINUTE_MS);
    expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
  });

  test('the owner can log in from elsewhere', async () => {
    await guess(12);
    expect((await tryToSignIn({ from: '192.0.2.1', password: PASSWORD })).status).toBe(200);
    expect((await tryToSignIn({ password: PASSWORD })).status).toBe(429);
  });

  test('other accounts can log in there', async () => {
    await guess(12);
    expect((await tryToSignIn({ email: 'unknown@example.org' })).status).toBe(400);
  });
});

test('the correct password resets the count', async () => {
  await guess(9);
  expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
  expect(await guess(10)).toEqual(Array(10).fill(400));
});

test('unknown addresses have the same responses as known ones', async () => {
  const responses = [];
  for (const email of [pilot.email, `unknown${homes}@example.org`]) {
    const here = [];
    for (let index = 0; index < 12; index += 1) here.push(await tryToSignIn({ email }));
    responses.push(here);
  }
  expect(responses[1]).toEqual(responses[0]);
  expect(argon2.verify).toHaveBeenCalledTimes(20);
});

test('case, blanks and forged proxies do not change account or source', async () => {
  await guess(4);
  await guess(3, { email: ` ${pilot.email.toUpperCase()} ` });
  await guess(3, { from: `192.0.2.77, ${home}` });
  expect((await tryToSignIn()).status).toBe(429);
});

test('all addresses of an IPv6 network count as one place', async () => {
  await guess(5, { from: '2001:db8:1:2::1' });
  await guess(5, { from: '2001:db8:1:2:ffff::99' });
  expect((await tryToSignIn({ from: '2001:db8:1:2:3:4:5:6' })).status).toBe(429);
  expect((await tryToSignIn({ from: '2001:db8:1:3::1' })).status).toBe(400);
});

test('simultaneous attempts do not exceed the limit', async () => {
  const responses = await Promise.all(Array.from({ length: 25 }, () => tryToSignIn()));
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(argon2.verify).toHaveBeenCalledTimes(10);
});

test('all processes share the count', async () => {
  const { services } = testApi.server;
  const other = await createApp({
    services,
    operations,
    authenticate: async () => undefined,
    checkResponses: true,
  });
  await guess(6);
  const form = { grant_type: 'password', username: pilot.email, password: 'a guess' };
  for (const status of [400, 400, 400, 400, 429]) {
    const response = await other.inject({
      method: 'POST',
      url: '/v1/auth/token',
      headers: {
        'x-forwarded-for': home,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(form).toString(),
    });
    expect(response.statusCode).toBe(status);
  }
  await other.close();
});

describe('thirty wrong passwords from many places', () => {
  const guessOften = async () => {
    const places = ['192.0.2.11', '192.0.2.12', '192.0.2.13'];
    for (const from of places) expect(await guess(10, { from })).toEqual(Array(10).fill(400));
  };

  test('block the account for all places for a while', async () => {
    await guessOften();
    expect(await tryToSignIn({ password: PASSWORD })).toMatchObject({ status: 429, waitS: 900 });
    now = new Date(START.getTime() + 15 * MINUTE_MS);
    expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
  });

  test('do not block places where the owner signed in before', async () => {
    expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
    await guessOften();
    now = new Date(START.getTime() + MINUTE_MS);
    expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
    expect(await guess(11)).toEqual([...Array(10).fill(400), 429]);
  });

  test('cannot come from a single place', async () => {
    await guess(29, { from: '192.0.2.14' });
    expect((await tryToSignIn({ password: PASSWORD })).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = (user: TestUser, old_password: string) =>
    unwrap(user.api.PATCH('/user/me', { body: { old_password, password: 'strong thermals' } }));
  const wrong = { status: 422, fields: { old_password: expect.any(String) } };

  test('is blocked after ten wrong old passwords, only in that sign-in', async () => {
    const elsewhere = { ...pilot, api: createApi({ baseUrl: testApi.url }) };
    for (const { api } of [pilot, elsewhere]) {
      await signIn(api, { email: pilot.email, password: PASSWORD });
    }
    for (let index = 0; index < 10; index += 1) {
      await expect(change(pilot, 'a guess')).rejects.toMatchObject(wrong);
    }
    const refused = { status: 429, code: 'TOO_MANY_PASSWORDS' };
    await expect(change(pilot, PASSWORD)).rejects.toMatchObject(refused);
    await expect(unwrap(pilot.api.PATCH('/user/me', { body: { bio: 'Flies.' } }))).resolves.toEqual(
      expect.objectContaining({ bio: 'Flies.' }),
    );
    await expect(change(elsewhere, PASSWORD)).resolves.toMatchObject({ email: pilot.email });
  });
});

test('removes attempts that no longer count', async () => {
  const { db } = testApi.server.services;
  await guess(3);
  const trusted = await tryToSignIn({ from: '192.0.2.21', password: PASSWORD });
  expect(trusted.status).toBe(200);
  const rows = async () => (await db.selectFrom('password_attempt').selectAll().execute()).length;
  await removeOldAttempts(db, new Date(START.getTime() + 15 * MINUTE_MS - 1));
  expect(await rows()).toBeGreaterThanOrEqual(3);
  await removeOldAttempts(db, new Date(START.getTime() + 89 * DAY_MS));
  const kept = await db.selectFrom('password_attempt').selectAll().execute();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.every((row) => row.trusted !== null)).toBe(true);
  await removeOldAttempts(db, new Date(START.getTime() + 91 * DAY_MS));
  expect(await rows()).toBe(0);
});
