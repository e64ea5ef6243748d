import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  ApiError,
  type Story,
  storyImagePath,
  unwrap,
  uploadFlight,
  uploadStory,
  waitForScore,
} from '@cloudstreet/sdk';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobsDone } from '../testing/jobs-done.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { hollowPng, sampleImage, sampleVideo } from './testing/sample-media.js';

let testApi: TestApi;
let pilot: TestUser;
let flightId: number;
let colors = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  pilot = await testApi.signUp();
});

beforeEach(async () => {
  flightId = await fly();
});

/** A new flight each time, in the same zone. */
async function fly(): Promise<number> {
  colors += 1;
  const serial = String(colors).padStart(3, 'A');
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ serial, lat: 53, lon: 13 }));
  if (!flight) throw new Error('No flight.');
  await waitForScore(pilot.api, flight.id, { pollMs: 50 });
  return flight.id;
}

/** Another photo for each number. */
function photo(number = 1, notes: Record<string, string> = {}) {
  return sampleImage({ width: 800 + number, notes });
}

function detail() {
  return unwrap(testApi.api.GET('/flightdetail/{id}', { params: { path: { id: flightId } } }));
}

function storyFiles(): string[] {
  const { path } = testApi.server.services.config.data;
  return readdirSync(join(path, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /story.*\.(jpg|mp4|webm)/.test(name),
  );
}

function file(path: string, headers: Record<string, string> = {}) {
  return fetch(`${testApi.url}/files/${path}`, { headers });
}

describe('a photo', () => {
  test('is shown at its time in three sizes', async () => {
    const bytes = await sampleImage({
      width: 3000,
      height: 2000,
      notes: { DateTimeOriginal: '2026:07:14 12:30:00' },
    });
    const story = await uploadStory(pilot.api, flightId, bytes, { comment: 'Cloud base.' });
    expect(story).toMatchObject({
      flight_id: flightId,
      kind: 'I',
      width: 2560,
      comment: 'Cloud base.',
      // In Germany it was half past twelve.
      start_time: '2026-07-14T10:30:00+00:00',
    });
    expect(await detail()).toMatchObject({ story: [story], media_info: 'I' });
    const widths = await Promise.all(
      (['large', 'medium', 'small'] as const).map(async (size) => {
        const response = await file(storyImagePath(story.image, size));
        expect(response.headers.get('content-type')).toBe('image/jpeg');
        return (await sharp(await response.arrayBuffer()).metadata()).width;
      }),
    );
    expect(widths).toEqual([2560, 1200, 600]);
  });

  test('is shown in lists, at most three in the order of their times', async () => {
    const times = ['10:50', '10:10', '10:40', '10:20'].map((time) => `2026-07-14T${time}:00Z`);
    const stories: Story[] = [];
    for (const [number, startTime] of times.entries()) {
      stories.push(await uploadStory(pilot.api, flightId, await photo(number), { startTime }));
    }
    const query = { story: 1 as const, limit: 1 };
    const [row] = await unwrap(testApi.api.GET('/flight', { params: { query } }));
    const expected = [1, 3, 2].map((index) => storyImagePath(stories[index]?.image ?? '', 'small'));
    expect(row).toMatchObject({ id: flightId, story: expected, media_info: 'I' });
    const bare = { ...query, include_story: false };
    const [bareRow] = await unwrap(testApi.api.GET('/flight', { params: { query: bare } }));
    expect(bareRow).not.toHaveProperty('story');
  });

  test('gives the flight its keyword', async () => {
    const found = async () => {
      const query = { keyword: ['story' as const] };
      const rows = await unwrap(testApi.api.GET('/flight', { params: { query } }));
      return rows.some(({ id }) => id === flightId);
    };
    expect(await found()).toBe(false);
    const { id } = await uploadStory(pilot.api, flightId, await photo());
    expect(await found()).toBe(true);
    await unwrap(pilot.api.DELETE('/story/{id}', { params: { path: { id } } }));
    expect(await found()).toBe(false);
  });

  test.each([
    { why: 'before the takeoff', startTime: '2026-07-14T01:00:00Z', end: 'takeoff_time' as const },
    { why: 'after the landing', startTime: '2026-07-14T23:00:00Z', end: 'landing_time' as const },
  ])('is moved into the flight if $why', async ({ startTime, end }) => {
    const story = await uploadStory(pilot.api, flightId, await photo(), { startTime });
    expect(story.start_time).toBe((await detail())[end]);
  });

  test('comes last without a known time', async () => {
    const notes = { DateTimeOriginal: '2019:01:01 12:00:00' };
    const placeless = await uploadStory(pilot.api, flightId, await photo(1, notes));
    expect(placeless).not.toHaveProperty('start_time');
    const startTime = '2026-07-14T10:20:00Z';
    const placed = await uploadStory(pilot.api, flightId, await photo(2), { startTime });
    expect((await detail()).story.map(({ id }) => id)).toEqual([placed.id, placeless.id]);
  });

  test.each(['<b onclick="x()">Wave</b>', 'موجة فوق الجبال', '🏔️ 👩🏽‍✈️ & clouds', 'One\nTwo'])(
    'has the caption %s unchanged',
    async (comment) => {
      await uploadStory(pilot.api, flightId, await photo(), { comment });
      expect((await detail()).story[0]?.comment).toBe(comment);
    },
  );

  test('is stored once per flight', async () => {
    await uploadStory(pilot.api, flightId, await photo());
    await expect(uploadStory(pilot.api, flightId, await photo())).rejects.toMatchObject({
      status: 409,
      code: 'DUPLICATE_STORY',
    });
    expect((await detail()).story).toHaveLength(1);
  });

  test('is limited to 25 per flight', async () => {
    const { db } = testApi.server.services;
    const first = await uploadStory(pilot.api, flightId, await photo());
    const { id: _id, ...row } = await db
      .selectFrom('story')
      .where('id', '=', first.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 23 }, (_, copy) => ({ ...row, source_hash: `${copy}` }));
    await db.insertInto('story').values(copies).execute();
    const rest = await Promise.allSettled(
      [2, 3].map(async (number) => uploadStory(pilot.api, flightId, await photo(number))),
    );
    expect(rest.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(uploadStory(pilot.api, flightId, await photo(4))).rejects.toMatchObject({
      status: 409,
      code: 'STORY_LIMIT',
    });
  });
});

test('serves a video in ranges and its thumbnail', async () => {
  const video = await sampleVideo({ seconds: 5 });
  const story = await uploadStory(pilot.api, flightId, await photo(), { video });
  expect(story).toMatchObject({
    kind: 'V',
    video_duration: 5,
    video: expect.stringMatching(/\.mp4$/),
  });
  expect(await detail()).toMatchObject({ media_info: 'V' });
  const response = await file(story.video ?? '', { range: 'bytes=0-9' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect((await response.arrayBuffer()).byteLength).toBe(10);
});

describe('a refused file leaves nothing behind', () => {
  const broken = hollowPng(100, 100);
  test.each([
    { why: 'no image', image: broken, loc: 'image', type: 'NOT_AN_IMAGE' },
    { why: '10 GB', image: hollowPng(60_000, 60_000), loc: 'image', type: 'TOO_MANY_PIXELS' },
    { why: 'a program', video: new TextEncoder().encode('MZ'), loc: 'video', type: 'NOT_A_VIDEO' },
  ])('$why', async ({ image, video, loc, type }) => {
    const before = storyFiles();
    const options = video ? { video } : {};
    const error: unknown = await uploadStory(
      pilot.api,
      flightId,
      image ?? (await photo()),
      options,
    ).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, body: { detail: [{ loc: [loc], type }] } });
    expect((await detail()).story).toEqual([]);
    expect(storyFiles()).toEqual(before);
  });

  test('an image over 25 MB', async () => {
    const image = new Uint8Array(26 * 1024 * 1024);
    await expect(uploadStory(pilot.api, flightId, image)).rejects.toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      message: 'The file is larger than 25 MB.',
    });
  });

  test('an unknown flight', async () => {
    await expect(uploadStory(pilot.api, 999_999, await photo())).rejects.toMatchObject({
      status: 404,
    });
  });

  test('an endless caption', async () => {
    const comment = 'a'.repeat(501);
    await expect(
      uploadStory(pilot.api, flightId, await photo(), { comment }),
    ).rejects.toMatchObject({ status: 422 });
    expect((await detail()).story).toEqual([]);
  });
});

