import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import {
  PASSWORD,
  type SignUpFields,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../testing/start-test-api.js';
import { readPdf } from './testing/read-pdf.js';

const START = new Date('2026-07-14T18:00:00Z');
const SEASON = { body: { season: 2026 } };

let testApi: TestApi;
let now = START;
let files = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

beforeEach(() => {
  now = START;
});

async function pilotWithFlight(fields: SignUpFields = {}): Promise<TestUser> {
  const pilot = await testApi.signUp(fields);
  await fly(pilot);
  return pilot;
}

/** Flies in the hours before `now`. */
async function fly({ api }: TestUser): Promise<void> {
  files += 1;
  const takeoffs = [`${now.toISOString().slice(0, 10)}T10:00:00Z`];
  const recording = sampleIgc({ serial: `C${String(files).padStart(2, '0')}`, takeoffs });
  const [flight] = await uploadFlight(api, recording, { name: 'a.igc' });
  await waitForScore(api, flight?.id ?? 0, { pollMs: 50 });
}

const codeOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1);
const check = (code: string) =>
  testApi.api.GET('/certificate/{code}', { params: { path: { code } } });

async function download({ api }: TestUser, id: number, language: string) {
  const response = await fetch(`${testApi.url}/v1/user/certificate/${id}`, {
    headers: {
      authorization: `Bearer ${await api.session.accessToken()}`,
      'accept-language': language,
    },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="certificate-2026.pdf"',
  );
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

test('certifies a season once, even if requested twice; anyone with the code can check it', async () => {
  // A season in which no other test flies, because the certificate counts its pilots.
  now = new Date('2025-07-14T18:00:00Z');
  const season = { body: { season: 2025 } };
  const pilot = await pilotWithFlight({ name: 'Ana Ruiz', clubName: 'Aeroclub Łódź' });
  const [certificate, again] = await Promise.all([
    unwrap(pilot.api.POST('/user/certificate', season)),
    unwrap(pilot.api.POST('/user/certificate', season)),
  ]);
  expect(again).toEqual(certificate);
  expect(certificate).toMatchObject({
    season: 2025,
    name: 'Ana Ruiz',
    club: 'Aeroclub Łódź',
    created: '2025-07-14T18:00:00+00:00',
    is_final: false,
    flights: 1,
  });
  expect(certificate.url).toMatch(/\/certificate\/[0-9a-f]{24}$/);
  const free = certificate.places.find(({ contest }) => contest === 'free');
  expect(free).toMatchObject({ position: 1, pilots: 1 });
  expect(certificate.best).toHaveLength(1);
  expect(certificate.best[0]?.points).toBe(free?.points);
  expect(await unwrap(pilot.api.GET('/user/certificate'))).toEqual([certificate]);
  const other = { params: { query: { season: 2024 } } };
  expect(await unwrap(pilot.api.GET('/user/certificate', other))).toEqual([]);
  expect((await check(codeOf(certificate))).data).toEqual(certificate);
});

test('certificates never change; new figures make a new certificate', async () => {
  const pilot = await pilotWithFlight();
  const before = await unwrap(pilot.api.POST('/user/certificate', SEASON));
  await fly(pilot);
  now = new Date('2026-10-20T18:00:00Z');
  const after = await unwrap(pilot.api.POST('/user/certificate', SEASON));
  expect(after).toMatchObject({ flights: 2, is_final: true });
  expect(after.id).not.toBe(before.id);
  expect((await check(codeOf(before))).data).toEqual(before);
  const listed = await unwrap(pilot.api.GET('/user/certificate'));
  expect(listed.map(({ id }) => id)).toEqual([after.id, before.id]);
});

test('the PDF has the data of the certificate in language and units of the reader', async () => {
  const pilot = await pilotWithFlight({ name: 'Bea Cruz', clubName: 'Aeroclub Łódź' });
  const { id, url } = await unwrap(pilot.api.POST('/user/certificate', SEASON));
  const english = await download(pilot, id, 'en-GB');
  expect(english).toMatchObject({
    title: 'Certificate of the 2026 season: Bea Cruz',
    language: 'en-GB',
    isTagged: true,
    links: [url],
  });
  expect(english.text).toContain('Aeroclub Łódź');
  expect(english.text).toContain('km/h');
  await unwrap(pilot.api.PATCH('/user/me', { body: { unit: 'U' } }));
  const american = await download(pilot, id, 'ja');
  expect(american.language).toBe('ja');
  expect(american.text).toContain('mph');
  expect(american.text).toContain('2025年10月1日');
});

test('only the owner withdraws a certificate, which is then no longer confirmed', async () => {
  const pilot = await pilotWithFlight();
  const { id, url } = await unwrap(pilot.api.POST('/user/certificate', SEASON));
  const stranger = await testApi.signUp();
  const params = { params: { path: { id } } };
  const { error, response } = await stranger.api.DELETE('/user/certificate/{id}', params);
  expect(response.status).toBe(403);
  expect(error).toMatchObject({ code: 'NOT_OWNER_OF_CERTIFICATE' });
  expect((await pilot.api.DELETE('/user/certificate/{id}', params)).response.status).toBe(204);
  expect((await check(codeOf({ url }))).response.status).toBe(404);
  expect((await pilot.api.GET('/user/certificate/{id}', params)).response.status).toBe(404);
});

test('does not certify a season without flights', async () => {
  const { api } = await testApi.signUp();
  const { error, response } = await api.POST('/user/certificate', SEASON);
  expect(response.status).toBe(422);
  expect(error).toMatchObject({ detail: [{ loc: ['season'], type: 'NO_FLIGHTS' }] });
  for (const season of [1200, '2026', null]) {
    const reply = await fetch(`${testApi.url}/v1/user/certificate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.session.accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ season }),
    });
    expect(reply.status).toBe(422);
  }
});

test('certificates are deleted and restored with the account', async () => {
  const deleted = await pilotWithFlight();
  const certificate = await unwrap(deleted.api.POST('/user/certificate', SEASON));
  await unwrap(deleted.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  expect((await check(codeOf(certificate))).response.status).toBe(404);
  const body = { email: deleted.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  expect((await check(codeOf(certificate))).data).toEqual(certificate);
});

test('a season has at most twenty certificates, and room for another once one is withdrawn', async () => {
  const many = await pilotWithFlight();
  const { db } = testApi.server.services;
  const first = await unwrap(many.api.POST('/user/certificate', SEASON));
  const { figures } = await db
    .selectFrom('certificate')
    .where('id', '=', first.id)
    .select('figures')
    .executeTakeFirstOrThrow();
  const older = Array.from({ length: 19 }, (_, index) => ({
    user_id: many.id,
    season: 2026,
    code: index.toString(16).padStart(24, 'a'),
    figures: JSON.stringify(figures),
    created: START,
  }));
  await db.insertInto('certificate').values(older).execute();
  await fly(many);
  const refused = await many.api.POST('/user/certificate', SEASON);
  expect(refused.response.status).toBe(422);
  expect(refused.error).toMatchObject({
    detail: [{ loc: ['season'], type: 'TOO_MANY_CERTIFICATES' }],
  });
  const params = { path: { id: first.id } };
  await unwrap(many.api.DELETE('/user/certificate/{id}', { params }));
  expect(await unwrap(many.api.POST('/user/certificate', SEASON))).toMatchObject({ flights: 2 });
});
