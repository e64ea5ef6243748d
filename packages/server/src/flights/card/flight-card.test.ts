import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { cardKey } from '../model/card-key.js';

let testApi: TestApi;
let pilot: TestUser;
let flightId: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  pilot = await testApi.signUp();
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ lat: 54, lon: 13.4 }));
  flightId = flight?.id ?? 0;
  await waitForScore(pilot.api, flightId, { pollMs: 50 });
});

function fetchCard(name: string, headers: Record<string, string> = {}) {
  return fetch(`${testApi.url}/files/flight/${name}`, { headers });
}

async function trackKey(): Promise<string> {
  const { track_key: key } = await testApi.server.services.db
    .selectFrom('flight')
    .where('id', '=', flightId)
    .select('track_key')
    .executeTakeFirstOrThrow();
  return key ?? '';
}

test('anyone can load the card of a flight', async () => {
  const responses = await Promise.all([fetchCard(`${flightId}.jpg`), fetchCard(`${flightId}.jpg`)]);
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toContain('max-age=300');
  }
  const bytes = await responses[0]?.arrayBuffer();
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  // Sea and land, and the blue of the track over white.
  const { dominant, entropy } = await sharp(bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(180);
  expect(entropy).toBeGreaterThan(0.5);
});

test('a caller that has the card gets 304', async () => {
  const etag = (await fetchCard(`${flightId}.jpg`)).headers.get('etag') ?? '';
  expect((await fetchCard(`${flightId}.jpg`, { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  '999999.jpg',
  '0.jpg',
  '01.jpg',
  'x.jpg',
  '-1.jpg',
  '1.png',
  '9999999999.jpg',
  '..%2f1.jpg',
])('there is no card %s', async (name) => {
  const response = await fetchCard(name);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('a flight without a track has no card yet', async () => {
  const { db } = testApi.server.services;
  const key = await trackKey();
  const set = (track_key: string | null) =>
    db.updateTable('flight').set({ track_key }).where('id', '=', flightId).execute();
  await set(null);
  expect((await fetchCard(`${flightId}.jpg`)).status).toBe(404);
  await set(key);
});

test('the card is deleted with its flight', async () => {
  const { files } = testApi.server.services;
  const key = cardKey(await trackKey());
  expect(await files.exists(key)).toBe(true);
  await pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id: flightId } } });
  await vi.waitFor(async () => expect(await files.exists(key)).toBe(false), 30_000);
  expect((await fetchCard(`${flightId}.jpg`)).status).toBe(404);
});
