import { expect, test } from 'vitest';
import { boundingBox, clampBoundingBox } from './bounding-box.js';

const path = (...lonLats: [number, number][]) => lonLats.map(([lon, lat]) => ({ lat, lon }));

test.each([
  { why: 'one position', positions: path([8, 50]), box: [8, 50, 8, 50] },
  { why: 'a flight', positions: path([8, 50], [9, 49], [7.5, 51]), box: [7.5, 49, 9, 51] },
  {
    why: 'across 180° eastwards',
    positions: path([179, -40], [-179.5, -41]),
    box: [179, -41, -179.5, -40],
  },
  {
    why: 'across 180° westwards and back',
    positions: path([-179, 1], [179, 2], [-178, 0]),
    box: [179, 0, -178, 2],
  },
  { why: 'across 0°', positions: path([-1, 50], [1, 51]), box: [-1, 50, 1, 51] },
  {
    why: 'around the pole',
    positions: path([0, 89], [120, 89], [-120, 88], [0, 89]),
    box: [-180, 88, 180, 89],
  },
  { why: 'ending on 180°', positions: path([179, 1], [180, 2]), box: [179, 1, 180, 2] },
])('$why', ({ positions, box }) => {
  expect(boundingBox(positions)).toEqual(box);
});

test('an empty list has no box', () => {
  expect(() => boundingBox([])).toThrow(RangeError);
});

test('a box is limited to the globe', () => {
  expect(clampBoundingBox([-190, -95, 181, 100])).toEqual([-180, -90, 180, 90]);
});
