import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';
import { digestOfRequest, removeOldResponses, runOnce } from './idempotency.js';

let testApi: TestApi;
let now = new Date('2026-07-14T18:00:00Z');

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});
beforeEach(() => {
  now = new Date('2026-07-14T18:00:00Z');
});

async function send(
  { api }: TestUser,
  path: string,
  key: string,
  body: BodyInit,
): Promise<Response> {
  const token = (await api.session.accessToken()) ?? '';
  return fetch(`${testApi.url}/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    body,
  });
}

function formOf(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'flight.igc');
  return form;
}

function flightsOf({ id }: TestUser) {
  return testApi.server.services.db
    .selectFrom('flight')
    .where('user_id', '=', id)
    .select('id')
    .execute();
}

test('a repeated upload returns the first response and stores nothing', async () => {
  const pilot = await testApi.signUp();
  const igc = sampleIgc({ serial: 'IDA' });
  const first = await send(pilot, '/igcfile', 'upload-1', formOf(igc));
  expect(first.status).toBe(201);
  // The boundary of its form is another one.
  const second = await send(pilot, '/igcfile', 'upload-1', formOf(igc));
  expect(second.status).toBe(201);
  expect(await second.json()).toEqual(await first.json());
  expect(await flightsOf(pilot)).toHaveLength(1);
  // Without the key, it is a duplicate.
  const third = await send(pilot, '/igcfile', 'upload-2', formOf(igc));
  expect(third.status).toBe(409);
  expect(await third.json()).toMatchObject({ code: 'DUPLICATE_FILE' });
});

test('a key belongs to one request of one account', async () => {
  const pilot = await testApi.signUp();
  const stranger = await testApi.signUp();
  const path = '/usergroup';
  const first = await send(pilot, path, 'group', JSON.stringify({ name: 'Wave camp' }));
  expect(first.status).toBe(201);
  const other = await send(pilot, path, 'group', JSON.stringify({ name: 'Ridge camp' }));
  expect(other.status).toBe(422);
  expect(await other.json()).toEqual({
    detail: [
      {
        loc: ['header', 'idempotency-key'],
        type: 'IDEMPOTENCY_KEY_REUSED',
        msg: 'This key was used for another request.',
      },
    ],
  });
  const strange = await send(stranger, path, 'group', JSON.stringify({ name: 'Ridge camp' }));
  expect(strange.status).toBe(201);
  const again = await send(pilot, path, 'group', JSON.stringify({ name: 'Wave camp' }));
  expect(await again.json()).toEqual(await first.json());
});

test('a failed call does not use up its key', async () => {
  const pilot = await testApi.signUp();
  const broken = formOf(new TextEncoder().encode('Not a recording.'));
  expect((await send(pilot, '/igcfile', 'retry', broken)).status).toBe(422);
  const fixed = formOf(sampleIgc({ serial: 'IDB' }));
  expect((await send(pilot, '/igcfile', 'retry', fixed)).status).toBe(201);
});

test('rejects a key that is not printable, or too long', async () => {
  const pilot = await testApi.signUp();
  const body = JSON.stringify({ name: 'Wave camp' });
  for (const key of ['two words', 'k'.repeat(256)]) {
    expect((await send(pilot, '/usergroup', key, body)).status).toBe(422);
  }
});

const call = (key: string, name = 'Wave camp') => ({
  caller: 'user 1',
  key,
  request: digestOfRequest('a secret', ['createUserGroup', name], new Map()),
});

test('the key is free after a day, and its response is removed', async () => {
  const { services } = testApi.server;
  const run = async () => ({ id: 6 });
  expect(await runOnce(services, call('daily'), run)).toEqual({ id: 6 });
  now = new Date('2026-07-15T17:59:59Z');
  await expect(runOnce(services, call('daily', 'Ridge camp'), run)).rejects.toThrow(
    'IDEMPOTENCY_KEY_REUSED',
  );
  now = new Date('2026-07-15T18:00:00Z');
  expect(await runOnce(services, call('daily', 'Ridge camp'), run)).toEqual({ id: 6 });
  now = new Date('2026-07-16T18:00:00Z');
  const { db } = services;
  await removeOldResponses(db, now);
  expect(await db.selectFrom('idempotent_request').select('key').execute()).toEqual([]);
});

test('a call during the first one is told to wait, and gets its response afterwards', async () => {
  const { services } = testApi.server;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const first = runOnce(services, call('slow'), async () => {
    start();
    await ended;
    return { id: 1 };
  });
  await started;
  const never = () => Promise.reject(new Error('It ran twice.'));
  await expect(runOnce(services, call('slow'), never)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_IN_PROGRESS',
    status: 409,
    waitS: 1,
  });
  end();
  expect(await first).toEqual({ id: 1 });
  expect(await runOnce(services, call('slow'), never)).toEqual({ id: 1 });
});

test('after a crash, the call is repeated when its lease has ended', async () => {
  const { services } = testApi.server;
  const { promise: crashed } = Promise.withResolvers<never>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  void runOnce(services, call('crash'), () => {
    start();
    return crashed;
  });
  await started;
  const run = async () => ({ id: 2 });
  await expect(runOnce(services, call('crash'), run)).rejects.toMatchObject({ status: 409 });
  now = new Date('2026-07-14T18:01:00Z');
  expect(await runOnce(services, call('crash'), run)).toEqual({ id: 2 });
});

test('a call that was thought dead changes nothing', async () => {
  const { services } = testApi.server;
  const { db } = services;
  const changed: string[] = [];
  const slow = runOnce(services, call('stalled'), async (keep) => {
    now = new Date('2026-07-14T18:01:00Z');
    await runOnce(services, call('stalled'), async () => ({ id: 3 }));
    await db.transaction().execute(async (transaction) => {
      await keep(transaction, { id: 4 });
      changed.push('committed');
    });
  });
  await expect(slow).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  expect(changed).toEqual([]);
  expect(await runOnce(services, call('stalled'), async () => ({ id: 5 }))).toEqual({ id: 3 });
});

test('the stored response is encrypted', async () => {
  const { services } = testApi.server;
  await runOnce(services, call('secret'), async () => ({ token: 'an edit token' }));
  const rows = await services.db.selectFrom('idempotent_request').select('sealed').execute();
  expect(rows.map(({ sealed }) => sealed?.toString('latin1')).join(' ')).not.toContain(
    'edit token',
  );
});

test('a digest does not let a password be guessed without the secret', () => {
  const parts = ['createUser', { password: PASSWORD }];
  const digest = digestOfRequest('a secret', parts, new Map());
  expect(digestOfRequest('a secret', parts, new Map())).toEqual(digest);
  expect(digestOfRequest('another secret', parts, new Map())).not.toEqual(digest);
});

test('a repeated call creates one token and returns it again', async () => {
  const pilot = await testApi.signUp();
  const body = JSON.stringify({ name: 'Backup', scopes: ['read'], password: PASSWORD });
  const first = await send(pilot, '/auth/personal-token', 'token', body);
  expect(first.status).toBe(201);
  const created = (await first.json()) as { token: string };
  const again = await send(pilot, '/auth/personal-token', 'token', body);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect(await again.json()).toEqual(created);
  const { db } = testApi.server.services;
  const tokens = db.selectFrom('personal_token').where('user_id', '=', pilot.id).select('id');
  expect(await tokens.execute()).toHaveLength(1);
  const stored = await db.selectFrom('idempotent_request').selectAll().execute();
  expect(stored.map(({ sealed }) => sealed?.toString('latin1')).join(' ')).not.toContain(
    created.token,
  );
});

test('a repeated call creates one account', async () => {
  const body = JSON.stringify({
    name: 'Jo Repeat',
    email: 'jo.repeat@example.org',
    password: PASSWORD,
    date_of_birth: '1990-05-17',
    club_name: 'Repeat Club',
  });
  const create = (key: string) =>
    fetch(`${testApi.url}/v1/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
  const first = await create('account');
  expect(first.status).toBe(201);
  const again = await create('account');
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual(await first.json());
  // Another call finds that the name is in use.
  expect((await create('account-2')).status).toBe(422);
});

test('a repeated call connects a tracker once', async () => {
  const pilot = await testApi.signUp();
  const stranger = await testApi.signUp();
  const body = JSON.stringify({ id: 'FLR0000AB' });
  const first = await send(pilot, '/user/device', 'device', body);
  expect(first.status).toBe(201);
  const takeOver = JSON.stringify({ id: 'FLR0000AB', take_over: true });
  expect((await send(stranger, '/user/device', 'take', takeOver)).status).toBe(201);
  // The late repeat must not take the tracker back.
  expect(await (await send(pilot, '/user/device', 'device', body)).json()).toEqual(
    await first.json(),
  );
  const device = await testApi.api.GET('/user/device/{id}', {
    params: { path: { id: 'FLR0000AB' } },
  });
  expect(device.data?.user.id).toBe(stranger.id);
});
