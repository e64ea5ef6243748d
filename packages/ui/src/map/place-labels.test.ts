import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.js';

const wish = (left: number, top: number, width = 60) => ({ left, top, width });

test('a label is right of its place', () => {
  expect(placeLabels([wish(100, 50)])).toEqual([{ wish: wish(100, 50), left: 111, top: 50 }]);
});

test('a larger glider has its label farther away', () => {
  const large = { ...wish(100, 50), gapPx: 28 };
  expect(placeLabels([large])).toEqual([{ wish: large, left: 128, top: 50 }]);
});

test('the second of two overlapping labels goes to the left', () => {
  const [, second] = placeLabels([wish(100, 50), wish(105, 52)]);
  expect(second?.left).toBe(105 - 11 - 60);
});

test('a third label without room is left out; labels are placed in order', () => {
  const wishes = [wish(100, 50), wish(102, 50), wish(104, 50)];
  expect(placeLabels(wishes).map((label) => label.wish)).toEqual(wishes.slice(0, 2));
});

test.each([
  { why: 'below', other: wish(100, 65) },
  { why: 'far to the right', other: wish(164, 50) },
])('a label $why has room', ({ other }) => {
  expect(placeLabels([wish(100, 50), other])[1]?.left).toBe(other.left + 11);
});
