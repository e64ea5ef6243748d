import { createApi, unwrap } from '@cloudstreet/sdk';
import * as argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../platform/database/database.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { removeExpiredTokens } from './tokens.js';

vi.mock('@node-rs/argon2', { spy: true });

let now = new Date('2026-07-14T12:00:00Z');
let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  pilot = await testApi.signUp();
});

beforeEach(() => {
  now = new Date('2026-07-14T12:00:00Z');
});

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

interface TokenResponse {
  status: number;
  body: { access_token: string; refresh_token: string; expires_in: number; error?: string };
}

async function askForToken(fields: Record<string, string>): Promise<TokenResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${testApi.url}/v1/auth/token`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as TokenResponse['body'] };
}

function signIn(password = 'quiet thermals') {
  return askForToken({ grant_type: 'password', username: pilot.email, password });
}

function refresh(token: string) {
  return askForToken({ grant_type: 'refresh_token', refresh_token: token });
}

async function statusWith(accessToken: string): Promise<number> {
  const response = await fetch(`${testApi.url}/v1/user/me`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return response.status;
}

test('an access token is valid for an hour', async () => {
  const { body } = await signIn();
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'declare upload' });
  later(3599);
  expect(await statusWith(body.access_token)).toBe(200);
  later(1);
  expect(await statusWith(body.access_token)).toBe(401);
});

test('refuses unknown scopes', async () => {
  const password = { grant_type: 'password', username: pilot.email, password: 'quiet thermals' };
  const { body } = await askForToken({ ...password, scope: 'upload' });
  expect(body).toMatchObject({ scope: 'upload' });
  const exchange = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
  for (const grant of [password, exchange]) {
    expect(await askForToken({ ...grant, scope: 'upload admin' })).toMatchObject({
      status: 400,
      body: {
        error: 'invalid_scope',
        error_description: 'The only scopes are declare and upload.',
      },
    });
  }
});

function revoke(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(`${testApi.url}/v1/auth/revoke`, { method: 'POST', body });
}

describe('a revoked token', () => {
  test('ends its session if it is a refresh token', async () => {
    const [{ body: first }, { body: other }] = [await signIn(), await signIn()];
    const { body: next } = await refresh(first.refresh_token);
    expect((await revoke({ token: first.refresh_token })).status).toBe(200);
    for (const { access_token, refresh_token } of [first, next]) {
      expect(await statusWith(access_token)).toBe(401);
      expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
    }
    expect(await statusWith(other.access_token)).toBe(200);
  });

  test('ends only itself if it is an access token, for any hint', async () => {
    const { body } = await signIn();
    const hint = { token_type_hint: 'refresh_token' };
    expect((await revoke({ token: body.access_token, ...hint })).status).toBe(200);
    expect(await statusWith(body.access_token)).toBe(401);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  test('has the same response if it is unknown or already revoked', async () => {
    const { body } = await signIn();
    for (const token of ['invented', body.refresh_token, body.refresh_token]) {
      const response = await revoke({ token });
      expect({ status: response.status, text: await response.text() }).toEqual({
        status: 200,
        text: '',
      });
    }
  });

  test('stays valid if another program revokes it', async () => {
    const fields = { grant_type: 'password', username: pilot.email, password: 'quiet thermals' };
    const { body } = await askForToken({ ...fields, client_id: 'logger' });
    const tokens = [body.access_token, body.refresh_token];
    for (const token of tokens) await revoke({ token, client_id: 'display' });
    expect(await statusWith(body.access_token)).toBe(200);
    for (const token of tokens) await revoke({ token, client_id: 'logger' });
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('must be given', async () => {
    const response = await revoke({ client_id: 'logger' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });
});

test('responses about tokens may not be cached', async () => {
  for (const password of ['quiet thermals', 'wrong one']) {
    const fields = { grant_type: 'password', username: pilot.email, password };
    const body = new URLSearchParams(fields);
    const response = await fetch(`${testApi.url}/v1/auth/token`, { method: 'POST', body });
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test.each([{ 'PWA-Installed': 'Windows' }, { 'App-Version': '1.0 <script>' }])(
  'refuses invalid details of a program: %o',
  async (headers) => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x' });
    const response = await fetch(`${testApi.url}/v1/auth/token`, { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  },
);

test('tokens are stored only as hashes', async () => {
  const { body } = await signIn();
  const { db } = testApi.server.services;
  const stored = JSON.stringify([
    await db.selectFrom('access_token').selectAll().execute(),
    await db.selectFrom('refresh_token').selectAll().execute(),
  ]);
  expect(stored).not.toContain(body.access_token);
  expect(stored).not.toContain(body.refresh_token);
});

test.each([
  { why: 'a wrong password', fields: { username: 'pilot1@example.org', password: 'wrong one' } },
  { why: 'an unknown address', fields: { username: 'unknown@example.org', password: 'wrong one' } },
])('$why gets 400 invalid_grant', async ({ fields }) => {
  const { status, body } = await askForToken({ grant_type: 'password', ...fields });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: 'invalid_grant',
    error_description: 'Wrong email address or password.',
  });
});

test.each([
  { why: 'another grant', fields: { grant_type: 'magic' }, error: 'unsupported_grant_type' },
  { why: 'no grant', fields: { username: 'a', password: 'b' }, error: 'invalid_request' },
  {
    why: 'no password',
    fields: { grant_type: 'password', username: 'a' },
    error: 'invalid_request',
  },
])('refuses $why', async ({ fields, error }) => {
  const response = await askForToken({ ...fields });
  expect(response).toMatchObject({ status: 400, body: { error } });
});

test('accepts the form that OAuth libraries send', async () => {
  const form = { grant_type: 'password', username: pilot.email, password: 'quiet thermals' };
  const body = new URLSearchParams(form);
  const response = await fetch(`${testApi.url}/v1/auth/token`, { method: 'POST', body });
  expect(response.status).toBe(200);
});

describe('a refresh token', () => {
  test('returns new tokens', async () => {
    const first = await signIn();
    const second = await refresh(first.body.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    expect(await statusWith(second.body.access_token)).toBe(200);
  });

  test('may be used again for 30 seconds, in case the response was lost', async () => {
    const first = await signIn();
    await refresh(first.body.refresh_token);
    later(30);
    const again = await refresh(first.body.refresh_token);
    expect(again.status).toBe(200);
    expect(await statusWith(again.body.access_token)).toBe(200);
  });

  test('that is used again later ends only its sign-in', async () => {
    const other = await signIn();
    const first = await signIn();
    const second = await refresh(first.body.refresh_token);
    later(31);
    const reuse = await refresh(first.body.refresh_token);
    expect(reuse).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await statusWith(second.body.access_token)).toBe(401);
    expect((await refresh(second.body.refresh_token)).status).toBe(400);
    expect(await statusWith(other.body.access_token)).toBe(200);
  });

  test('that was lost can be requested again without harm', async () => {
    const first = await signIn();
    await refresh(first.body.refresh_token);
    await refresh(first.body.refresh_token);
    let last = await refresh(first.body.refresh_token);
    for (let round = 0; round < 3; round += 1) {
      later(1800);
      last = await refresh(last.body.refresh_token);
      expect(last.status).toBe(200);
    }
    expect(await statusWith(last.body.access_token)).toBe(200);
  });

  test('that was stolen and used within 30 seconds ends the sign-in at the next use', async () => {
    const first = await signIn();
    const pilots = await refresh(first.body.refresh_token);
    const thiefs = await refresh(first.body.refresh_token);
    later(1800);
    expect((await refresh(pilots.body.refresh_token)).status).toBe(200);
    later(31);
    expect((await refresh(thiefs.body.refresh_token)).status).toBe(400);
    expect(await statusWith(thiefs.body.access_token)).toBe(401);
    expect(await statusWith(pilots.body.access_token)).toBe(401);
  });

  test('expires and is then removed', async () => {
    const { body } = await signIn();
    later(366 * 86_400);
    expect((await refresh(body.refresh_token)).status).toBe(400);
    const { db } = testApi.server.services;
    await removeExpiredTokens(db, now);
    for (const table of ['refresh_token', 'access_token', 'token_family'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('is refused for another program and stays valid', async () => {
    const fields = { grant_type: 'password', username: pilot.email, password: 'quiet thermals' };
    const { body } = await askForToken({ ...fields, client_id: 'logger' });
    const exchange = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
    expect(await askForToken({ ...exchange, client_id: 'display' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await askForToken({ ...exchange, client_id: 'logger' })).status).toBe(200);
  });

  test('that is forged is refused', async () => {
    expect((await refresh('invented')).status).toBe(400);
  });
});

test('logging out ends only this sign-in', async () => {
  const [here, elsewhere] = [await signIn(), await signIn()];
  const response = await fetch(`${testApi.url}/v1/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${here.body.access_token}` },
  });
  expect(response.status).toBe(204);
  expect(await statusWith(here.body.access_token)).toBe(401);
  expect((await refresh(here.body.refresh_token)).status).toBe(400);
  expect(await statusWith(elsewhere.body.access_token)).toBe(200);
});

test('a new password ends every other sign-in', async () => {
  const user = await testApi.signUp();
  const elsewhere = createApi({ baseUrl: testApi.url });
  await elsewhere.session.start({
    grant_type: 'password',
    username: user.email,
    password: 'quiet thermals',
  });
  const passwords = { old_password: 'quiet thermals', password: 'strong thermals' };
  await unwrap(user.api.PATCH('/user/me', { body: passwords }));
  await expect(unwrap(user.api.GET('/user/me'))).resolves.toMatchObject({ id: user.id });
  await expect(unwrap(elsewhere.GET('/user/me'))).rejects.toMatchObject({ status: 401 });
});

describe('while a password is being changed', () => {
  const change = (user: TestUser, to: string) =>
    unwrap(user.api.PATCH('/user/me', { body: { old_password: 'quiet thermals', password: to } }));

  /** Lets the next check of a password find it right, and something happen before it is used. */
  function afterNextCheck(happens: () => Promise<unknown>): void {
    vi.mocked(argon2.verify).mockImplementationOnce(async () => {
      await happens();
      return true;
    });
  }

  test('a sign-in that was checked before is refused', async () => {
    const user = await testApi.signUp();
    afterNextCheck(() => change(user, 'strong thermals'));
    const late = await askForToken({
      grant_type: 'password',
      username: user.email,
      password: 'quiet thermals',
    });
    expect(late).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await expect(unwrap(user.api.GET('/user/me'))).resolves.toMatchObject({ id: user.id });
  });

  test('a sign-in that is being stored ends with the change', async () => {
    const user = await testApi.signUp();
    const { db } = testApi.server.services;
    let changed: Promise<unknown> | undefined;
    const { id } = await db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('user')
        .where('id', '=', user.id)
        .select('id')
        .forShare()
        .execute();
      changed = change(user, 'strong thermals');
      await untilOneWaits(db);
      return transaction
        .insertInto('token_family')
        .values({ user_id: user.id, client_id: null, scope: '', created: now, revoked: null })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    await changed;
    const family = await db
      .selectFrom('token_family')
      .where('id', '=', id)
      .select('revoked')
      .executeTakeFirst();
    expect(family?.revoked).toEqual(now);
  });

  test('another change that was checked before is refused', async () => {
    const user = await testApi.signUp();
    afterNextCheck(() => change(user, 'strong thermals'));
    await expect(change(user, 'weak thermals')).rejects.toMatchObject({
      status: 422,
      fields: { old_password: expect.any(String) },
    });
    const kept = await askForToken({
      grant_type: 'password',
      username: user.email,
      password: 'strong thermals',
    });
    expect(kept.status).toBe(200);
  });
});

/** Resolves when a statement of another connection waits for a lock. */
async function untilOneWaits(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
