import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap, uploadFlight, uploadUserImage, waitForScore } from '@cloudstreet/sdk';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hollowPng, sampleImage } from '../stories/testing/sample-media.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi();
});
beforeEach(async () => {
  pilot = await testApi.signUp();
});

function filesOfUsers(): string[] {
  const { path } = testApi.server.services.config.data;
  return readdirSync(join(path, 'files'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^user\/.+\.jpg$/.test(name));
}

test('an image is upright, small, without EXIF data, and public', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' };
  const { image } = await uploadUserImage(
    pilot.api,
    await sampleImage({ width: 800, height: 600, orientation: 6, place }),
  );
  const user = await unwrap(testApi.api.GET('/user/{id}', { params: { path: { id: pilot.id } } }));
  expect(user.image).toBe(image);
  const file = await fetch(`${testApi.url}/files/${image}`);
  expect(file.status).toBe(200);
  const { format, width, height, exif } = await sharp(await file.arrayBuffer()).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 192, height: 256 });
});

test('the cards of a club, lists and pages of flights show it', async () => {
  const member = await testApi.signUp({ clubName: 'LSV Anklam' });
  const [flight] = await uploadFlight(member.api, sampleIgc());
  await waitForScore(member.api, flight!.id, { pollMs: 50 });
  const { image, club } = await uploadUserImage(member.api, await sampleImage());
  const params = { path: { id: club!.id } };
  const { user } = await unwrap(testApi.api.GET('/club/{id}', { params }));
  expect(user).toMatchObject([{ id: member.id, image }]);
  const path = { id: flight!.id };
  const flown = await unwrap(testApi.api.GET('/flightdetail/{id}', { params: { path } }));
  expect(flown.user).toMatchObject({ id: member.id, image });
  const query = { user_id_in: [member.id] };
  const [listed] = await unwrap(testApi.api.GET('/flight', { params: { query } }));
  expect(listed?.user).toMatchObject({ id: member.id, image });
});

test('small images are not enlarged', async () => {
  const { image } = await uploadUserImage(pilot.api, await sampleImage({ width: 90, height: 60 }));
  const file = await fetch(`${testApi.url}/files/${image}`);
  expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ width: 90, height: 60 });
});

test('can be replaced and removed', async () => {
  const first = await uploadUserImage(pilot.api, await sampleImage({ color: '#112233' }));
  const second = await uploadUserImage(pilot.api, await sampleImage({ color: '#445566' }));
  expect(second.image).not.toBe(first.image);
  await vi.waitFor(() => expect(filesOfUsers()).not.toContain(first.image), 20_000);
  expect(filesOfUsers()).toContain(second.image);

  const removed = await unwrap(pilot.api.DELETE('/user/image'));
  expect(removed.image).toBeUndefined();
  await vi.waitFor(() => expect(filesOfUsers()).not.toContain(second.image), 20_000);
  expect((await unwrap(pilot.api.DELETE('/user/image'))).image).toBeUndefined();
});

test('the same image of two users stays until both have removed it', async () => {
  const other = await testApi.signUp();
  const bytes = await sampleImage({ color: '#778899' });
  const { image } = await uploadUserImage(pilot.api, bytes);
  expect(await uploadUserImage(other.api, bytes)).toMatchObject({ image });
  // The same one again changes nothing.
  expect(await uploadUserImage(other.api, bytes)).toMatchObject({ image });
  await unwrap(pilot.api.DELETE('/user/image'));
  const marker = await uploadUserImage(pilot.api, await sampleImage({ color: '#010203' }));
  await unwrap(pilot.api.DELETE('/user/image'));
  // Files are removed in the order in which that is asked for.
  await vi.waitFor(() => expect(filesOfUsers()).not.toContain(marker.image), 20_000);
  expect(filesOfUsers()).toContain(image);
});

test.each([
  { why: 'no image', bytes: new TextEncoder().encode('MZ, a program'), type: 'NOT_AN_IMAGE' },
  {
    why: 'too many pixels',
    bytes: hollowPng(60_000, 60_000),
    type: 'TOO_MANY_PIXELS',
    msg: /120 million pixels, simple drawings up to 24 million/,
  },
])('$why is an error of its field and changes nothing', async ({ bytes, type, msg = /./ }) => {
  const { image } = await uploadUserImage(pilot.api, await sampleImage());
  const refused = uploadUserImage(pilot.api, new Uint8Array(bytes));
  await expect(refused).rejects.toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['image'], type, msg: expect.stringMatching(msg) }] },
  });
  expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({ image });
});
