import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { makeArchive } from '../platform/tiles/testing/make-archive.js';
import { serveRanges } from '../platform/tiles/testing/serve-ranges.js';
import { TileSourceError } from '../platform/tiles/tile-source.js';
import { openBasemap } from './open-basemap.js';

async function openUrl(place: string, waitMs?: number) {
  const onFault = vi.fn();
  let now = 0;
  const config = { kind: 'url', place } as const;
  const basemap = await openBasemap({
    config,
    onFault,
    now: () => now,
    ...(waitMs !== undefined && { waitMs }),
  });
  return {
    onFault,
    info: () => basemap?.info(),
    read: async (...[zoom, x, y]: [number, number, number]) => {
      const tile = await basemap?.readTile(zoom, x, y);
      return tile && gunzipSync(tile).toString();
    },
    wait(ms: number) {
      now += ms;
    },
  };
}

test('pauses when a server stops responding, and tells each reason once', async () => {
  const source = await serveRanges(makeArchive({ '8/133/91': Buffer.from('a tile') }));
  const { onFault, read, wait } = await openUrl(source.url);
  const readTile = () => read(8, 133, 91);
  expect(await readTile()).toBe('a tile');
  source.instead = (_request, response) => response.writeHead(503).end();
  const before = source.asked.length;
  for (let i = 0; i < 5; i += 1) await expect(readTile()).rejects.toThrow(/respond/);
  expect(source.asked).toHaveLength(before + 3);
  expect(onFault.mock.calls).toEqual([['it responds 503']]);
  source.instead = undefined;
  await expect(readTile()).rejects.toThrow(/respond/);
  wait(61_000);
  expect(await readTile()).toBe('a tile');
});

test('its description waits for the first response, but not for long', async () => {
  const source = await serveRanges(makeArchive({ '8/133/91': Buffer.from('a tile') }));
  expect(await (await openUrl(source.url)).info()).toMatchObject({ max_zoom: 8 });
  let respond = () => {};
  source.instead = (_request, response) => {
    respond = () => response.writeHead(503).end();
  };
  const slow = await openUrl(source.url, 1);
  expect(await slow.info()).toBeUndefined();
  respond();
});

const LARGE = makeArchive({
  '8/133/91': Buffer.from('a tile'),
  '8/134/91': randomBytes(20_000),
  '8/135/91': Buffer.from('the last tile'),
});

test('reads a new file with other zooms, although it is shorter', async () => {
  const source = await serveRanges(LARGE);
  const { info, read } = await openUrl(source.url);
  expect(await read(8, 133, 91)).toBe('a tile');
  source.file = makeArchive({
    '8/135/91': Buffer.from('a new tile'),
    '9/270/182': Buffer.from('a finer tile'),
  });
  source.etag = '"2"';
  // The old place of the tile is after the end of the new file.
  expect(await read(8, 135, 91)).toBe('a new tile');
  expect((await info())?.max_zoom).toBe(9);
  expect(await read(9, 270, 182)).toBe('a finer tile');
  expect(await read(8, 133, 91)).toBeUndefined();
});

test.each([
  { why: 'no archive', file: Buffer.alloc(20_000, 'x'), reason: /no PMTiles archive/ },
  {
    why: 'another schema',
    file: makeArchive({ '8/133/91': Buffer.from('b') }, { metadata: { vector_layers: [] } }),
    reason: /schema of Protomaps/,
  },
])('serves no tiles of a new file that is $why, until it is replaced', async (replaced) => {
  const source = await serveRanges(LARGE);
  const { onFault, read } = await openUrl(source.url);
  expect(await read(8, 133, 91)).toBe('a tile');
  source.file = replaced.file;
  source.etag = '"2"';
  await expect(read(8, 133, 91)).rejects.toThrow(TileSourceError);
  expect(onFault).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(replaced.reason));
  source.file = LARGE;
  source.etag = '"3"';
  expect(await read(8, 133, 91)).toBe('a tile');
});
