import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@cloudstreet/sdk';
import { document } from '@cloudstreet/sdk/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../platform/database/database.js';
import { operation } from '../platform/http/operation.js';
import { startProxy } from '../testing/start-proxy.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import type { AppServices } from './app-services.js';
import { createApp } from './create-app.js';
import { operations } from './resources.js';

let webDir: string;
let testApi: TestApi;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'cloudstreet-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Cloudstreet</title>');
  await writeFile(join(webDir, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(webDir, 'assets', 'app-3f2a.js'), '// code\n'.repeat(500));
  testApi = await startTestApi({ config: { webDir } });
});

afterAll(() => rm(webDir, { recursive: true }));

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${testApi.url}${path}`, { headers });
}

function createWith(replaced: typeof operations, services: AppServices = testApi.server.services) {
  return createApp({
    services,
    operations: replaced,
    authenticate: async () => undefined,
    checkResponses: true,
  });
}

test('reports that it is alive and ready', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('is not ready while the database is unavailable', async () => {
  const db = { executeQuery: () => Promise.reject(new Error('gone')) };
  const services = { ...testApi.server.services, db: db as unknown as AppServices['db'] };
  const app = await createWith(operations, services);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});

test('is not ready while the database hangs, and ready afterwards', async () => {
  const { services } = testApi.server;
  const proxy = await startProxy(services.config.databaseUrl ?? '');
  const db = openDatabase({ url: proxy.url, connections: 1 });
  const app = await createWith(operations, { ...services, db });
  const ask = async () => (await app.inject('/readyz')).statusCode;
  expect(await ask()).toBe(200);
  proxy.freeze();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503]);
  proxy.thaw();
  expect(await ask()).toBe(200);
  await app.close();
  await db.destroy();
  await proxy.close();
});

test('reports an outage as unavailable', async () => {
  const db = openDatabase({ url: 'postgres://otto@127.0.0.1:1/x' });
  const app = await createWith(operations, { ...testApi.server.services, db });
  const { statusCode, headers, json } = await app.inject('/v1/aircraft');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(json()).toMatchObject({ code: 'UNAVAILABLE' });
  await app.close();
  await db.destroy();
});

describe('the contract', () => {
  test('refuses to start if an operation has no handler', async () => {
    const without = operations.filter(({ operationId }) => operationId !== 'getClub');
    await expect(createWith(without)).rejects.toThrow('No handler for getClub.');
  });

  test('refuses to start if a handler has no operation', async () => {
    const unknown = operation('listPlanes' as 'listAircraft', async () => []);
    const call = createWith([...operations, unknown]);
    await expect(call).rejects.toThrow('Not in the contract: listPlanes.');
  });

  test('a response that breaks the contract becomes a server error without its reason', async () => {
    const wrong = operation('listAircraft', async () => [{ id: 'one' }] as never);
    const others = operations.filter(({ operationId }) => operationId !== 'listAircraft');
    const app = await createWith([...others, wrong]);
    const { statusCode, body } = await app.inject('/v1/aircraft');
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toEqual({
      detail: 'Please try again later or contact us.',
      code: 'INTERNAL',
    });
    await app.close();
  });
});

describe('errors', () => {
  test.each([
    { why: 'an unknown call', path: '/v1/nothing', status: 404, code: 'NOT_FOUND' },
    { why: 'an unknown object', path: '/v1/flightdetail/999999', status: 404, code: 'NOT_FOUND' },
    { why: 'a file that is not there', path: '/assets/none.js', status: 404, code: 'NOT_FOUND' },
    {
      why: 'a way out of the folder',
      path: '/..%2f..%2fetc/passwd',
      status: 404,
      code: 'NOT_FOUND',
    },
  ])('$why: $status', async ({ path, status, code }) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, detail: expect.any(String) });
  });

  test.each([
    { method: 'POST', path: '/v1/flight', allow: 'GET, HEAD' },
    { method: 'PUT', path: '/v1/flightdetail/1', allow: 'GET, HEAD, PATCH, DELETE' },
    { method: 'DELETE', path: '/v1/search', allow: 'POST' },
    { method: 'GET', path: '/v1/search', allow: 'POST' },
    { method: 'GET', path: '/v1/user/image', allow: 'POST, DELETE' },
  ])('$method $path: 405', async ({ method, path, allow }) => {
    const body = method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'text/plain' } };
    const response = await fetch(`${testApi.url}${path}`, { method, ...body });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toEqual({
      code: 'METHOD_NOT_ALLOWED',
      detail: 'This address does not support this method.',
    });
  });

  test.each([
    { why: 'not a number', query: 'limit=many', loc: ['query', 'limit'] },
    { why: 'too many', query: 'limit=101', loc: ['query', 'limit'] },
    { why: 'below zero', query: 'skip=-1', loc: ['query', 'skip'] },
    { why: 'an unknown order', query: 'order_by=takeoff_time', loc: ['query', 'order_by'] },
    { why: 'one wrong of a list', query: 'season_in=2026,x', loc: ['query', 'season_in', 1] },
    { why: 'no date', query: 'scoring_date_in=today', loc: ['query', 'scoring_date_in', 0] },
    {
      why: 'the year 0',
      query: 'scoring_date_in=0000-01-01',
      loc: ['query', 'scoring_date_in', 0],
    },
    {
      why: 'the year 1',
      query: 'scoring_date_start=0001-01-01',
      loc: ['query', 'scoring_date_start'],
    },
    {
      why: 'the year 2200',
      query: 'scoring_date_end=2200-01-01',
      loc: ['query', 'scoring_date_end'],
    },
  ])('a query with $why: 422 that names the parameter', async ({ query, loc }) => {
    const response = await get(`/v1/flight?${query}`);
    expect(response.status).toBe(422);
    const { detail } = (await response.json()) as { detail: { loc: unknown }[] };
    expect(detail.map((entry) => entry.loc)).toEqual([loc]);
  });

  test.each([
    { why: 'broken JSON', body: '{"name":', type: 'application/json', status: 400 },
    { why: 'another media type', body: '<user/>', type: 'application/xml', status: 415 },
    {
      why: 'a huge body',
      body: `"${'x'.repeat(32_767)}"`,
      type: 'application/json',
      status: 413,
    },
  ])('$why: $status', async ({ body, type, status }) => {
    const headers = { 'content-type': type };
    const response = await fetch(`${testApi.url}/v1/user`, { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: expect.any(String) });
  });

  test('limits the errors for a body with many problems', async () => {
    const body = `{"search_items":[${'1,'.repeat(16_000)}1]}`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${testApi.url}/v1/search`, { method: 'POST', body, headers });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { detail: object[] }).detail).toHaveLength(50);
  });

  test('logs unexpected errors in full and hides them from the caller', async () => {
    const error = vi.fn();
    const services = testApi.server.services;
    const failing = operation('listAircraft', () => Promise.reject(new Error('secret reason')));
    const others = operations.filter(({ operationId }) => operationId !== 'listAircraft');
    const log = Object.assign(Object.create(services.log) as AppServices['log'], {
      error,
      child: () => log,
    });
    const app = await createWith([...others, failing], { ...services, log });
    const { statusCode, body } = await app.inject('/v1/aircraft');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('secret');
    expect(error.mock.calls[0]?.[0]).toMatchObject({ err: { message: 'secret reason' } });
    await app.close();
  });
});

