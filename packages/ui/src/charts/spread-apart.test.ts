import { expect, test } from 'vitest';
import { spreadApart } from './spread-apart.js';

test.each([
  { why: 'labels with room stay', places: [10, 40, 90], expected: [10, 40, 90] },
  { why: 'crowded ones make way to the right', places: [10, 12, 90], expected: [10, 30, 90] },
  { why: 'at the end they make way to the left', places: [80, 98, 99], expected: [60, 80, 100] },
  { why: 'none', places: [], expected: [] },
])('$why', ({ places, expected }) => {
  expect(spreadApart(places, 20, 100)).toEqual(expected);
});
