import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadMapLayerTile, unwrap } from '@cloudstreet/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { MapLayerConfig } from '../platform/config/map-layers-config.js';
import { MAX_TILE_BYTES } from '../platform/tiles/tile-source.js';
import { claimPixels } from '../terrain/testing/make-tiles.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

const NOW = new Date('2026-07-14T18:00:00Z');
const GROUND = { id: 'ground', premium: false };
const RAIN = { id: 'rain', premium: false };
const TILE = { z: 3, x: 4, y: 2 };
const TIME = '2026-07-14T12:15:00Z';

const asked = vi.fn<(path: string) => void>();
let reply: RequestListener;
let provider: Server;
let testApi: TestApi;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  provider = createServer((request, response) => {
    asked(request.url ?? '');
    reply(request, response);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const mapLayers: MapLayerConfig[] = [
    layer({ id: 'ground', kind: 'satellite', tiles: `${origin}/{z}/{x}/{y}.jpg?key=secret` }),
    layer({ id: 'hd', premium: true, tiles: `${origin}/hd/{z}/{x}/{y}.jpg?key=secret` }),
    layer({
      id: 'rain',
      tiles: `${origin}/rain/{time}?bbox={bbox-epsg-3857}`,
      times: { period_minutes: 15, back_hours: 48, delay_minutes: 10, format: 'iso' },
    }),
  ];
  testApi = await startTestApi({ clock: () => NOW, config: { mapLayers } });
});
beforeEach(() => {
  asked.mockClear();
  reply = (_request, response) => response.setHeader('content-type', 'text/plain').end(jpeg);
});
afterAll(() => provider.close());

function layer(fields: Pick<MapLayerConfig, 'id' | 'tiles'> & Partial<MapLayerConfig>) {
  return {
    name: fields.id,
    kind: 'weather',
    attribution: '© Provider',
    premium: false,
    min_zoom: 2,
    max_zoom: 10,
    tile_size: 256,
    opacity: 1,
    ...fields,
  } as const;
}

test('the instance lists layers without the addresses of their tiles', async () => {
  const { data } = await testApi.api.GET('/instance');
  expect(data?.map_layers?.map(({ id, premium }) => ({ id, premium }))).toEqual([
    GROUND,
    { id: 'hd', premium: true },
    RAIN,
  ]);
  expect(data?.map_layers?.[2]?.times).toEqual({
    period_minutes: 15,
    back_hours: 48,
    delay_minutes: 10,
  });
  expect(JSON.stringify(data)).not.toMatch(/secret|127\.0\.0\.1/);
});

test('forwards a tile with its type and lets clients cache it', async () => {
  const { url } = testApi;
  const response = await fetch(`${url}/v1/maplayer/ground/3/4/2`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(jpeg);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(asked.mock.calls).toEqual([['/3/4/2.jpg?key=secret']]);
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await fetch(response.url, { headers })).status).toBe(304);
});

test('a weather tile is that of its time', async () => {
  await downloadMapLayerTile(testApi.api, RAIN, { ...TILE, time: TIME });
  expect(asked.mock.calls[0]?.[0]).toMatch(/^\/rain\/2026-07-14T12:15:00Z\?bbox=0,/);
});

test('a premium tile may be cached only by its reader', async () => {
  const response = await fetch(`${testApi.url}/v1/maplayer/premium/hd/3/4/2`);
  expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
});

test.each([
  { why: 'of no layer', path: 'snow/3/4/2' },
  { why: 'of a premium layer, by the way of all', path: 'hd/3/4/2' },
  { why: 'of a layer of all, by the way of premium', path: 'premium/ground/3/4/2' },
  { why: 'less deep than any', path: 'ground/1/0/0' },
  { why: 'deeper than any', path: 'ground/11/0/0' },
  { why: 'beyond the map', path: 'ground/3/8/0' },
  { why: 'of a moment, where there are none', path: `ground/3/4/2?time=${TIME}` },
  { why: 'of no moment', path: 'rain/3/4/2' },
  { why: 'between two moments', path: 'rain/3/4/2?time=2026-07-14T12:16:00Z' },
  { why: 'of a moment to come', path: 'rain/3/4/2?time=2026-07-14T18:15:00Z' },
  { why: 'of long ago', path: 'rain/3/4/2?time=2026-07-01T12:15:00Z' },
])('does not request a tile $why', async ({ path }) => {
  expect((await fetch(`${testApi.url}/v1/maplayer/${path}`)).status).toBe(404);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  'ground/23/0/0',
  'ground/-1/0/0',
  'ground/3/0.5/0',
  'Ground/3/4/2',
  '..%2f..%2fetc/3/4/2',
  'rain/3/4/2?time=noon',
  'rain/3/4/2?time=2026-07-14T12:15:00Z%26key=1',
])('returns 404 for %s', async (path) => {
  expect((await fetch(`${testApi.url}/v1/maplayer/${path}`)).status).toBe(422);
  expect(asked).not.toHaveBeenCalled();
});

const responses: { why: string; status: number; listener: RequestListener }[] = [
  { why: 'none', status: 404, listener: (_request, to) => to.writeHead(404).end() },
  { why: 'a failure', status: 503, listener: (_request, to) => to.writeHead(500).end() },
  { why: 'a closed line', status: 503, listener: ({ socket }) => void socket.destroy() },
  {
    why: 'the way elsewhere',
    status: 503,
    listener: ({ url }, to) =>
      to.writeHead(url?.includes('again') ? 200 : 302, { location: '/again' }).end(),
  },
  {
    why: 'a page in place of an image',
    status: 404,
    listener: (_request, to) => to.setHeader('content-type', 'image/png').end('<script>1</script>'),
  },
  {
    why: 'an image that unpacks to gigabytes',
    status: 404,
    listener: (_request, to) => void claimPixels(20_000).then((png) => to.end(png)),
  },
  {
    why: 'more than a tile can be',
    status: 404,
    listener: (_request, to) => void to.end(Buffer.alloc(MAX_TILE_BYTES + 1, jpeg)),
  },
];

test.each(responses)('refuses a source that sends $why', async ({ status, listener: sent }) => {
  reply = sent;
  const warn = vi.spyOn(testApi.server.services.log, 'warn');
  // Without the client, which repeats its request.
  const response = await fetch(`${testApi.url}/v1/maplayer/ground/${TILE.z}/${TILE.x}/${TILE.y}`);
  expect(response.status).toBe(status);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret|127\.0\.0\.1/);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('requests a pending tile only once', async () => {
  const waiting: ServerResponse[] = [];
  reply = (_request, response) => void waiting.push(response);
  const both = [1, 2].map(() => downloadMapLayerTile(testApi.api, GROUND, TILE));
  const other = downloadMapLayerTile(testApi.api, GROUND, { ...TILE, x: 5 });
  await expect.poll(() => waiting.length).toBe(2);
  for (const response of waiting) response.end(jpeg);
  for (const tile of await Promise.all([...both, other])) expect(tile.type).toBe('image/jpeg');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('without layers there are no tiles', async () => {
  const { api } = await startTestApi();
  expect(await unwrap(api.GET('/instance'))).not.toHaveProperty('map_layers');
  await expect(downloadMapLayerTile(api, GROUND, TILE)).rejects.toMatchObject({ status: 404 });
});
