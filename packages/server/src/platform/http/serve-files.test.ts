import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';

const HASH = 'ab'.repeat(32);
let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi({ config: { filesUrl: 'https://cache.example.org/cloudstreet/' } });
  const { files } = testApi.server.services;
  await files.put(`story/ab/${HASH}.jpg`, '<script>alert(1)</script>');
  await files.put(`story/ab/${HASH}.webm`, '0123456789');
  await files.put(`igc/ab/${HASH}.igc`, 'AXXX');
  await files.put(`story/ab/secret.txt`, 'secret');
  await files.put(`user/ab/${HASH}.jpg`, 'a face');
});

function get(path: string, headers: Record<string, string> = {}) {
  return fetch(`${testApi.url}/files/${path}`, { headers });
}

test('a photo is always served as an image', async () => {
  const response = await get(`story/ab/${HASH}.jpg`, { accept: 'text/html' });
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('an image of a user is served as an image', async () => {
  const response = await get(`user/ab/${HASH}.jpg`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await response.text()).toBe('a face');
});

test('a video is served in ranges', async () => {
  const response = await get(`story/ab/${HASH}.webm`, { range: 'bytes=2-4' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-type')).toBe('video/webm');
  expect(await response.text()).toBe('234');
});

test.each([
  { 'if-match': '"another"' },
  { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
])('a file that is not the expected one is not sent: %j', async (headers) => {
  const response = await get(`story/ab/${HASH}.webm`, { ...headers, range: 'bytes=2-4' });
  expect(response.status).toBe(412);
  expect(await response.json()).toEqual({
    code: 'PRECONDITION_FAILED',
    detail: 'The file has changed in the meantime.',
  });
});

test.each([
  `igc/ab/${HASH}.igc`,
  `story/ab/secret.txt`,
  `story/../igc/ab/${HASH}.igc`,
  `story/..%2figc%2fab%2f${HASH}.igc`,
  `story/ab/${HASH}.mp4`,
  `story/ab/${HASH}.jpg.part`,
  `user/ab/${HASH}.jpg.part`,
  `user/../igc/ab/${HASH}.igc`,
  'story/',
  '',
])('serves nothing else: %s', async (path) => {
  const response = await get(path, { accept: 'text/html' });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('AXXX');
});

test('files may be served from a cache', async () => {
  const { data } = await testApi.api.GET('/instance');
  expect(data?.files_url).toBe('https://cache.example.org/cloudstreet/');
  const policy = (await get('')).headers.get('content-security-policy');
  expect(policy).toContain("img-src 'self' data: blob: https://cache.example.org");
  expect(policy).toContain("media-src 'self' blob: https://cache.example.org");
});
