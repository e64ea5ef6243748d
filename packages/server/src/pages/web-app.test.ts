import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { registerWebApp } from './web-app.js';

const SCRIPT = '// code\n'.repeat(500);
const TILES = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));
const YEAR = 'public, max-age=31536000, immutable';
let webDir: string;
let testApi: TestApi;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'cloudstreet-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Cloudstreet</title>');
  await writeFile(join(webDir, 'widgets.js'), SCRIPT);
  await writeFile(join(webDir, 'embedded.html'), '<!doctype html><title>Embedded</title>');
  await writeFile(join(webDir, 'index.html.br'), brotliCompressSync('<title>Packed</title>'));
  for (const name of ['packed.js', 'plain.js']) {
    await writeFile(join(webDir, 'assets', name), SCRIPT);
  }
  await writeFile(join(webDir, 'assets', 'packed.js.br'), brotliCompressSync(`/*br*/${SCRIPT}`));
  await writeFile(join(webDir, 'assets', 'packed.js.gz'), gzipSync(`/*gz*/${SCRIPT}`));
  await writeFile(join(webDir, 'assets', 'base-map.pmtiles'), TILES);
  testApi = await startTestApi({ config: { webDir } });
});

afterAll(() => rm(webDir, { recursive: true }));

test.each([
  { asked: 'gzip, deflate, br', sent: 'br', content: `/*br*/${SCRIPT}` },
  { asked: 'gzip', sent: 'gzip', content: `/*gz*/${SCRIPT}` },
  { asked: 'br;q=0, gzip;q=0.1', sent: 'gzip', content: `/*gz*/${SCRIPT}` },
  { asked: 'identity', sent: null, content: SCRIPT },
])('sends files compressed by the build: $sent for $asked', async ({ asked, sent, content }) => {
  const url = `${testApi.url}/assets/packed.js`;
  const headers = { 'accept-encoding': asked };
  const response = await fetch(url, { headers });
  expect(response.headers.get('content-encoding')).toBe(sent);
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toBe(YEAR);
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(await response.text()).toBe(content);
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.each(['br', 'gzip'])('compresses other files on the fly: %s', async (encoding) => {
  const response = await fetch(`${testApi.url}/assets/plain.js`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(SCRIPT);
});

test.each([
  { asked: 'bytes=10-19', validator: undefined, status: 206, sent: 'bytes 10-19/100000' },
  {
    asked: 'bytes=99990-120000',
    validator: undefined,
    status: 206,
    sent: 'bytes 99990-99999/100000',
  },
  { asked: 'bytes=10-19', validator: 'etag', status: 206, sent: 'bytes 10-19/100000' },
  { asked: 'bytes=10-19', validator: '"of another file"', status: 200, sent: null },
])(
  'sends the requested range of the base map: $asked with $validator, $status',
  async ({ asked, validator, status, sent }) => {
    const url = `${testApi.url}/assets/base-map.pmtiles`;
    const etag = (await fetch(url, { method: 'HEAD' })).headers.get('etag') ?? '';
    const condition = validator && { 'if-range': validator === 'etag' ? etag : validator };
    const headers = { range: asked, 'accept-encoding': 'br, gzip', ...condition };
    const response = await fetch(url, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(sent);
    expect(response.headers.get('content-encoding')).toBeNull();
    const [, first, last] = /^bytes (\d+)-(\d+)/.exec(sent ?? '') ?? [];
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('cache-control')).toBe(YEAR);
    expect(body).toEqual(TILES.subarray(Number(first ?? 0), Number(last ?? TILES.length) + 1));
  },
);

test('refuses a range behind the end of the base map and returns its length', async () => {
  const headers = { range: 'bytes=100000-100099' };
  const response = await fetch(`${testApi.url}/assets/base-map.pmtiles`, { headers });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */100000');
  expect(await response.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
});

test('other sites can load the widgets, and caches keep them for an hour', async () => {
  const headers = { origin: 'https://club.example' };
  const response = await fetch(`${testApi.url}/widgets.js`, { headers });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=3600, stale-while-revalidate=86400',
  );
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('embedded pages may be framed and set no cookie', async () => {
  const response = await fetch(`${testApi.url}/embedded/club/3?language=de`);
  expect(await response.text()).toContain('<title>Embedded</title>');
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(response.headers.get('x-frame-options')).toBeNull();
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('compresses pages, too', async () => {
  const response = await fetch(`${testApi.url}/flight`, {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe('<title>Packed</title>');
});

test('serves a page even if its description is missing', async () => {
  const app = fastify();
  await registerWebApp(app, webDir, () => new Promise(() => {}));
  const response = await app.inject({ url: '/user/1', headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<title>Cloudstreet</title>');
  await app.close();
});

test.each([
  { accept: 'text/html,*/*;q=0.8', path: '/flight', status: 200 },
  { accept: '*/*', path: '/user/1?season=2026', status: 200 },
  { accept: undefined, path: '/ranking/free', status: 200 },
  { accept: 'application/json', path: '/user/1', status: 404 },
  { accept: 'image/avif,image/*,*/*;q=0.8', path: '/picture', status: 404 },
  { accept: '*/*', path: '/tips-of-ours.json', status: 404 },
  { accept: '*/*', path: '/v1/nothing', status: 404 },
  { accept: '*/*', path: '/assets/none', status: 404 },
])('$path for a client that accepts $accept: $status', async ({ accept, path, status }) => {
  const app = fastify();
  await registerWebApp(app, webDir, async () => undefined);
  const response = await app.inject({ url: path, headers: { ...(accept && { accept }) } });
  expect(response.statusCode).toBe(status);
  await app.close();
});
