import { ApiError } from '@cloudstreet/sdk';
import { expect, test, vi } from 'vitest';
import type { ContourSettings, LoadElevations } from '../../workers/contours.js';
import { withContours } from './with-contours.js';

/** Workers that are open. Each returns the size of the elevations as its contours. */
const workers = vi.hoisted(() => new Set<object>());

vi.mock('./open-contours.js', () => ({
  openContours: (_settings: ContourSettings, load: LoadElevations) => {
    const worker = {};
    workers.add(worker);
    return {
      load: async ({ tile: { z, x, y } }: { tile: { z: number; x: number; y: number } }) =>
        new ArrayBuffer((await load(z, x, y))?.size ?? 0),
      close: () => workers.delete(worker),
    };
  },
}));

const REQUEST = { tile: { z: 9, x: 269, y: 183 }, steps: [100, 500], factor: 1 } as const;

function terrainWith(load: () => Promise<Blob>) {
  return withContours({ encoding: 'terrarium', maxZoom: 12, load });
}

const failed = (status: number) => new ApiError('No elevations.', { status, code: 'X' });

test.each([
  { why: 'beyond the terrain', error: failed(404), isUnknown: true },
  { why: 'on a busy server', error: failed(503), isUnknown: false },
  { why: 'offline', error: new TypeError('fetch failed'), isUnknown: false },
])('elevations $why are unknown: $isUnknown', async ({ error, isUnknown }) => {
  const { loadContours } = terrainWith(() => Promise.reject(error));
  const [tile] = await Promise.allSettled([loadContours(REQUEST, new AbortController().signal)]);
  expect(tile.status).toBe(isUnknown ? 'fulfilled' : 'rejected');
});

test('ends its worker', async () => {
  workers.clear();
  const terrain = terrainWith(() => Promise.resolve(new Blob(['elevations'])));
  await terrain.loadContours(REQUEST, new AbortController().signal);
  expect(workers.size).toBe(1);
  terrain.close();
  await vi.waitFor(() => expect(workers.size).toBe(0));
});
