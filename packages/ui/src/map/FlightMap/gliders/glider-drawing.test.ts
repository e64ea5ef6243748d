import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubCanvas } from '../../../../test/stub-canvas.js';
import type { CanvasColors } from '../../../flight/canvas-colors.js';
import type { DrawnTrack } from '../layers/other-tracks.js';
import { createGliderDrawing, type GliderView } from './glider-drawing.js';

beforeEach(() => {
  stubCanvas();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const colors = { ink: 'black', background: 'white', chart: { cursor: 'blue' } } as CanvasColors;

function track(id: number, times: number[], lat: number): DrawnTrack {
  return {
    id,
    name: `Pilot ${id}`,
    color: 'red',
    timeS: times,
    altitudeM: times.map(() => 1000),
    path: times.map((_, index): [number, number] => [8 + index, lat]),
  };
}

const flight = track(0, [100, 110, 120], 50);
const view: GliderView = {
  width: 400,
  height: 300,
  bearingDeg: 90,
  project: ({ lon, lat }) => ({ x: lon * 10, y: lat * 5 }),
};

/** Returns the drawing calls of a frame on its canvas. */
function drawn(timeS: number | null, others: DrawnTrack[], seen = view) {
  const context = {
    canvas: { width: 0, height: 0 },
    setTransform: vi.fn(),
    clearRect: vi.fn(),
    drawImage: vi.fn(),
    save: vi.fn(),
    restore: vi.fn(),
    translate: vi.fn(),
    rotate: vi.fn(),
    scale: vi.fn(),
    stroke: vi.fn(),
    fill: vi.fn(),
  };
  const draw = createGliderDrawing({ flight, tracks: others, colors });
  draw(context as never, timeS, seen);
  return context;
}

test('draws the glider at its place and heading on a rotated map', () => {
  const { translate, rotate, canvas } = drawn(110, []);
  expect(translate).toHaveBeenCalledWith(90, 250);
  // East, on a map that has east up.
  expect(rotate.mock.calls[0]?.[0]).toBeCloseTo(0, 6);
  expect(canvas).toEqual({ width: 400, height: 300 });
});

test('clears the canvas without a moment', () => {
  const { clearRect, translate, drawImage } = drawn(null, [track(1, [100, 120], 51)]);
  expect(clearRect).toHaveBeenCalled();
  expect(translate).not.toHaveBeenCalled();
  expect(drawImage).not.toHaveBeenCalled();
});

test('draws others while they fly, with their names if there is room', () => {
  const [apart, above, landed] = [
    track(1, [100, 120], 51),
    track(2, [100, 120], 40),
    track(3, [10, 90], 52),
  ];
  expect(drawn(110, [apart, above, landed]).drawImage).toHaveBeenCalledTimes(4);
  // At one place, two names fit beside it, and no third.
  const crowd = [4, 5, 6].map((id) => track(id, [100, 120], 51));
  expect(drawn(110, crowd).drawImage).toHaveBeenCalledTimes(5);
});
