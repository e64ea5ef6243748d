import { expect, test } from 'vitest';
import { leadRange } from './lead-range.js';

test('includes zero and all lines', () => {
  const [low, high] = leadRange([
    [2, Number.NaN, 8],
    [4, 6],
  ]);
  expect(low).toBeLessThan(0);
  expect(low).toBeGreaterThan(-1);
  expect(high).toBeGreaterThan(8);
  expect(high).toBeLessThan(9);
});

test('the range has a height if no flight leads or nothing is known', () => {
  expect(leadRange([[0, 0]])).toEqual([-1, 1]);
  expect(leadRange([[Number.NaN], []])).toEqual([-1, 1]);
});
