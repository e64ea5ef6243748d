import { expect, test, vi } from 'vitest';
import { makeArchive } from '../platform/tiles/testing/make-archive.js';
import { serveRanges } from '../platform/tiles/testing/serve-ranges.js';
import { openBasemap } from './open-basemap.js';

test('pauses when a server stops responding, and tells each reason once', async () => {
  const source = await serveRanges(makeArchive({ '8/133/91': Buffer.from('a tile') }));
  const onFault = vi.fn();
  let now = 0;
  const config = { kind: 'url', place: source.url } as const;
  const basemap = await openBasemap({ config, onFault, now: () => now });
  const read = async () => (await basemap?.readTile(8, 133, 91))?.length;
  expect(await read()).toBeGreaterThan(0);
  source.instead = (_request, response) => response.writeHead(503).end();
  const before = source.asked.length;
  for (let i = 0; i < 5; i += 1) await expect(read()).rejects.toThrow(/respond/);
  expect(source.asked).toHaveLength(before + 3);
  expect(onFault.mock.calls).toEqual([['it responds 503']]);
  source.instead = undefined;
  await expect(read()).rejects.toThrow(/respond/);
  now = 61_000;
  expect(await read()).toBeGreaterThan(0);
});
