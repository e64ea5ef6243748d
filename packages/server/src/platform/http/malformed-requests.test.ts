import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app/create-app.js';
import { operations } from '../../app/resources.js';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';
import { operation } from './operation.js';

let testApi: TestApi;
let webDir: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cloudstreet-hostile-'));
  webDir = join(folder, 'web');
  await mkdir(join(webDir, '.vite'), { recursive: true });
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(webDir, '.vite', 'manifest.json'), '{"secret":1}');
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Cloudstreet</title>');
  await writeFile(join(webDir, 'theme.js'), '// theme');
  testApi = await startTestApi({ config: { webDir } });
});

afterAll(() => rm(dirname(webDir), { recursive: true }));

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${testApi.url}${path}`, init);
}

function search(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return send('/v1/search', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Sends exactly these bytes and returns all that the server sends until it closes the connection. */
async function receive(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(testApi.url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

async function sendRaw(bytes: string): Promise<{ status: number; body: unknown }> {
  const [head = '', body = ''] = (await receive(bytes)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

async function statusesOf(bytes: string): Promise<number[]> {
  return Array.from((await receive(bytes)).matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) =>
    Number(status),
  );
}

describe('invalid requests', () => {
  test.each([
    {
      why: 'another protocol',
      bytes: '\u0016\u0003\u0001\r\n\r\n',
      status: 400,
      code: 'BAD_REQUEST',
    },
    {
      why: 'two lengths',
      bytes: 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      status: 400,
      code: 'BAD_REQUEST',
    },
    {
      why: 'a length and chunks',
      bytes:
        'POST /v1/search HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      status: 400,
      code: 'BAD_REQUEST',
    },
    ...['gzip, chunked', 'identity, chunked', 'chunked, chunked'].map((encoding) => ({
      why: `a body in the encoding ${encoding}`,
      bytes: `POST /v1/search HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: ${encoding}\r\n\r\n0\r\n\r\n`,
      status: 400,
      code: 'BAD_REQUEST',
    })),
    {
      why: 'headers without end',
      bytes: `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      status: 431,
      code: 'HEADERS_TOO_LARGE',
    },
  ])('$why: $status', async ({ bytes, status, code }) => {
    expect(await sendRaw(bytes)).toEqual({ status, body: { code, detail: expect.any(String) } });
  });
});

test('an invalid request does not get the place of earlier responses', async () => {
  const request = 'GET /v1/instance HTTP/1.1\r\nhost: x\r\n\r\n';
  expect(await statusesOf(`${request.repeat(3)}nonsense\r\n\r\n`)).toEqual([200, 200, 200, 400]);
});

describe('addresses', () => {
  test.each(['/v1/user/%', '/v1/user/%ff', '/%c0%ae', '/%'])('%s: 400', async (path) => {
    const response = await send(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'BAD_REQUEST',
      detail: 'This URL is malformed.',
    });
  });

  test.each([
    { why: 'beyond the integers of PostgreSQL', id: '2147483648' },
    { why: 'beyond all integers', id: '9'.repeat(3000) },
    { why: 'a fraction', id: '1.5' },
    { why: 'no number', id: 'NaN' },
    { why: 'of another base', id: '0x1' },
    { why: 'written in two ways', id: '01' },
    { why: 'a NUL', id: '1%00' },
    { why: 'another path', id: '1%2f2' },
  ])('an id that is $why: 422', async ({ id }) => {
    for (const path of ['flightdetail', 'flightdata', 'user', 'aircraft', 'airport', 'club']) {
      const response = await send(`/v1/${path}/${id}`);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ detail: [{ loc: ['path', 'id'] }] });
    }
  });

  test('a token that is too long: 422', async () => {
    const { api } = await testApi.signUp();
    const response = await send(`/v1/auth/superuser/${'a'.repeat(5000)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.session.accessToken()}` },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ['path', 'token'] }] });
  });
});

describe('files of the application', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    String.raw`/assets/..\..\secret.txt`,
    '/assets/%00',
    '/.vite/manifest.json',
    `/${'a'.repeat(8000)}.js`,
    `/${'a/'.repeat(3000)}`,
    '//secret.txt',
  ])('%s is not found', async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
    const { status, body } = await sendRaw(request);
    expect([400, 404]).toContain(status);
    expect(body).toEqual({ code: expect.any(String), detail: expect.any(String) });
  });

  test.each(['bytes=0-1', 'bytes=99999-', 'bytes=5-1', 'bytes=x'])(
    'are complete for %s',
    async (range) => {
      const response = await send('/theme.js', { headers: { range } });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('// theme');
    },
  );

  test.each(['text/*', '*/*', 'text/html;q=0.8', ''])(
    'include pages for clients that accept %j',
    async (accept) => {
      const request = `GET /flight HTTP/1.0\r\naccept: ${accept}\r\n\r\n`;
      expect(await statusesOf(request)).toEqual([200]);
    },
  );

  test('are found at absolute addresses, as proxies send them', async () => {
    const request = 'GET http://x/flight?a=b HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
    expect(await statusesOf(request)).toEqual([200]);
  });

  test('HEAD ends', async () => {
    for (const path of ['/', '/theme.js', '/flight']) {
      const response = await send(path, { method: 'HEAD', headers: { accept: 'text/html' } });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    }
  });
});

