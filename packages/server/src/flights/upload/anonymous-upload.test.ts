import {
  type Api,
  createApi,
  type FlightDetail,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeOldCounts } from '../../platform/database/hourly-count.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { type MailServer, startMailServer } from '../../testing/start-mail-server.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const EVENING = new Date('2026-07-14T18:00:00Z');
const HOUR_MS = 3_600_000;
const BIRTH = '1985-02-03';
const REFUSED = {
  detail: expect.stringContaining('Name and date of birth must match an account'),
  code: 'UPLOADER_UNKNOWN',
};

let now = EVENING;
let mailServer: MailServer;
/** Counts no calls. */
let open: TestApi;
let limited: TestApi;
/** The one that a test speaks to. */
let testApi: TestApi;
let pilot: TestUser;
let name: string;
let count = 0;
let pilots = 0;
/** An address without calls so far; each test has its own. */
let home: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  const clock = () => now;
  const config = { anonymousUpload: true, trustedProxies: 1 };
  open = await startTestApi({ clock, config });
  limited = await startTestApi({ clock, config: { ...config, rateLimit: true } });
});
afterAll(() => mailServer.close());

beforeEach(() => visit(open));

async function visit(server: TestApi): Promise<void> {
  testApi = server;
  now = EVENING;
  pilots += 1;
  home = `198.51.100.${pilots}`;
  name = `Visited Pilot ${pilots}`;
  pilot = await testApi.signUp({ name, dateOfBirth: BIRTH });
}

/** A file that no test has sent yet. */
function newFile(takeoff = '2026-07-14T10:00:00Z'): Uint8Array<ArrayBuffer> {
  count += 1;
  return sampleIgc({ takeoffs: [takeoff], serial: `V${String(count).padStart(2, '0')}` });
}

