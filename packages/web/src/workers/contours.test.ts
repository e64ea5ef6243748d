import { HAS_TEST_DATA } from '@cloudstreet/scoring/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { alps } from '../../../scoring/src/terrain/testing/alps.js';
import { createContours } from './contours.js';

const terrain = HAS_TEST_DATA ? alps() : undefined;

const SIZE = 64;
const TILE = { z: 10, x: 538, y: 366, levels: [100, 500], factor: 1 } as const;

/** Decodes the tiles below, which are no images. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (image: Blob) => ({
    width: SIZE,
    height: SIZE,
    bytes: await image.bytes(),
    close: () => undefined,
  }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        let data = new Uint8Array();
        return {
          drawImage: ({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) => {
            data = bytes;
          },
          getImageData: () => ({ data }),
        };
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

/** Elevations around Lecco as colours, where a metre is 1/256 of red. */
function tileOf(z: number, x: number, y: number): Blob {
  const bytes = new Uint8Array(4 * SIZE * SIZE);
  for (let pixel = 0; pixel < SIZE * SIZE; pixel += 1) {
    const east = (x + (pixel % SIZE) / SIZE) / 2 ** z;
    const south = (y + Math.floor(pixel / SIZE) / SIZE) / 2 ** z;
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI;
    const elevationM = (terrain?.elevationAt(lat, 360 * east - 180) ?? 0) + 32_768;
    bytes.set([elevationM >> 8, elevationM & 255, 0, 255], 4 * pixel);
  }
  return new Blob([bytes]);
}

type Load = (z: number, x: number, y: number) => Promise<Blob | undefined> | Blob | undefined;

/** Contours of a tile whose elevations, and those around it, are loaded by a function. */
function contoursWith(load: Load) {
  const settings = { encoding: 'terrarium', maxZoom: 12 } as const;
  const compute = createContours(settings, async (z, x, y) => load(z, x, y));
  return (stop = new AbortController()) => compute(TILE, stop);
}

const isCentre = (x: number, y: number) => x === TILE.x && y === TILE.y;

test.skipIf(!HAS_TEST_DATA)('a tile with elevations has contours', async () => {
  const tile = await contoursWith(tileOf)();
  expect(new TextDecoder().decode(tile)).toContain('contours');
  expect(tile.byteLength).toBeGreaterThan(500);
});

test.skipIf(!HAS_TEST_DATA)('a tile at the edge of the terrain has contours', async () => {
  const load: Load = (z, x, y) => (isCentre(x, y) ? tileOf(z, x, y) : undefined);
  expect((await contoursWith(load)()).byteLength).toBeGreaterThan(500);
});

test.skipIf(!HAS_TEST_DATA)('a tile without elevations has no contours', async () => {
  const load: Load = (z, x, y) => (isCentre(x, y) ? undefined : tileOf(z, x, y));
  expect((await contoursWith(load)()).byteLength).toBe(0);
});

test('reports elevations that could not be loaded, and loads them again', async () => {
  const load = vi.fn<() => undefined>(() => {
    throw new Error('The server is busy.');
  });
  const contours = contoursWith(load);
  await expect(contours()).rejects.toThrow('The server is busy.');
  load.mockReturnValue(undefined);
  expect((await contours()).byteLength).toBe(0);
});

test('a cancelled tile is not computed', async () => {
  const stop = new AbortController();
  const load = vi.fn<() => Promise<undefined>>(() => new Promise(() => {}));
  const tile = contoursWith(load)(stop);
  stop.abort();
  await expect(tile).rejects.toThrow('aborted');
});
