import { expect, test } from 'vitest';
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
  { why: 'one that the margin has room for', width: 390, legend: 50, side: 11, bottom: 0 },
  { why: 'a higher one', width: 390, legend: 100, side: 11, bottom: 50 },
  { why: 'one that would take too much', width: 390, legend: 250, side: 11, bottom: 70 },
  { why: 'a wide map', width: 900, legend: 100, side: 0, bottom: 0 },
  { why: 'a view from the side', width: 390, legend: 100, pitch: 60, side: 54.3, bottom: 83.3 },
])('room on a map with $why', ({ side, bottom, ...layout }) => {
  const room = mapPadding(mapOf(layout));
  expect(room.left).toBeCloseTo(side, 1);
  expect(room.right).toBeCloseTo(side, 1);
  expect(room.bottom).toBeCloseTo(bottom, 1);
});
