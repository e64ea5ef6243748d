import { expect, test } from 'vitest';
import { addEngineRun, removeEngineRun, scoringTimeLimits } from './edit-scoring-times.js';

const FLIGHT = { startS: 1000, endS: 9000 };
const TIMES = [1600, 4000, 4300, 8900];

test.each([
  { why: 'the release', index: 0, expected: { minS: 1000, maxS: 3940 } },
  { why: 'the start of the engine', index: 1, expected: { minS: 1660, maxS: 4299 } },
  { why: 'the stop of the engine', index: 2, expected: { minS: 4001, maxS: 8840 } },
  { why: 'the landing', index: 3, expected: { minS: 4360, maxS: 9000 } },
])('$why stays between its neighbours', ({ index, expected }) => {
  expect(scoringTimeLimits(TIMES, index, FLIGHT)).toEqual(expected);
});

test.each([
  { why: 'in the longest window', nearS: null, expected: [1600, 4000, 4300, 6450, 6750, 8900] },
  { why: 'around the cursor', nearS: 3000, expected: [1600, 2850, 3150, 4000, 4300, 8900] },
  { why: 'within the window', nearS: 1600, expected: [1600, 1660, 1960, 4000, 4300, 8900] },
  { why: 'not in another run', nearS: 4100, expected: [1600, 4000, 4300, 6450, 6750, 8900] },
])('adds an engine run $why', ({ nearS, expected }) => {
  expect(addEngineRun(TIMES, nearS)).toEqual(expected);
});

test('a short window has room for a short run, or for none', () => {
  expect(addEngineRun([0, 200], null)).toEqual([0, 60, 140, 200]);
  expect(addEngineRun([0, 121], null)).toBeUndefined();
  expect(addEngineRun([], null)).toBeUndefined();
  const most = Array.from({ length: 100 }, (_, index) => index * 1000);
  expect(addEngineRun(most, null)).toBeUndefined();
});

test('a removed engine run is scored', () => {
  expect(removeEngineRun(TIMES, 1)).toEqual([1600, 8900]);
});
