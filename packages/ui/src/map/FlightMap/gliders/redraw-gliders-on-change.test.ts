import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubCanvas } from '../../../../test/stub-canvas.js';
import type { CanvasColors } from '../../../flight/canvas-colors.js';
import { createCursorStore } from '../../../flight/cursor-store.js';
import { redrawGlidersOnChange } from './redraw-gliders-on-change.js';

beforeEach(() => {
  stubCanvas();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const colors = { ink: 'black', background: 'white', chart: { cursor: 'blue' } } as CanvasColors;
const path: [number, number][] = [
  [179.5, 50],
  [180.5, 50],
];
const input = { flight: { timeS: [100, 110], path }, tracks: [], colors };

/** A flight over the date line on a map beyond it. */
function drawnGlider() {
  const listeners = new Set<() => void>();
  const project = vi.fn(() => ({ x: 0, y: 0 }));
  const map = {
    getContainer: () => ({ clientWidth: 400, clientHeight: 300 }),
    getCenter: () => ({ lng: -179 }),
    getBearing: () => 0,
    project,
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
  };
  const cursor = createCursorStore();
  const context = document.createElement('canvas').getContext('2d')!;
  const stop = redrawGlidersOnChange(context, map, cursor, input);
  return { cursor, project, listeners, stop };
}

test('draws the glider at the cursor, on the visible side of the date line', () => {
  const { cursor, project } = drawnGlider();
  expect(project).not.toHaveBeenCalled();
  cursor.set(100);
  expect(project).toHaveBeenLastCalledWith([-180.5, 50]);
});

test('redraws when the map moves', () => {
  const { cursor, project, listeners } = drawnGlider();
  cursor.set(110);
  project.mockClear();
  for (const listener of listeners) listener();
  expect(project).toHaveBeenCalledTimes(1);
});

test('draws nothing after it is stopped', () => {
  const { cursor, project, listeners, stop } = drawnGlider();
  stop();
  cursor.set(110);
  expect(project).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});