describe('JSON', () => {
  test.each([
    { why: 'broken', body: '{"search_items":' },
    { why: 'nothing', body: '' },
    { why: 'not a number of JSON', body: '{"limit":NaN}' },
    { why: 'a prototype', body: '{"__proto__":{"x":1}}' },
    { why: 'a constructor', body: '{"constructor":{"prototype":{"x":1}}}' },
    { why: 'nested without end', body: '['.repeat(32_000) },
    { why: 'UTF-16', body: Uint8Array.from(Buffer.from('{"search_items":[]}', 'utf16le')) },
    { why: 'no UTF-8', body: Uint8Array.from(Buffer.from('{"search_items":"\u00FF"}', 'latin1')) },
  ])('$why: 400', async ({ body }) => {
    const response = await search(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'BAD_REQUEST',
      detail: 'The request body is not valid JSON in UTF-8.',
    });
  });

  test.each([
    { why: 'null', body: 'null', loc: ['body'] },
    { why: 'a list', body: '[]', loc: ['body'] },
    { why: 'lists in lists', body: '['.repeat(16_000) + ']'.repeat(16_000), loc: ['body'] },
    { why: 'a list for a text', body: searchFor('[[[[]]]]'), loc: ['search_items', 0, 'value'] },
    {
      why: 'half a character',
      body: searchFor(String.raw`"\ud800"`),
      loc: ['search_items', 0, 'value'],
    },
    { why: 'a NUL', body: searchFor(String.raw`"\u0000"`), loc: ['search_items', 0, 'value'] },
  ])('$why: 422', async ({ body, loc }) => {
    const response = await search(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc }] });
  });

  test('characters beyond the first 65 536 are complete', async () => {
    expect((await search(searchFor(String.raw`"\ud83d\ude00"`))).status).toBe(200);
  });

  test('a byte order mark is ignored', async () => {
    expect((await search(`\uFEFF${searchFor('"a"')}`)).status).toBe(200);
  });

  function searchFor(value: string): string {
    return `{"search_items":[{"key":"name","value":${value}}]}`;
  }
});

test('bodies are not decompressed: a small body cannot become a huge one', async () => {
  const body = Uint8Array.from(gzipSync(Buffer.alloc(50_000_000, ' ')));
  const response = await search(body, { 'content-encoding': 'gzip' });
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    detail: 'Compressed requests are not supported.',
  });
});

test('an OPTIONS request without a method gets a response', async () => {
  const response = await send('/v1/flight', { method: 'OPTIONS' });
  expect(response.status).toBe(204);
});

test.each([
  "'0000-01-01'::date",
  "'x'::int",
  '1e-50::numeric::real',
  String.raw`'"\u0000"'::jsonb`,
])('a value that only PostgreSQL refuses is an error of the caller: %s', async (expression) => {
  const { services } = testApi.server;
  const failing = operation('listFlights', async () => {
    await sql`select ${sql.raw(expression)}`.execute(services.db);
    return [];
  });
  const others = operations.filter(({ operationId }) => operationId !== 'listFlights');
  const app = await createApp({
    services,
    operations: [...others, failing],
    authenticate: async () => undefined,
    checkResponses: true,
  });
  const { statusCode, body } = await app.inject('/v1/flight');
  expect(statusCode).toBe(422);
  expect(JSON.parse(body)).toMatchObject({ detail: [{ loc: ['body'], type: 'invalid' }] });
  await app.close();
});

test.each([
  { why: 'the account of the caller', id: 999_999, status: 401 },
  { why: 'another row', id: 999_998, status: 404 },
])('a call that refers to what is deleted meanwhile: $why, $status', async ({ id, status }) => {
  const { services } = testApi.server;
  const failing = operation('listAircraft', async () => {
    await sql`insert into device (id, user_id) values ('FLRDDA5BA', ${id})`.execute(services.db);
    return [];
  });
  const app = await createApp({
    services,
    operations: [
      ...operations.filter(({ operationId }) => operationId !== 'listAircraft'),
      failing,
    ],
    authenticate: async () => ({
      id: 999_999,
      isSuperuser: false,
      isModerator: false,
      familyId: 1,
    }),
    checkResponses: false,
  });
  const response = await app.inject({
    url: '/v1/aircraft',
    headers: { authorization: 'Bearer x' },
  });
  expect(response.statusCode).toBe(status);
  await app.close();
});

describe('a body outside the contract is not read', () => {
  test.each([
    { why: 'broken', body: '{', headers: { 'content-type': 'application/json' } },
    { why: 'of an unknown kind', body: 'x', headers: { 'content-type': 'text/plain' } },
    { why: 'of no kind', body: new Uint8Array([1]), headers: {} },
    { why: 'compressed', body: 'x', headers: { 'content-encoding': 'gzip' } },
    { why: 'too long', body: 'x'.repeat(100_000), headers: { 'content-type': 'application/json' } },
    { why: 'a form', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  ])('$why', async ({ body, headers }) => {
    const response = await fetch(`${testApi.url}/v1/auth/superuser/unknown`, {
      method: 'POST',
      body,
      headers: {
        ...headers,
        authorization: `Bearer ${await (await testApi.signUp()).api.session.accessToken()}`,
      },
    });
    expect(response.status).toBe(404);
  });
});
