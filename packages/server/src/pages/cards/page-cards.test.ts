import { unwrap, uploadFlight, uploadUserImage, waitForScore } from '@cloudstreet/sdk';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sampleImage } from '../../stories/testing/sample-media.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

let server: TestApi;
let pilot: TestUser;
let clubId: number;

beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  pilot = await server.signUp({ name: 'Ana Ruiz 山 نادي', clubName: 'Aero & Segel <Club>' });
  clubId = (await unwrap(pilot.api.GET('/user/me'))).club?.id ?? 0;
  const [flight] = await uploadFlight(pilot.api, new File([sampleIgc()], 'flight.igc'));
  await waitForScore(pilot.api, flight?.id ?? 0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function fetchCard(path: string, headers: Record<string, string> = {}) {
  return fetch(server.url + path, { headers });
}

/** Share of pixels in the blue of tracks, right of the texts. */
async function shareOfTracks(bytes: ArrayBuffer): Promise<number> {
  const map = { left: 620, top: 20, width: 580, height: 610 };
  const { data, info } = await sharp(bytes)
    .extract(map)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let tracks = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (blue - red > 80 && green < 130) tracks += 1;
  }
  return tracks / (info.width * info.height);
}

test.each([
  { kind: 'a user', path: () => `/user/${pilot.id}/card.jpg` },
  { kind: 'a year of a user', path: () => `/user/${pilot.id}/year/2026/card.jpg` },
  { kind: 'a club', path: () => `/club/${clubId}/card.jpg?language=ja` },
])('$kind has a card with their flights', async ({ path }) => {
  const response = await fetchCard(path());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const bytes = await response.arrayBuffer();
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(await shareOfTracks(bytes)).toBeGreaterThan(0.002);
});

test('a user without flights has a card without a map', async () => {
  const { id } = await server.signUp({ name: 'Ben Aalto' });
  const response = await fetchCard(`/user/${id}/card.jpg`);
  expect(await shareOfTracks(await response.arrayBuffer())).toBe(0);
});

test.each(['free', 'free?season=2026&category=club&country=de', 'travel?planet=3&season=x'])(
  'a ranking has a card: "%s"',
  async (ranking) => {
    const [contest, search = ''] = ranking.split('?');
    const response = await fetchCard(`/ranking/${contest}/card.jpg?${search}`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  },
);

test('the content decides whether a card is the same', async () => {
  const etagOf = async (path: string) => (await fetchCard(path)).headers.get('etag');
  const path = `/ranking/free/card.jpg`;
  const etag = await etagOf(`${path}?season=2026`);
  expect(await etagOf(path)).toBe(etag);
  expect(await etagOf(`${path}?season=2025`)).not.toBe(etag);
  expect(await etagOf(`${path}?season=2026&language=de`)).not.toBe(etag);
  expect((await fetchCard(path, { 'if-none-match': etag ?? '' })).status).toBe(304);
});

test('each category of a ranking has a card of its own', async () => {
  const categories = ['pilot', 'pilot_total', 'club', 'club_total', 'club_top_five'];
  const etags = categories.map(async (category) => {
    const response = await fetchCard(`/ranking/free/card.jpg?season=2025&category=${category}`);
    return response.headers.get('etag');
  });
  expect(new Set(await Promise.all(etags)).size).toBe(categories.length);
});

test('a card that the caller has is not drawn', async () => {
  const { id } = await server.signUp({ name: 'Dora Lind' });
  const run = vi.spyOn(server.server.services.workers, 'run');
  const response = await fetchCard(`/user/${id}/card.jpg`, { 'if-none-match': '*' });
  expect(response.status).toBe(304);
  expect(response.headers.get('etag')).toMatch(/^".+"$/);
  expect(run).not.toHaveBeenCalled();
});

test('a photo that is removed while the card is drawn is left out', async () => {
  const user = await server.signUp({ name: 'Emil Sand' });
  await uploadUserImage(user.api, await sampleImage());
  const { db, files } = server.server.services;
  const { image_key: key } = await db
    .selectFrom('user')
    .where('id', '=', user.id)
    .select('image_key')
    .executeTakeFirstOrThrow();
  await files.delete(key ?? '');
  expect((await fetchCard(`/user/${user.id}/card.jpg`)).status).toBe(200);
});

test.each([
  '/user/999999/card.jpg',
  '/user/0/card.jpg',
  '/user/1e3/card.jpg',
  '/club/none/card.jpg',
  '/ranking/none/card.jpg',
  // The card would not be of the ranking that the page shows.
  '/ranking/free/card.jpg?month=7',
  '/ranking/travel/card.jpg?travel_min_days=3',
  '/ranking/free/card.jpg?user_group=1',
  '/ranking/free/card.jpg?club=999999',
])('there is no card %s', async (path) => {
  const response = await fetchCard(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('an account that is not confirmed has no card', async () => {
  const { id } = await server.signUp({ name: 'Carla Moreau' });
  const { db } = server.server.services;
  await db.updateTable('user').set({ verified: null }).where('id', '=', id).execute();
  expect((await fetchCard(`/user/${id}/card.jpg`)).status).toBe(404);
});

test('the card of a pilot shows their photo and no longer than they have it', async () => {
  const path = `/user/${pilot.id}/card.jpg`;
  const before = (await fetchCard(path)).headers.get('etag');
  await uploadUserImage(pilot.api, await sampleImage());
  const bytes = await (await fetchCard(path)).arrayBuffer();
  const middle = { left: 108, top: 102, width: 1, height: 1 };
  const [red = 255] = await sharp(bytes).extract(middle).raw().toBuffer();
  expect(red).toBeLessThan(100);
  await pilot.api.DELETE('/user/image');
  expect((await fetchCard(path)).headers.get('etag')).toBe(before);
});

test('an error while the card is drawn is not cached as the card', async () => {
  vi.spyOn(server.server.services.workers, 'run').mockRejectedValueOnce(new Error('No memory.'));
  const failed = await fetchCard('/ranking/free/card.jpg?season=1990');
  expect(failed.status).toBe(500);
  expect(failed.headers.get('etag')).toBeNull();
  expect(failed.headers.get('cache-control') ?? '').not.toContain('max-age');
  expect((await fetchCard('/ranking/free/card.jpg?season=1990')).status).toBe(200);
});