test('sends 304 to a caller that has the response', async () => {
  const first = await get('/v1/aircraft');
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/v1/aircraft', { 'if-none-match': etag });
  expect(second.status).toBe(304);
  expect((await get('/v1/aircraft', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('compresses responses', async () => {
  const response = await get('/v1/aircraft', { 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
});

describe('pages of any origin', () => {
  const origin = { origin: 'https://club.example.org' };

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'may send %s with a bearer token, and no cookies',
    async (method) => {
      const preflight = await fetch(`${testApi.url}/v1/user/me`, {
        method: 'OPTIONS',
        headers: {
          ...origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization, content-type',
        },
      });
      expect(preflight.status).toBe(204);
      const allowed = (name: string) =>
        preflight.headers.get(`access-control-allow-${name}`)?.split(', ');
      expect(allowed('origin')).toEqual(['*']);
      expect(allowed('methods')).toContain(method);
      expect(allowed('headers')).toEqual(['authorization', 'content-type']);
      expect(allowed('credentials')).toBeUndefined();
    },
  );

  test('change data of the user of the token only', async () => {
    const { api } = await testApi.signUp();
    const change = (authorization?: string) =>
      fetch(`${testApi.url}/v1/user/me`, {
        method: 'PATCH',
        headers: {
          ...origin,
          'content-type': 'application/json',
          cookie: `token=${api.session.store.get()?.access_token}`,
          ...(authorization && { authorization }),
        },
        body: JSON.stringify({ bio: 'Flies in waves.' }),
      });
    expect((await change()).status).toBe(401);
    const changed = await change(`Bearer ${await api.session.accessToken()}`);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('access-control-allow-origin')).toBe('*');
    expect(changed.headers.get('set-cookie')).toBeNull();
  });

  test('may read how to repeat, cache and store a response', async () => {
    for (const path of ['/v1/flight', '/v1/flight?limit=many', '/v1/none']) {
      const response = await get(path, origin);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-expose-headers')?.split(', ')).toEqual([
        'content-disposition',
        'etag',
        'retry-after',
        'x-ratelimit-limit',
        'x-ratelimit-remaining',
        'x-ratelimit-reset',
        'x-request-id',
      ]);
    }
  });
});

describe('the web application', () => {
  const page = { accept: 'text/html' };

  test('serves its page for all of its routes', async () => {
    for (const path of ['/', '/flight', '/auth/log-in']) {
      const response = await get(path, page);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Cloudstreet</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('lets browsers cache only files named by their content', async () => {
    const asset = await get('/assets/app-3f2a.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    { path: '/', ancestors: '*' },
    { path: '/flight/17', ancestors: '*' },
    { path: '/authors', ancestors: '*' },
    { path: '/auth/log-in', ancestors: "'none'" },
    { path: '/upload?x=1', ancestors: "'none'" },
    { path: '/settings', ancestors: "'none'" },
  ])('may be framed at $path by $ancestors', async ({ path, ancestors }) => {
    const policy = (await get(path, page)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${ancestors}`);
    expect(policy).toContain("default-src 'self'");
  });

  test('serves its page with status 404 if it has no such page', async () => {
    for (const path of ['/flight/17', '/none', '/auth/none']) {
      const response = await get(path, page);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<title>Cloudstreet</title>');
    }
  });

  test('returns 404 while it is rebuilt', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cloudstreet-web-'));
    await writeFile(join(folder, 'index.html'), '');
    const { services } = testApi.server;
    const warn = vi.fn();
    const log = Object.assign(Object.create(services.log) as AppServices['log'], {
      warn,
      child: () => log,
    });
    const config = { ...services.config, webDir: folder };
    const app = await createWith(operations, { ...services, config, log });
    await rm(folder, { recursive: true });
    const { statusCode, json } = await app.inject({ url: '/flight/17', headers: page });
    expect(statusCode).toBe(404);
    expect(json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(warn).not.toHaveBeenCalled();
    await app.close();
  });

  test('a call of the API never gets the page', async () => {
    expect((await get('/v1/nothing', page)).headers.get('content-type')).toContain('json');
  });
});

describe('an incomplete request', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('has time limits for headers, the whole request and inactivity', async () => {
    const app = await createWith(operations);
    const { headersTimeout, requestTimeout, timeout } = app.server;
    expect({ headersTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 1_800_000,
      timeout: 120_000,
    });
    await app.close();
  });

  test('may end in the middle of a file without harming the server', async () => {
    const { api } = await testApi.signUp();
    const token = await api.session.accessToken();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = connect(Number(new URL(testApi.url).port), '127.0.0.1');
    let response = '';
    socket.on('data', (data) => {
      response += data.toString();
    });
    const closed = once(socket, 'close');
    const start = [
      '--cut',
      'content-disposition: form-data; name="file"; filename="a.igc"',
      'content-type: application/octet-stream',
      '',
      'AXXX',
    ].join('\r\n');
    socket.write(
      [
        'POST /v1/igcfile HTTP/1.1',
        'host: x',
        `authorization: Bearer ${token}`,
        'content-type: multipart/form-data; boundary=cut',
        'content-length: 100000',
        '',
        start,
      ].join('\r\n'),
    );
    // The watch begins with the request, which is somewhere on its way.
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(60_000);
    await closed;
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect((await get('/readyz')).status).toBe(200);
    expect(await unwrap(api.GET('/flight'))).toEqual([]);
  });
});

test('limits sign-in per address', async () => {
  const limited = await startTestApi({ config: { rateLimit: true } });
  const signIn = () =>
    fetch(`${limited.url}/v1/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x' }),
    });
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async () => (await signIn()).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const refused = await signIn();
  const waitS = Number(refused.headers.get('retry-after'));
  expect(waitS).toBeGreaterThan(0);
  expect(refused.headers.get('x-ratelimit-limit')).toBe('30');
  expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    detail: `Too many requests. Please try again in ${waitS} seconds.`,
  });
});

test('limits simultaneous uploads per user', async () => {
  const limited = await startTestApi({ config: { rateLimit: true } });
  const [one, other] = [await limited.signUp(), await limited.signUp()];
  const start = async ({ api }: TestUser) => {
    const { port } = new URL(limited.url);
    const upload = request({
      port,
      method: 'POST',
      path: '/v1/igcfile',
      headers: {
        authorization: `Bearer ${await api.session.accessToken()}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1000,
      },
    });
    upload.on('error', () => {});
    upload.write('--x');
    return upload;
  };
  const statusOf = async (user: TestUser) => {
    const form = new FormData();
    const headers = { authorization: `Bearer ${await user.api.session.accessToken()}` };
    form.append('file', new Blob(['no flight']));
    const url = `${limited.url}/v1/igcfile`;
    return (await fetch(url, { method: 'POST', headers, body: form })).status;
  };
  const uploads = await Promise.all(Array.from({ length: 11 }, () => start(one)));
  const [first] = await Promise.race(uploads.map((upload) => once(upload, 'response')));
  expect((first as IncomingMessage).statusCode).toBe(429);
  expect(await statusOf(other)).toBe(422);
  for (const upload of uploads) upload.destroy();
  while ((await statusOf(one)) !== 422);
});

test('an account does not raise the limit of signing in', async () => {
  const limited = await startTestApi({ config: { rateLimit: true } });
  const tokens: (string | undefined)[] = [];
  for (const { api } of [await limited.signUp(), await limited.signUp()]) {
    tokens.push(await api.session.accessToken());
  }
  const responses = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      fetch(`${limited.url}/v1/auth/token`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[index % 2]}` },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x' }),
      }),
    ),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('the document has the base path of the server', () => {
  expect(document.servers.map(({ url }) => url)).toEqual(['/v1']);
});
