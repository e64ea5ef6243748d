import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@cloudstreet/sdk';
import { Compression, TileType } from 'pmtiles';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeArchive, PROTOMAPS_METADATA } from '../platform/tiles/testing/make-archive.js';
import { serveRanges } from '../platform/tiles/testing/serve-ranges.js';
import { startTestApi } from '../testing/start-test-api.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-basemap-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TILE = Buffer.from('a vector tile');
const BOUNDS = { minLon: 8, minLat: 45, maxLon: 11, maxLat: 46.5 };
const ARCHIVE = makeArchive({ '0/0/0': TILE, '8/133/91': TILE }, BOUNDS);

function write(name: string, bytes: Uint8Array): string {
  const place = join(folder, name);
  writeFileSync(place, bytes);
  return place;
}

const withFile = (place: string) => startTestApi({ config: { basemap: { kind: 'file', place } } });
const withUrl = (place: string) => startTestApi({ config: { basemap: { kind: 'url', place } } });

test('describes and serves the tiles of a file', async () => {
  const { api, url } = await withFile(write('map.pmtiles', ARCHIVE));
  expect((await unwrap(api.GET('/instance'))).basemap).toEqual({
    min_zoom: 0,
    max_zoom: 8,
    bounds: [8, 45, 11, 46.5],
    attribution: [
      { text: 'Protomaps', url: 'https://github.com/protomaps/basemaps' },
      { text: '© OpenStreetMap', url: 'https://openstreetmap.org/' },
    ],
  });
  const response = await fetch(`${url}/v1/basemap/8/133/91`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(TILE);
  expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await fetch(response.url, { headers })).status).toBe(304);
  const plain = await fetch(response.url, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(TILE);
  for (const [path, status] of [
    ['8/134/91', 404],
    ['9/266/182', 404],
    ['3/8/0', 404],
    ['23/0/0', 422],
    ['8/-1/0', 422],
  ] as const) {
    expect((await fetch(`${url}/v1/basemap/${path}`)).status).toBe(status);
  }
});

test('serves the tiles of an address without showing it', async () => {
  const source = await serveRanges(ARCHIVE);
  const { api, url, server } = await withUrl(source.url);
  const warn = vi.spyOn(server.services.log, 'warn');
  expect(JSON.stringify(await unwrap(api.GET('/instance')))).not.toMatch(/secret/);
  const tile = () => fetch(`${url}/v1/basemap/8/133/91`);
  expect(await (await tile()).text()).toBe('a vector tile');
  expect(source.asked.every((range) => range.startsWith('bytes='))).toBe(true);
  source.instead = (_request, response) => response.writeHead(503).end();
  expect((await tile()).status).toBe(503);
  source.instead = (_request, response) => response.writeHead(302, { location: '/' }).end();
  const refused = await tile();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalled();
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret|127\.0\.0\.1/);
  // The provider replaces the map by a new one.
  source.instead = undefined;
  source.file = makeArchive({ '8/133/91': Buffer.from('a new tile') });
  source.etag = '"2"';
  expect(await (await tile()).text()).toBe('a new tile');
});

test('starts before a slow server responds', async () => {
  const source = await serveRanges(ARCHIVE);
  const { promise: isReady, resolve: respond } = Promise.withResolvers<void>();
  source.instead = (request, response) =>
    void isReady.then(() => source.respond(request, response));
  const { api, url } = await withUrl(source.url);
  expect(await unwrap(api.GET('/instance'))).not.toHaveProperty('basemap');
  respond();
  expect((await fetch(`${url}/v1/basemap/8/133/91`)).status).toBe(200);
  expect((await unwrap(api.GET('/instance'))).basemap?.max_zoom).toBe(8);
});

test.each([
  {
    why: 'does not respond',
    respond: (_request, response) => response.writeHead(500).end(),
  },
  { why: 'sends no ranges', respond: (_request, response) => response.end(ARCHIVE) },
] satisfies { why: string; respond: RequestListener }[])(
  'starts without a server that $why',
  async ({ respond }) => {
    const source = await serveRanges(ARCHIVE);
    source.instead = respond;
    const { api, url } = await withUrl(source.url);
    expect((await fetch(`${url}/v1/basemap/8/133/91`)).status).toBe(503);
    expect(await unwrap(api.GET('/instance'))).not.toHaveProperty('basemap');
  },
);

test('has no tiles without a map', async () => {
  const { api, url } = await startTestApi();
  expect(await unwrap(api.GET('/instance'))).not.toHaveProperty('basemap');
  expect((await fetch(`${url}/v1/basemap/0/0/0`)).status).toBe(404);
});

describe('does not start', () => {
  const tiles = { '0/0/0': TILE };
  test.each([
    { why: 'with another file', bytes: Buffer.alloc(20_000, 'x'), reason: /no PMTiles archive/ },
    { why: 'with half a header', bytes: ARCHIVE.subarray(0, 60), reason: /no PMTiles archive/ },
    {
      why: 'with images',
      bytes: makeArchive(tiles, { tileType: TileType.Png }),
      reason: /no vector tiles/,
    },
    {
      why: 'with tiles of another schema',
      bytes: makeArchive(tiles, { metadata: { vector_layers: [{ id: 'transportation' }] } }),
      reason: /schema of Protomaps/,
    },
    {
      why: 'with tiles that browsers cannot read',
      bytes: makeArchive(tiles, { tileCompression: Compression.Zstd }),
      reason: /gzip/,
    },
  ])('$why', async ({ bytes, reason }) => {
    await expect(withFile(write('other.pmtiles', bytes))).rejects.toThrow(reason);
  });

  test('without its file', async () => {
    await expect(withFile(join(folder, 'none.pmtiles'))).rejects.toThrow(/no such file/);
  });
});

test('keeps the attribution of the archive', async () => {
  const metadata = { ...PROTOMAPS_METADATA, attribution: 'Map of <b>the club</b>' };
  const { api } = await withFile(
    write('club.pmtiles', makeArchive({ '0/0/0': TILE }, { metadata })),
  );
  expect((await unwrap(api.GET('/instance'))).basemap?.attribution).toEqual([
    { text: 'Map of the club' },
    { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  ]);
});
