import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadTerrainTile, unwrap, uploadFlight } from '@cloudstreet/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { claimPixels, makeTile, tilesAlong, writeTiles } from './testing/make-tiles.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-tiles-'));
const [NORTH, SOUTH, HUGE] = tilesAlong(12, 7.1, 50.9, 51.05);
afterAll(() => rmSync(folder, { recursive: true }));

const placeOf = (name: string) => {
  const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
  return { z, x, y };
};

describe('with terrain', () => {
  let testApi: TestApi;

  beforeAll(async () => {
    await writeTiles(folder, [NORTH!], { encoding: 'mapbox', format: 'webp' });
    writeFileSync(join(folder, `${SOUTH!}.png`), '<script>alert(1)</script>');
    writeFileSync(join(folder, `${HUGE!}.png`), await claimPixels(20_000));
    const terrain = {
      ...({ kind: 'folder', place: folder, encoding: 'mapbox', zoom: 12 } as const),
      attribution: 'Made by <a href="https://a.example/">A</a>',
    };
    testApi = await startTestApi({ config: { terrain } });
  });

  test('the instance describes its tiles', async () => {
    expect(await unwrap(testApi.api.GET('/instance'))).toMatchObject({
      terrain: {
        encoding: 'mapbox',
        max_zoom: 12,
        attribution: [{ text: 'Made by' }, { text: 'A', url: 'https://a.example/' }],
      },
    });
  });

  test('returns a tile unchanged and lets its reader cache it', async () => {
    const file = await makeTile(NORTH!, { encoding: 'mapbox', format: 'webp' });
    const tile = await downloadTerrainTile(testApi.api, placeOf(NORTH!));
    expect(tile.type).toBe('image/webp');
    expect(Buffer.from(await tile.arrayBuffer())).toEqual(file);
    const response = await fetch(`${testApi.url}/v1/terrain/${NORTH!}`);
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await fetch(response.url, { headers })).status).toBe(304);
  });

  test.each([
    { why: 'is not there', place: { z: 12, x: 0, y: 0 } },
    { why: 'is no image', place: placeOf(SOUTH!) },
    { why: 'unpacks to gigabytes', place: placeOf(HUGE!) },
    { why: 'is deeper than all', place: { z: 13, x: 0, y: 0 } },
    { why: 'lies beyond the map', place: { z: 3, x: 8, y: 0 } },
  ])('a tile that $why', async ({ place }) => {
    await expect(downloadTerrainTile(testApi.api, place)).rejects.toMatchObject({ status: 404 });
  });

  test.each(['16/0/0', '-1/0/0', '1/0/99999', '1/0.5/0', '..%2f..%2fetc/0/0'])(
    'returns 404 for %s',
    async (name) => {
      expect((await fetch(`${testApi.url}/v1/terrain/${name}`)).status).toBe(422);
    },
  );
});

test('slow tiles delay no upload', async () => {
  const waiting: ServerResponse[] = [];
  const provider = createServer((_request, response) => void waiting.push(response));
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const place = `http://127.0.0.1:${port}/{z}/{x}/{y}.png`;
  const terrain = { kind: 'url', place, encoding: 'terrarium', zoom: 12 } as const;
  const { url, signUp } = await startTestApi({ config: { terrain } });
  const names = ['12/1/1', '12/1/1', '12/1/2', '12/1/3', '12/1/4'];
  const asked = names.map((name) => fetch(`${url}/v1/terrain/${name}`));
  await expect.poll(() => waiting.length).toBe(4);
  const pilot = await signUp();
  expect(await uploadFlight(pilot.api, sampleIgc(), { name: 'a.igc' })).toHaveLength(1);
  for (const response of waiting) response.writeHead(404).end();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(names.map(() => 404));
  provider.closeAllConnections();
  provider.close();
});

test('without terrain there are no tiles', async () => {
  const { api } = await startTestApi();
  expect(await unwrap(api.GET('/instance'))).not.toHaveProperty('terrain');
  await expect(downloadTerrainTile(api, placeOf(NORTH!))).rejects.toMatchObject({ status: 404 });
});
