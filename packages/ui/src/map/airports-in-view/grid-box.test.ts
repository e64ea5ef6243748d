import { expect, test } from 'vitest';
import type { PathBounds } from '../../flight/flight-path.js';
import { gridBox } from './grid-box.js';

test.each<{ why: string; view: PathBounds; expected: PathBounds }>([
  { why: 'degrees', view: [6.2, 49.3, 10.9, 52.1], expected: [6, 49, 11, 53] },
  {
    why: 'parts of a degree',
    view: [9.62, 50.4, 10.13, 50.6],
    expected: [9.5, 50.375, 10.25, 50.625],
  },
  {
    why: 'across the antimeridian',
    view: [178.2, -18.9, 182.7, -16.1],
    expected: [178, -19, 183, -16],
  },
  { why: 'not beyond the pole', view: [0, 80, 40, 89], expected: [0, 80, 40, 90] },
])('the edges of a box lie on a grid: $why', ({ view, expected }) => {
  expect(gridBox(view)).toEqual(expected);
});

test('a small move stays in the same box', () => {
  expect(gridBox([6.3, 49.4, 11, 52.2])).toEqual(gridBox([6.2, 49.3, 10.9, 52.1]));
});
