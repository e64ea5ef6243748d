import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrap } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Config } from '../platform/config/config.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const RIGHT = 'thermals at noon';

let testApi: TestApi;
let integrations: Config['integrations'];
let status: number | undefined;
let asked: unknown[] = [];

const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const login = JSON.parse(body) as { password: string };
    asked.push({ path: request.url, ...login });
    response.writeHead(status ?? (login.password === RIGHT ? 200 : 401), { location: '/' });
    response.end('{}');
  });
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  integrations = { skysight: `http://127.0.0.1:${port}/api` };
  testApi = await startTestApi({ config: { integrations } });
});
afterAll(() => service.close());
beforeEach(() => {
  status = undefined;
  asked = [];
});

const save = ({ api }: TestUser, email: string | null, password?: string) =>
  api.PATCH('/user/me', {
    body: { skysight_email: email, ...(password !== undefined && { skysight_password: password }) },
  });
const stateOf = async ({ api }: TestUser) => unwrap(api.GET('/user/me/skysight'));

test('checks a login, stores it encrypted and never returns it', async () => {
  const pilot = await testApi.signUp();
  expect(await stateOf(pilot)).toEqual({ available: true });
  const { data, response } = await save(pilot, 'ana@example.org', RIGHT);
  expect(response.status).toBe(200);
  expect(data).toMatchObject({ skysight_email: 'ana@example.org' });
  expect(asked).toEqual([{ path: '/api/auth', username: 'ana@example.org', password: RIGHT }]);
  expect(JSON.stringify(data)).not.toContain(RIGHT);
  expect(await stateOf(pilot)).toEqual({
    available: true,
    email: 'ana@example.org',
    state: 'connected',
  });
  const { db } = testApi.server.services;
  const stored = await db
    .selectFrom('integration')
    .where('user_id', '=', pilot.id)
    .selectAll()
    .execute();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.sealed.includes(RIGHT)).toBe(false);
  const { data: other } = await testApi.api.GET('/user/{id}', {
    params: { path: { id: pilot.id } },
  });
  expect(JSON.stringify(other)).not.toContain('ana@example.org');

  expect((await save(pilot, null)).data).not.toHaveProperty('skysight_email');
  expect(await stateOf(pilot)).toEqual({ available: true });
});

test('an address without its password changes nothing', async () => {
  const pilot = await testApi.signUp();
  await save(pilot, 'ana@example.org', RIGHT);
  for (const password of [undefined, '']) {
    const { data } = await save(pilot, 'other@example.org', password);
    expect(data).toMatchObject({ skysight_email: 'ana@example.org' });
  }
  expect(asked).toHaveLength(1);
});

test('does not store a login that the service refuses', async () => {
  const pilot = await testApi.signUp();
  const wrong = await save(pilot, 'ana@example.org', 'a guess');
  expect(wrong.response.status).toBe(422);
  expect(wrong.error).toMatchObject({
    detail: [{ loc: ['skysight_password'], type: 'LOGIN_REFUSED' }],
  });
  for (const reply of [500, 307]) {
    status = reply;
    const silent = await save(pilot, 'ana@example.org', RIGHT);
    expect(silent.response.status).toBe(503);
    expect(silent.error).toMatchObject({ code: 'SERVICE_SILENT' });
  }
  expect(await stateOf(pilot)).toEqual({ available: true });
});

test('reports a password that was changed at the service', async () => {
  const pilot = await testApi.signUp();
  await save(pilot, 'ana@example.org', RIGHT);
  status = 403;
  expect((await stateOf(pilot)).state).toBe('refused');
  status = undefined;
  await sql`update integration set key_id = 'of another secret'`.execute(
    testApi.server.services.db,
  );
  expect((await stateOf(pilot)).state).toBe('refused');
});

test('a service without configuration is off', async () => {
  const { api } = await testApi.signUp();
  expect(await unwrap(api.GET('/user/me/copilot'))).toEqual({ available: false });
  const body = { copilot_email: 'ana@example.org', copilot_password: RIGHT };
  const { error } = await api.PATCH('/user/me', { body });
  expect(error).toMatchObject({ detail: [{ loc: ['copilot_email'], type: 'SERVICE_OFF' }] });
  expect((await unwrap(api.GET('/instance'))).integrations).toEqual(['skysight']);
});

test('limits calls to twenty per user and hour', async () => {
  let now = new Date('2026-07-14T12:10:00Z');
  const config = { integrations, rateLimit: true };
  const limited = await startTestApi({ clock: () => now, config });
  const pilot = await limited.signUp();
  for (let tried = 0; tried < 19; tried += 1) {
    expect((await save(pilot, 'ana@example.org', 'a guess')).response.status).toBe(422);
  }
  expect((await save(pilot, 'ana@example.org', RIGHT)).response.status).toBe(200);
  const again = await pilot.api.GET('/user/me/skysight');
  expect(again.response.status).toBe(429);
  expect(Number(again.response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await save(pilot, 'ana@example.org', RIGHT)).response.status).toBe(429);
  expect(asked).toHaveLength(20);
  // Others may ask, and the user may after a while.
  const other = await limited.signUp();
  expect((await save(other, 'ben@example.org', RIGHT)).response.status).toBe(200);
  now = new Date('2026-07-14T13:10:00Z');
  expect((await save(pilot, 'ana@example.org', RIGHT)).response.status).toBe(200);
});
