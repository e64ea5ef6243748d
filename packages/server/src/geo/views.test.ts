import { expect, test } from 'vitest';
import { boxesOf, type GeoBox } from './views.js';

test.each<{ why: string; view: GeoBox; box: GeoBox }>([
  { why: 'a view', view: [7, 50, 8, 51], box: [7, 50, 8, 51] },
  { why: 'across 180°', view: [170, -20, -170, -10], box: [170, -20, 190, -10] },
  { why: 'beyond 180° in the east', view: [178, -20, 181, -10], box: [178, -20, 181, -10] },
  { why: 'beyond 180° in the west', view: [-181, -20, -178, -10], box: [179, -20, 182, -10] },
  { why: 'a turn farther', view: [367, 50, 368, 51], box: [7, 50, 8, 51] },
  { why: 'two turns farther', view: [-713, 50, -712, 51], box: [7, 50, 8, 51] },
  { why: 'the world', view: [-180, -90, 180, 90], box: [-180, -90, 180, 90] },
  { why: 'more than the world', view: [-1000, -1000, 1000, 1000], box: [-180, -90, 180, 90] },
  { why: 'a point', view: [180, 0, 180, 0], box: [-180, 0, -180, 0] },
])('$why', ({ view, box }) => {
  const [west, south, east, north] = box;
  expect(boxesOf(view)).toEqual([
    [west - 360, south, east - 360, north],
    box,
    [west + 360, south, east + 360, north],
  ]);
});
