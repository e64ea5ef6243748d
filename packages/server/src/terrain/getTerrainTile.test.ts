import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadTerrainTile, unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { makeTile, tilesAlong, writeTiles } from './testing/make-tiles.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-tiles-'));
const [NORTH, SOUTH] = tilesAlong(12, 7.1, 51.0, 51.05);
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
    const terrain = { kind: 'folder', place: folder, encoding: 'mapbox', zoom: 12 } as const;
    testApi = await startTestApi({ config: { terrain } });
  });

  test('the instance says what its tiles are', async () => {
    expect(await unwrap(testApi.api.GET('/instance'))).toMatchObject({
      terrain: { encoding: 'mapbox', max_zoom: 12 },
    });
  });

  test('a tile comes as it is, and may be kept by its reader', async () => {
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
    { why: 'is no picture', place: placeOf(SOUTH!) },
    { why: 'is deeper than all', place: { z: 13, x: 0, y: 0 } },
    { why: 'lies beyond the map', place: { z: 3, x: 8, y: 0 } },
  ])('a tile that $why', async ({ place }) => {
    await expect(downloadTerrainTile(testApi.api, place)).rejects.toMatchObject({ status: 404 });
  });

  test.each(['16/0/0', '-1/0/0', '1/0/99999', '1/0.5/0', '..%2f..%2fetc/0/0'])(
    'no tile: %s',
    async (name) => {
      expect((await fetch(`${testApi.url}/v1/terrain/${name}`)).status).toBe(422);
    },
  );
});

test('without terrain there are no tiles', async () => {
  const { api } = await startTestApi();
  expect(await unwrap(api.GET('/instance'))).not.toHaveProperty('terrain');
  await expect(downloadTerrainTile(api, placeOf(NORTH!))).rejects.toMatchObject({ status: 404 });
});
