import { expect, test } from 'vitest';
import { snapTime, stepTime } from './time-handle.js';

const EVERY_FOUR = [100, 104, 108, 112, 116, 120];
const SPARSE = [100, 130, 160];

test.each([
  { why: 'the nearest fix', wanted: 105, limits: [100, 120], expected: 104 },
  { why: 'the first within the limits', wanted: 90, limits: [101, 120], expected: 104 },
  { why: 'the last within the limits', wanted: 200, limits: [100, 119], expected: 116 },
  { why: 'a limit on a fix', wanted: 200, limits: [100, 112], expected: 112 },
  {
    why: 'the moment itself where no fix is allowed',
    wanted: 106,
    limits: [105, 107],
    expected: 106,
  },
])('snaps to $why', ({ wanted, limits: [minS = 0, maxS = 0], expected }) => {
  expect(snapTime(EVERY_FOUR, wanted, { minS, maxS })).toBe(expected);
});

test.each([
  { why: 'ten seconds', times: EVERY_FOUR, timeS: 104, direction: 'later', expected: 112 },
  { why: 'the next fix', times: SPARSE, timeS: 100, direction: 'later', expected: 130 },
  { why: 'the fix before', times: SPARSE, timeS: 160, direction: 'earlier', expected: 130 },
  { why: 'nothing beyond the limit', times: SPARSE, timeS: 130, direction: 'later', expected: 130 },
] as const)('steps by $why', ({ times, timeS, direction, expected }) => {
  const maxS = times === SPARSE && timeS === 130 ? 159 : 200;
  expect(stepTime(times, { timeS, minS: 100, maxS }, direction)).toBe(expected);
});
