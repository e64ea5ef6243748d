import { type Api, createApi, signIn, unwrap, uploadFlight } from '@cloudstreet/sdk';
import type { TokenScope } from '@cloudstreet/sdk/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentOperations } from '../platform/http/contract-document.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi } from '../testing/start-test-api.js';
import { removeExpiredPersonalTokens } from './personal-tokens.js';

type Scope = Exclude<TokenScope, 'none'>;

let testApi: TestApi;
let now = new Date('2026-07-14T18:00:00Z');

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});
beforeEach(() => {
  now = new Date('2026-07-14T18:00:00Z');
});

function create(api: Api, scopes: Scope[], fields: { name?: string; expires?: string } = {}) {
  const body = { name: 'Club mirror', scopes, password: PASSWORD, ...fields };
  return unwrap(api.POST('/auth/personal-token', { body }));
}

function call(token: string, path: string, method = 'GET'): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${testApi.url}/v1${path}`, { method, headers });
}

/** Returns the body of an error. The stream of events has no end. */
async function errorBodyOf(response: Response): Promise<string> {
  if (!response.ok) return response.text();
  await response.body?.cancel();
  return '';
}

test('a token is shown once, listed with its last use, and revoked', async () => {
  const pilot = await testApi.signUp();
  const { token, ...created } = await create(pilot.api, ['read', 'upload']);
  expect(token).toMatch(/^cst_[\w-]{43}$/);
  const listed = {
    id: created.id,
    name: 'Club mirror',
    scopes: ['read', 'upload'],
    created: '2026-07-14T18:00:00+00:00',
  };
  expect(created).toEqual(listed);
  const list = () => unwrap(pilot.api.GET('/auth/personal-token'));
  expect(await list()).toEqual([listed]);

  now = new Date('2026-07-15T06:00:00Z');
  expect(await (await call(token, '/user/me')).json()).toMatchObject({ id: pilot.id });
  now = new Date('2026-07-15T06:00:30Z');
  expect((await call(token, '/user/me')).status).toBe(200);
  expect(await list()).toEqual([{ ...listed, last_used: '2026-07-15T06:00:00+00:00' }]);

  const params = { path: { id: created.id } };
  expect(await unwrap(pilot.api.DELETE('/auth/personal-token/{id}', { params }))).toEqual([]);
  expect((await call(token, '/user/me')).status).toBe(401);
  expect((await pilot.api.DELETE('/auth/personal-token/{id}', { params })).response.status).toBe(
    404,
  );
});

test('anyone who has a token can revoke it', async () => {
  const { api } = await testApi.signUp();
  const leaked = await create(api, ['read']);
  const kept = await create(api, ['read']);
  const response = await fetch(`${testApi.url}/v1/auth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ token: leaked.token, client_id: 'scanner' }),
  });
  expect(response.status).toBe(200);
  expect((await call(leaked.token, '/user/me')).status).toBe(401);
  expect((await call(kept.token, '/user/me')).status).toBe(200);
  const list = await unwrap(api.GET('/auth/personal-token'));
  expect(list.map(({ id }) => id)).toEqual([kept.id]);
});

test('the database contains no token', async () => {
  const { api } = await testApi.signUp();
  const { token, id } = await create(api, ['read']);
  const row = await testApi.server.services.db
    .selectFrom('personal_token')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row.hash).toHaveLength(32);
  expect(JSON.stringify({ ...row, hash: row.hash.toString('latin1') })).not.toContain(
    token.slice(4),
  );
});

