import { expect, test } from 'vitest';
import { runwayNumber } from './runway-number.js';

test.each([
  { why: 'rounded down', directionDeg: 263, expected: '26' },
  { why: 'rounded up', directionDeg: 267, expected: '27' },
  { why: 'half of ten', directionDeg: 85, expected: '09' },
  { why: 'two digits', directionDeg: 10, expected: '01' },
  { why: 'north', directionDeg: 0, expected: '36' },
  { why: 'a whole turn', directionDeg: 360, expected: '36' },
  { why: 'nearly north', directionDeg: 356, expected: '36' },
  { why: 'a little past north', directionDeg: 4, expected: '36' },
  { why: 'the other end of 09', directionDeg: 90 + 180, expected: '27' },
  { why: 'the other end of 27', directionDeg: 270 + 180, expected: '09' },
  { why: 'against the clock', directionDeg: -10, expected: '35' },
])('$why: $directionDeg° is $expected', ({ directionDeg, expected }) => {
  expect(runwayNumber(directionDeg)).toBe(expected);
});