describe('changes', () => {
  test('caption and time separately', async () => {
    const { id } = await uploadStory(pilot.api, flightId, await photo(), { comment: 'Before' });
    const patch = (body: { comment?: string | null; start_time?: string | null }) =>
      unwrap(pilot.api.PATCH('/story/{id}', { params: { path: { id } }, body }));
    const start_time = '2026-07-14T10:30:00+00:00';
    expect(await patch({ start_time })).toMatchObject({ comment: 'Before', start_time });
    expect(await patch({ comment: 'After' })).toMatchObject({ comment: 'After', start_time });
    const cleared = await patch({ comment: null, start_time: null });
    expect(cleared).not.toHaveProperty('comment');
    expect(cleared).not.toHaveProperty('start_time');
  });

  test('only one of many simultaneous removals succeeds', async () => {
    const { id } = await uploadStory(pilot.api, flightId, await photo(8));
    const removals = Array.from({ length: 6 }, () =>
      pilot.api.DELETE('/story/{id}', { params: { path: { id } } }),
    );
    const statuses = (await Promise.all(removals)).map(({ response }) => response.status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, ...Array(5).fill(404)]);
  });

  test('deletes files with the last photo that uses them', async () => {
    const shared = await uploadStory(pilot.api, flightId, await photo(7));
    const otherFlightId = await fly();
    const other = await uploadStory(pilot.api, otherFlightId, await photo(7));
    expect(other.image).toBe(shared.image);
    const files = storyFiles();
    await unwrap(pilot.api.DELETE('/story/{id}', { params: { path: { id: shared.id } } }));
    await jobsDone(testApi, 'remove-files');
    expect(storyFiles()).toEqual(files);
    await unwrap(
      pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id: otherFlightId } } }),
    );
    await vi.waitFor(() => expect(storyFiles()).toHaveLength(files.length - 3), 10_000);
    expect((await file(shared.image)).status).toBe(404);
  });
});