test('uploads a flight in the name of its owner', async () => {
  const pilot = await testApi.signUp();
  const { token } = await create(pilot.api, ['upload']);
  const form = new FormData();
  form.append('file', new Blob([sampleIgc({ serial: 'TOK' })]), 'flight.igc');
  const response = await fetch(`${testApi.url}/v1/igcfile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  const [flight] = (await response.json()) as { id: number }[];
  const params = { path: { id: flight?.id ?? 0 } };
  const detail = await unwrap(pilot.api.GET('/flightdetail/{id}', { params }));
  expect(detail.user?.id).toBe(pilot.id);
});

const operations = documentOperations().map(
  ({ operationId: id, 'x-scope': scope, method, path }) => ({
    id,
    scope,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, '1'),
  }),
);
/** They do not read the token of the caller. */
const TOKENLESS: ReadonlySet<string> = new Set(['getToken', 'revokeToken']);
const SCOPES = ['read', 'upload', 'write'] as const;

describe('the scope', () => {
  const tokens: Partial<Record<Scope, string>> = {};
  beforeAll(async () => {
    now = new Date('2026-07-14T18:00:00Z');
    const { api } = await testApi.signUp();
    for (const scope of SCOPES) tokens[scope] = (await create(api, [scope])).token;
  });

  const guarded = operations.filter(({ id }) => !TOKENLESS.has(id));
  test.each(guarded)('of another operation does not suffice for $id', async (row) => {
    for (const scope of SCOPES.filter((each) => each !== row.scope)) {
      const response = await call(tokens[scope] ?? '', row.path, row.method);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: row.scope === 'none' ? 'SIGN_IN_REQUIRED' : 'SCOPE_REQUIRED',
      });
    }
  });

  test.each(operations.filter(({ scope }) => scope === 'read'))(
    'read suffices for $id',
    async (row) => {
      const response = await call(tokens.read ?? '', row.path, row.method);
      expect(await errorBodyOf(response)).not.toMatch(/SCOPE_REQUIRED|SIGN_IN_REQUIRED/);
    },
  );

  test('is named in the error', async () => {
    expect(await (await call(tokens.read ?? '', '/igcfile', 'POST')).json()).toEqual({
      detail: 'This access token needs the scope “upload”.',
      code: 'SCOPE_REQUIRED',
    });
  });
});

test('has none of the rights of a superuser', async () => {
  const owner = await testApi.signUp();
  const superuser = await testApi.signUp();
  const [flight] = await uploadFlight(owner.api, sampleIgc({ serial: 'SUP' }));
  await testApi.server.services.db
    .updateTable('user')
    .set({ is_superuser: true })
    .where('id', '=', superuser.id)
    .execute();
  const { token } = await create(superuser.api, ['write']);
  const path = `/flightdetail/${flight?.id}`;
  expect((await call(token, path, 'DELETE')).status).toBe(403);
  const session = (await superuser.api.session.accessToken()) ?? '';
  expect((await call(session, path, 'DELETE')).status).toBe(204);
});

test('expires, and is then removed', async () => {
  const { api } = await testApi.signUp();
  const { token, expires } = await create(api, ['read'], { expires: '2026-07-14T18:30:00Z' });
  expect(expires).toBe('2026-07-14T18:30:00+00:00');
  expect((await call(token, '/user/me')).status).toBe(200);
  now = new Date('2026-07-14T18:30:00Z');
  expect((await call(token, '/user/me')).status).toBe(401);
  expect(await unwrap(api.GET('/auth/personal-token'))).toEqual([]);
  const { db } = testApi.server.services;
  await removeExpiredPersonalTokens(db, now);
  const rows = await db
    .selectFrom('personal_token')
    .where('expires', '<=', now)
    .selectAll()
    .execute();
  expect(rows).toEqual([]);
});

test('is not created without the password, in the past, without a scope, or after fifty', async () => {
  const { api } = await testApi.signUp();
  const body = { name: 'Mirror', scopes: ['read' as const], password: PASSWORD };
  const errorOf = async (fields: object) => {
    const { error } = await api.POST('/auth/personal-token', { body: { ...body, ...fields } });
    return JSON.stringify(error);
  };
  expect(await errorOf({ password: 'a wrong guess' })).toContain('wrong_password');
  expect(await errorOf({ expires: '2026-07-14T17:59:59Z' })).toContain(
    'Choose a time in the future.',
  );
  expect(await errorOf({ scopes: [] })).toContain('scopes');
  expect(await errorOf({ scopes: ['admin'] })).toContain('scopes');
  expect(await unwrap(api.GET('/auth/personal-token'))).toEqual([]);
  const { db } = testApi.server.services;
  const me = await unwrap(api.GET('/user/me'));
  await db
    .insertInto('personal_token')
    .values(
      Array.from({ length: 50 }, (_, index) => ({
        user_id: me.id,
        hash: Buffer.from(`${me.id} ${index}`),
        name: 'Mirror',
        scopes: ['read'],
        created: now,
        expires: null,
        last_used: null,
      })),
    )
    .execute();
  expect(await errorOf({})).toContain('TOO_MANY_TOKENS');
});

test('another user neither sees nor revokes it', async () => {
  const { api } = await testApi.signUp();
  const stranger = await testApi.signUp();
  const { id, token } = await create(api, ['read']);
  expect(await unwrap(stranger.api.GET('/auth/personal-token'))).toEqual([]);
  const params = { path: { id } };
  const { response } = await stranger.api.DELETE('/auth/personal-token/{id}', { params });
  expect(response.status).toBe(404);
  expect((await call(token, '/user/me')).status).toBe(200);
});

test('stays valid when its owner signs out everywhere or changes the password', async () => {
  const { api, email } = await testApi.signUp();
  const { token } = await create(api, ['read']);
  const password = 'winds of the north';
  await unwrap(api.PATCH('/user/me', { body: { old_password: PASSWORD, password } }));
  await unwrap(api.POST('/auth/logout', { params: { query: { everywhere: true } } }));
  expect((await call(token, '/user/me')).status).toBe(200);

  const again = createApi({ baseUrl: testApi.url });
  await signIn(again, { email, password });
  await unwrap(again.POST('/user/me/delete', { body: { password } }));
  expect((await call(token, '/user/me')).status).toBe(401);
  await unwrap(again.POST('/auth/restore', { body: { email, password } }));
  expect((await call(token, '/user/me')).status).toBe(401);
});
