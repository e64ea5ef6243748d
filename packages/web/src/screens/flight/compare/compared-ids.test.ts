import { expect, test } from 'vitest';
import { comparedIds, MAX_COMPARED } from './compared-ids.js';

test.each([
  { why: 'nothing', text: undefined, ids: [] },
  { why: 'several', text: '4,5', ids: [4, 5] },
  { why: 'one twice', text: '4,4', ids: [4] },
  { why: 'the flight itself', text: '7,4', ids: [4] },
  { why: 'what is no id', text: '0,-1,x,1.5,,99999999999,4', ids: [4] },
])('reads $why', ({ text, ids }) => {
  expect(comparedIds(text, 7)).toEqual(ids);
});

test('accepts at most as many flights as there are colours', () => {
  const many = Array.from({ length: 40 }, (_, index) => index + 10).join(',');
  expect(comparedIds(many, 7)).toHaveLength(MAX_COMPARED);
});
