import { expect, test, vi } from 'vitest';
import { drawRelief, sourceOf } from './draw-relief.js';

const readTile = vi.hoisted(() => vi.fn<(key: string) => Promise<Uint8Array>>());
vi.mock('../BaseMap/base-map-tiles.js', () => ({ readTile }));

/** Pixels of the finest relief per degree of longitude. */
const PX_PER_DEGREE = 8192 / 360;
const view = { lat: 0, lon: 9, width: 112, height: 84, unitsPerDegree: PX_PER_DEGREE };

test.each([
  { why: 'its own size', size: [112, 84], expected: [112, 84] },
  { why: 'an enlarged frame', size: [224, 168], expected: [112, 84] },
  { why: 'a wide element', size: [448, 168], expected: [224, 84] },
] as const)('the part of the world in $why', ({ size, expected }) => {
  const [left, top, width, height] = sourceOf(view, size[0], size[1]);
  expect([width, height]).toEqual([expect.closeTo(expected[0]), expect.closeTo(expected[1])]);
  expect(left + width / 2).toBeCloseTo(189 * PX_PER_DEGREE);
  expect(top + height / 2).toBeCloseTo(4096);
});

test('is larger in the north, where a degree is wider on the map', () => {
  const [, top, width, height] = sourceOf({ ...view, lat: 60 }, 112, 84);
  expect([width, height]).toEqual([expect.closeTo(224), expect.closeTo(168)]);
  // 60° north is 1.3170 radians above the equator on the Mercator map.
  expect(top + height / 2).toBeCloseTo(4096 - (1.31696 / (2 * Math.PI)) * 8192, 1);
});

test('keeps few tiles of many views in memory', async () => {
  let open = 0;
  readTile.mockImplementation(async () => new Uint8Array());
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('createImageBitmap', async () => {
    open += 1;
    return { close: () => (open -= 1) };
  });
  const drawn = vi.fn<() => void>();
  const canvas = { clientWidth: 112, clientHeight: 84, getContext: () => ({ drawImage: drawn }) };
  const drawAt = (lat: number, lon: number) =>
    drawRelief(canvas as never, { ...view, lat, lon }, '/relief', new AbortController().signal);

  // Two rows of 16 tiles each.
  for (const lat of [10, -10]) {
    for (let column = 0; column < 16; column += 1) await drawAt(lat, (column - 7.5) * 22.5);
  }
  await vi.waitFor(() => expect(open).toBe(16));
  await drawAt(-10, 0.5 * 22.5);
  expect(readTile).toHaveBeenCalledTimes(32);
  await drawAt(10, 0.5 * 22.5);
  expect(readTile).toHaveBeenCalledTimes(33);
  expect(drawn).toHaveBeenCalledTimes(34);
  vi.unstubAllGlobals();
});