function send(fields: Record<string, string>, options: { file?: BlobPart; bearer?: string } = {}) {
  const { file = newFile(), bearer } = options;
  const body = new FormData();
  body.append('file', new Blob([file]), 'a.igc');
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  return fetch(`${testApi.url}/v1/igcfile`, {
    method: 'POST',
    headers: { 'x-forwarded-for': home, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body,
  });
}

async function sent(fields: Record<string, string>, file?: BlobPart): Promise<FlightDetail> {
  const response = await send(fields, file ? { file } : {});
  expect(response.status).toBe(201);
  const [flight] = (await response.json()) as FlightDetail[];
  return flight!;
}

function patch(id: number, body: object, token?: string) {
  return fetch(`${testApi.url}/v1/flightdetail/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(token && { 'edit-token': token }) },
    body: JSON.stringify(body),
  });
}

describe('an upload without logging in', () => {
  test('belongs to the account of that name and date of birth', async () => {
    const visitor = createApi({ baseUrl: testApi.url });
    const uploader = { name: `  ${name.toUpperCase()} `, dateOfBirth: BIRTH };
    const [flight] = await uploadFlight(visitor, newFile(), { uploader });
    expect(flight).toMatchObject({
      user: { id: pilot.id, name },
      anonymous_upload: true,
      edit_token: { until: '2026-07-15T18:00:00+00:00' },
    });
    const seen = await waitForScore(visitor, flight!.id, { pollMs: 50 });
    expect(seen).toMatchObject({ status: 'valid', anonymous_upload: true });
    expect(seen).not.toHaveProperty('edit_token');
    expect(JSON.stringify(flight)).not.toContain(BIRTH);
  });

  test('may name the account by its id', async () => {
    const flight = await sent({ user_id: String(pilot.id), date_of_birth: BIRTH });
    expect(flight.user?.id).toBe(pilot.id);
  });

  test('has the same refusal for any mismatch', async () => {
    const twin = await testApi.signUp({ name, dateOfBirth: BIRTH, clubName: `Club ${name}` });
    expect(twin.id).not.toBe(pilot.id);
    const { db } = testApi.server.services;
    const waiting = await testApi.signUp({ name: `Waiting ${name}`, dateOfBirth: BIRTH });
    await db.updateTable('user').set({ verified: null }).where('id', '=', waiting.id).execute();
    const responses = [];
    for (const fields of [
      { name: 'Unknown Pilot', date_of_birth: BIRTH },
      { user_id: '999999', date_of_birth: BIRTH },
      { user_id: String(pilot.id), date_of_birth: '1985-02-04' },
      { name: `Waiting ${name}`, date_of_birth: BIRTH },
      // Two of this name were born on that day.
      { name, date_of_birth: BIRTH },
    ]) {
      const response = await send(fields);
      responses.push([response.status, await response.json()]);
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toEqual([403, REFUSED]);
    expect(await flightsOf(pilot)).toEqual([]);
  });

  test('needs all identifying fields', async () => {
    const nameless = await send({ date_of_birth: BIRTH });
    expect(nameless.status).toBe(422);
    expect(await nameless.json()).toMatchObject({ detail: [{ loc: ['name'] }] });
    const dateless = await send({ name });
    expect(await dateless.json()).toMatchObject({ detail: [{ loc: ['date_of_birth'] }] });
    expect((await send({ name, date_of_birth: '1985-02-30' })).status).toBe(422);
    expect((await send({})).status).toBe(401);
  });

  test('does not reveal a correct guess by another refusal', async () => {
    const file = newFile();
    await uploadFlight(pilot.api, file);
    const wrong = { name, date_of_birth: '1985-02-04' };
    const right = { name, date_of_birth: BIRTH };
    for (const change of [
      { fields: {}, file },
      { fields: {}, file: new TextEncoder().encode('no recording') },
      { fields: { aircraft_id: '2147483647' }, file: newFile() },
    ]) {
      const guesses = [wrong, right].map((claim) =>
        send({ ...claim, ...change.fields }, { file: change.file }),
      );
      const [one, other] = await Promise.all(guesses);
      expect(one!.status).toBe(other!.status);
      expect(await one!.json()).toEqual(await other!.json());
    }
  });

  test('of a signed-in user is their own, unless they name another', async () => {
    const other = await testApi.signUp();
    const bearer = (await other.api.session.accessToken())!;
    const own = await send({ user_id: String(other.id) }, { bearer });
    expect(await own.json()).toMatchObject([{ user: { id: other.id } }]);
    const named = await send({ name, date_of_birth: BIRTH }, { bearer });
    expect(await named.json()).toMatchObject([{ user: { id: pilot.id }, anonymous_upload: true }]);
    const wrong = await send({ name, date_of_birth: '1985-02-04' }, { bearer });
    expect(wrong.status).toBe(403);
    const lost = await send({ name, date_of_birth: BIRTH }, { bearer: 'invented' });
    expect(lost.status).toBe(401);
  });

  test('is stored once if sent twice at the same time', async () => {
    const file = newFile();
    const responses = await Promise.all(
      [1, 2].map(() => send({ name, date_of_birth: BIRTH }, { file })),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
    expect(await flightsOf(pilot)).toHaveLength(1);
  });

  test('notifies the account by mail in its language', async () => {
    const testApiWithMail = await startTestApi({
      clock: () => now,
      config: { anonymousUpload: true, smtpUrl: mailServer.url, mailFrom: 'a@example.org' },
    });
    const { db } = testApiWithMail.server.services;
    const fields = { name, email: `${count}@example.org`, password: 'quiet thermals' };
    const born = { date_of_birth: BIRTH, gender: 'F' as const, newsletter_language: 'de' as const };
    const finnish = createApi({ baseUrl: testApiWithMail.url, language: () => 'fi' });
    await unwrap(finnish.POST('/user', { body: { ...fields, ...born } }));
    await mailServer.mailTo(fields.email);
    await db.updateTable('user').set({ verified: now }).execute();
    const uploader = { name, dateOfBirth: BIRTH };
    const french = createApi({ baseUrl: testApiWithMail.url, language: () => 'fr' });
    const [flight] = await uploadFlight(french, newFile(), { uploader });
    const mail = await mailServer.mailTo(fields.email, 2);
    expect(mail.html).toContain('lang="fi"');
    expect(mail.text).toContain(`${testApiWithMail.url}/flight/${flight!.id}`);
    expect(mail.text).not.toContain(BIRTH);
  });

  test('can be deleted by its user after the editing period', async () => {
    const { id } = await sent({ name, date_of_birth: BIRTH }, newFile('2025-07-14T10:00:00Z'));
    const [own] = await uploadFlight(pilot.api, newFile('2026-07-13T10:00:00Z'));
    await waitForScore(pilot.api, own!.id);
    now = new Date(EVENING.getTime() + 17 * HOUR_MS);
    const remove = (flight: number) =>
      unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id: flight } } }));
    await expect(remove(own!.id)).rejects.toMatchObject({ code: 'EDIT_LOCKED' });
    await remove(id);
    const gone = await testApi.api.GET('/flightdetail/{id}', { params: { path: { id } } });
    expect(gone.response.status).toBe(404);
  });
});

describe('guesses', () => {
  beforeEach(() => visit(limited));
  const wrong = () => send({ name, date_of_birth: '1985-02-04' });

  test('are limited to five per account and hour from all places', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      home = `203.0.113.${guess}`;
      expect((await wrong()).status).toBe(403);
    }
    home = '203.0.113.99';
    const sixth = await send({ user_id: String(pilot.id), date_of_birth: BIRTH });
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('3600');
    expect(await sixth.json()).toMatchObject({ code: 'TOO_MANY_GUESSES' });
    expect(await flightsOf(pilot)).toEqual([]);
    now = new Date(EVENING.getTime() + HOUR_MS + 1);
    await sent({ name, date_of_birth: BIRTH });
  });

  test('of an unknown name count in the same way', async () => {
    const guess = () => send({ name: 'Invented Person', date_of_birth: BIRTH });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
  });

  test('are limited to twenty per address and hour', async () => {
    for (let guess = 0; guess < 20; guess += 1) {
      const response = await send({ user_id: String(900_000 + guess), date_of_birth: BIRTH });
      expect(response.status).toBe(403);
    }
    expect((await send({ name, date_of_birth: BIRTH })).status).toBe(429);
    home = '198.51.100.250';
    await sent({ name, date_of_birth: BIRTH });
  });

  test('do not count if correct, and expire after an hour', async () => {
    for (let upload = 0; upload < 7; upload += 1) await sent({ name, date_of_birth: BIRTH });
    await wrong();
    const { db } = testApi.server.services;
    const kept = () => db.selectFrom('hourly_count').selectAll().execute();
    expect(await kept()).not.toEqual([]);
    await removeOldCounts(db, new Date(now.getTime() + 3 * HOUR_MS));
    expect(await kept()).toEqual([]);
  });

  test('leave no readable data behind', async () => {
    await wrong();
    const { db } = testApi.server.services;
    const rows = await db.selectFrom('hourly_count').selectAll().execute();
    expect(rows.every(({ subject }) => subject.length === 32)).toBe(true);
  });
});

describe('the edit token', () => {
  async function uploaded() {
    const { id, edit_token } = await sent({ name, date_of_birth: BIRTH });
    return { id, token: edit_token!.token };
  }

  test('allows the edits of the flight that its user may make', async () => {
    const { id, token } = await uploaded();
    const changed = await patch(id, { registration: 'D-4711' }, token);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('cache-control')).toContain('private');
    expect(await changed.json()).toMatchObject({ id, registration: 'D-4711' });
    now = new Date(EVENING.getTime() + 23 * HOUR_MS);
    expect((await patch(id, { competition_id: 'KA' }, token)).status).toBe(200);
  });

  test('ends after a day, and for scored fields with the editing period', async () => {
    const old = await sent({ name, date_of_birth: BIRTH }, newFile('2026-07-13T10:00:00Z'));
    // A flight without a score may be corrected for two days.
    await waitForScore(pilot.api, old.id, { pollMs: 50 });
    const { id, token } = await uploaded();
    now = new Date(EVENING.getTime() + 17 * HOUR_MS);
    const scored = await patch(old.id, { score_club_class: true }, old.edit_token!.token);
    expect(await scored.json()).toMatchObject({ code: 'EDIT_LOCKED' });
    now = new Date(EVENING.getTime() + 24 * HOUR_MS);
    expect((await patch(id, { competition_id: 'KA' }, token)).status).toBe(401);
  });

  test('is invalid for other flights, if changed, or without the setting', async () => {
    const { id, token } = await uploaded();
    const [otherFlight] = await uploadFlight(pilot.api, newFile());
    const [, until = '', signature = ''] = token.split('.');
    for (const each of [
      'guess',
      '',
      `${otherFlight!.id}.${until}.${signature}`,
      `${id}.${Number(until) + HOUR_MS}.${signature}`,
      `${id}.${until}.`,
      `${id}.${until}.${signature.slice(0, -2)}AA`,
    ]) {
      const target = each.startsWith(`${otherFlight!.id}.`) ? otherFlight!.id : id;
      expect((await patch(target, { competition_id: 'KA' }, each)).status).toBe(401);
    }
    expect((await patch(otherFlight!.id, { competition_id: 'KA' }, token)).status).toBe(401);
  });

  test('allows nothing else: no deletion, photo or profile', async () => {
    const { id, token } = await uploaded();
    for (const [method, path] of [
      ['DELETE', `/flightdetail/${id}`],
      ['POST', '/story'],
      ['GET', '/user/me'],
      ['PATCH', '/user/me'],
    ] as const) {
      const response = await fetch(`${testApi.url}/v1${path}`, {
        method,
        headers: { 'edit-token': token },
      });
      expect(response.status).toBe(401);
    }
  });

  test('does not change the permissions of a signed-in user', async () => {
    const { id } = await uploaded();
    const bearer = (await pilot.api.session.accessToken())!;
    const response = await fetch(`${testApi.url}/v1/flightdetail/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'edit-token': 'of yesterday',
      },
      body: '{"competition_id":"OK"}',
    });
    expect(response.status).toBe(200);
  });
});

test('requires a log-in unless the operator allows it', async () => {
  const closed = await startTestApi({ clock: () => now });
  const owner = await closed.signUp({ name, dateOfBirth: BIRTH });
  const uploader = { name, dateOfBirth: BIRTH };
  await expect(uploadFlight(closed.api, newFile(), { uploader })).rejects.toMatchObject({
    status: 401,
  });
  const other = await closed.signUp();
  await expect(uploadFlight(other.api, newFile(), { uploader })).rejects.toMatchObject({
    status: 403,
    code: 'UPLOADER_UNKNOWN',
  });
  expect(await unwrap(closed.api.GET('/instance'))).toMatchObject({ anonymous_upload: false });
  expect(await flightsOf(owner)).toEqual([]);
});

async function flightsOf({ api, id }: { api: Api; id: number }): Promise<number[]> {
  const query = { user_id_in: [id], contest: 'free' as const };
  return (await unwrap(api.GET('/flight', { params: { query } }))).map((flight) => flight.id);
}
