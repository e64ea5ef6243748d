import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BASE_MAP_BYTES, layersOf } from '../../../../test/base-map-file.js';
import { createSketchTiles } from './sketch-tiles.js';
import { fitView } from './sketch-view.js';

/** Counts the lines of a path. */
class FakePath {
  lines = 0;
  moveTo() {
    this.lines += 1;
  }
  lineTo() {}
}

let files = 0;
const host = vi.fn<typeof fetch>();

beforeEach(() => {
  files += 1;
  vi.stubGlobal('Path2D', FakePath);
  vi.stubGlobal(
    'fetch',
    host.mockReset().mockImplementation(async () => wholeFile()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function wholeFile() {
  return new Response(BASE_MAP_BYTES.slice(0));
}

function partOf(init?: RequestInit) {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('range')!) ?? [];
  return new Response(BASE_MAP_BYTES.slice(Number(start), Number(end) + 1), { status: 206 });
}

function viewOf(bounds: [number, number, number, number]) {
  return fitView({ bounds, size: { width: 600, height: 400 }, room: { right: 0, bottom: 0 } });
}

/** Each test has a file of its own: what was read of one is kept. */
function createTiles() {
  return createSketchTiles(`/sketched-${files}.pmtiles`);
}

test('a view has the finest tiles that it shows, with all lines of what is drawn', async () => {
  const [tile, ...others] = await createTiles()(viewOf([8.2, 48, 8.8, 48.4]));
  expect(others).toEqual([]);
  expect(tile?.index).toEqual({ zoom: 6, x: 33, y: 22 });
  const expected = await layersOf(6, 33, 22);
  const drawn = Object.keys(expected).filter((name) => name !== 'places');
  expect(Object.keys(tile?.layers ?? {})).toEqual(drawn);
  let rivers = 0;
  for (let index = 0; index < expected['river']!.length; index++) {
    rivers += expected['river']!.feature(index).loadGeometry().length;
  }
  expect(tile?.layers['river']).toEqual({
    extent: expected['river']!.extent,
    path: expect.objectContaining({ lines: rivers }),
  });
});

test('a flight over the date line has the tiles of both sides, named on from its own', async () => {
  const tiles = await createTiles()(viewOf([179.5, -18, 180.5, -17]));
  expect(tiles.map(({ index }) => index.x)).toEqual([63, 64]);
  const { land } = await layersOf(6, 0, tiles[1]!.index.y);
  expect(tiles[1]?.layers['land']?.extent).toBe(land!.extent);
});

test('a view from afar has coarser tiles', async () => {
  const tiles = await createTiles()(viewOf([-20, 30, 40, 60]));
  expect(new Set(tiles.map(({ index }) => index.zoom))).toEqual(new Set([2]));
});

test('what came once is read no more', async () => {
  const tilesOf = createTiles();
  const [first] = await tilesOf(viewOf([8.2, 48, 8.8, 48.4]));
  const [again] = await tilesOf(viewOf([8.3, 48.1, 8.7, 48.3]));
  expect(again).toBe(first);
});

test('a part that does not come is left out, and asked for again with the next view', async () => {
  vi.useFakeTimers();
  try {
    host.mockImplementation(async (_url, init) => partOf(init));
    const tilesOf = createTiles();
    const view = viewOf([8.2, 48, 8.8, 48.4]);
    await tilesOf(viewOf([-170, -50, 170, 60]));
    host.mockImplementation(async () => new Response('', { status: 503 }));
    const without = tilesOf(view);
    await vi.runAllTimersAsync();
    expect(await without).toEqual([]);
    host.mockImplementation(async (_url, init) => partOf(init));
    expect(await tilesOf(view)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a file that does not come is an error', async () => {
  host.mockImplementation(async () => new Response('', { status: 404 }));
  vi.useFakeTimers();
  try {
    const failure = createTiles()(viewOf([8, 48, 9, 49])).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ message: expect.stringContaining('404') });
  } finally {
    vi.useRealTimers();
  }
});
