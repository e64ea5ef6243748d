import { expect, test } from 'vitest';
import { timeTicks } from './time-ticks.js';

const noon = Date.UTC(2026, 6, 14, 12) / 1000;

test.each([
  { why: 'whole hours over a day', lengthS: 8 * 3600, count: 10, step: 3600 },
  { why: 'quarters over two hours', lengthS: 2 * 3600, count: 8, step: 900 },
  { why: 'ten seconds over a minute', lengthS: 60, count: 8, step: 10 },
])('$why', ({ lengthS, count, step }) => {
  const { timesS, withSeconds } = timeTicks({ startS: noon, endS: noon + lengthS }, count, 'UTC');
  expect(timesS.length).toBeLessThanOrEqual(count + 1);
  expect(timesS.every((timeS) => (timeS - noon) % step === 0)).toBe(true);
  expect(withSeconds).toBe(step < 60);
});

test('ticks are at full local hours in a zone with half an hour', () => {
  const { timesS } = timeTicks({ startS: noon, endS: noon + 4 * 3600 }, 6, 'Asia/Kolkata');
  expect(timesS[0]).toBe(noon + 1800);
});
