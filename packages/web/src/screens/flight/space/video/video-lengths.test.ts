import { expect, test } from 'vitest';
import { framesOf, usualSpeed } from './video-lengths.js';

test.each([
  { why: 'a hop', flightS: 600, speed: 30 },
  { why: 'two hours', flightS: 7200, speed: 120 },
  { why: 'a long day', flightS: 10 * 3600, speed: 600 },
  { why: 'more than a day', flightS: 30 * 3600, speed: 600 },
])('the usual video of $why has $speed times the speed', ({ flightS, speed }) => {
  expect(usualSpeed(flightS)).toBe(speed);
});

test('a video has thirty frames per second, and at least one', () => {
  expect(framesOf(3600, 60)).toBe(1800);
  expect(framesOf(1, 600)).toBe(1);
});
