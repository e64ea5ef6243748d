import { expect, test } from 'vitest';
import { VIEW_MARGIN } from '../view-bounds.js';
import { mapPadding } from './fit-map.js';

interface Layout {
  width: number;
  /** From the upper edge of the legend to the lower one of the map; without it there is none. */
  legend?: number;
  pitch?: number;
}

const HEIGHT = 300;

function mapOf({ width, legend, pitch = 0 }: Layout) {
  const section = document.createElement('section');
  const container = section.appendChild(document.createElement('div'));
  Object.defineProperties(container, {
    clientWidth: { value: width },
    clientHeight: { value: HEIGHT },
  });
  container.getBoundingClientRect = () => new DOMRect(0, 0, width, HEIGHT);
  if (legend !== undefined) {
    const drawn = section.appendChild(document.createElement('div'));
    drawn.dataset['mapLegend'] = '';
    drawn.getBoundingClientRect = () => new DOMRect(0, HEIGHT - legend, 200, legend - 40);
  }
  return { getContainer: () => container, getPitch: () => pitch };
}

test.each<Layout & { why: string; side: number; bottom: number }>([
  { why: 'no legend', width: 390, side: 11, bottom: 0 },
  { why: 'a low legend', width: 390, legend: 40, side: 11, bottom: 28.8 },
  { why: 'a higher one', width: 390, legend: 100, side: 11, bottom: 100.8 },
  { why: 'one that would take too much', width: 390, legend: 250, side: 11, bottom: 124.8 },
  { why: 'a wide map', width: 900, legend: 100, side: 0, bottom: 0 },
  { why: 'a view from the side', width: 390, legend: 100, pitch: 60, side: 54.3, bottom: 124.2 },
])('room on a map with $why', ({ side, bottom, ...layout }) => {
  const room = mapPadding(mapOf(layout));
  expect(room.left).toBeCloseTo(side, 1);
  expect(room.right).toBeCloseTo(side, 1);
  expect(room.bottom).toBeCloseTo(bottom, 1);
});

test('content and the markers below it stay above the legend', () => {
  const { bottom } = mapPadding(mapOf({ width: 390, legend: 100 }));
  const contentEnd = bottom + VIEW_MARGIN * (HEIGHT - bottom);
  expect(contentEnd).toBeCloseTo(100 + 34);
});
