import { expect, test } from 'vitest';
import { sourceOf } from './draw-relief.js';

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
