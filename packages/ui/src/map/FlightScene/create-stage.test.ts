import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStage } from './create-stage.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A map that is idle after each frame, once its tiles are loaded. */
function createMap() {
  const canvas = { getContext: () => null };
  const container = document.createElement('div');
  container.innerHTML = '<p class="maplibregl-ctrl-attrib-inner">© Map</p>';
  const listeners = new Map<string, () => void>();
  const map = {
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    off: (name: string) => listeners.delete(name),
    fire: (name: string) => listeners.get(name)?.(),
    triggerRepaint: vi.fn<() => void>(),
    loaded: vi.fn<() => boolean>(() => true),
    areTilesLoaded: () => map.loaded(),
    redraw: vi.fn<() => void>(() => {
      if (map.loaded()) map.fire('idle');
    }),
    getCanvas: () => canvas,
    getContainer: () => container,
  };
  return map;
}

function open(map: ReturnType<typeof createMap>) {
  const cursor = { set: vi.fn<(timeS: number | null) => void>() };
  const watch = { nowMs: 0 };
  const stage = createStage(map as never, cursor, watch);
  /** Draws a frame and returns the milliseconds it took. */
  const drawMs = async () => {
    const startMs = performance.now();
    const drawn = stage.draw(1000, 40).then(() => performance.now() - startMs);
    await vi.advanceTimersByTimeAsync(60_000);
    return drawn;
  };
  return { stage, cursor, watch, drawMs };
}

test('draws a loaded scene at once, at its time', async () => {
  const map = createMap();
  const { stage, cursor, watch, drawMs } = open(map);
  expect(await drawMs()).toBe(0);
  expect(cursor.set).toHaveBeenCalledWith(1000);
  expect(watch.nowMs).toBe(40);
  expect(map.redraw).toHaveBeenCalledOnce();
  expect(stage.attribution()).toBe('© Map');
});

test('a tile that hangs costs a whole video at most 16 seconds', async () => {
  const map = createMap();
  map.loaded.mockReturnValue(false);
  const { stage, drawMs } = open(map);
  let totalMs = 0;
  for (let frame = 0; frame < 100; frame += 1) totalMs += await drawMs();
  expect(totalMs).toBeGreaterThan(15_000);
  // Each frame waits once at least.
  expect(totalMs).toBeLessThan(16_000 + 100 * 20);

  stage.begin();
  expect(await drawMs()).toBe(8000);
});

test('tiles that load slowly are waited for in every frame', async () => {
  const map = createMap();
  const { drawMs } = open(map);
  for (let frame = 0; frame < 10; frame += 1) {
    const readyMs = performance.now() + 5000;
    map.loaded.mockImplementation(() => performance.now() >= readyMs);
    expect(await drawMs()).toBe(5000);
  }
});

test('draws again while the map has stale textures', async () => {
  const map = createMap();
  const { drawMs } = open(map);
  for (let frame = 0; frame < 3; frame += 1) map.redraw.mockImplementationOnce(() => {});
  await drawMs();
  expect(map.redraw).toHaveBeenCalledTimes(4);
});

test('draws nothing by itself, and not while tiles are missing', async () => {
  const map = createMap();
  const { triggerRepaint } = map;
  const { drawMs } = open(map);
  map.triggerRepaint();
  expect(triggerRepaint).not.toHaveBeenCalled();
  const readyMs = performance.now() + 5000;
  map.loaded.mockImplementation(() => performance.now() >= readyMs);
  await drawMs();
  expect(map.redraw).toHaveBeenCalledTimes(2);
});

test('fails if the graphics card is lost', async () => {
  const map = createMap();
  const { stage } = open(map);
  map.fire('webglcontextlost');
  await expect(stage.draw(1000, 40)).rejects.toThrow('The graphics card was lost.');
});
