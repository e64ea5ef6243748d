import { expect, test } from 'vitest';
import { clockOffsetS } from './clock-offset.js';

test.each([
  { zone: 'UTC', at: '2026-07-14T10:00:00Z', hours: 0 },
  { zone: 'Europe/Berlin', at: '2026-07-14T10:00:00.5Z', hours: 2 },
  { zone: 'Europe/Berlin', at: '2026-01-14T10:00:00Z', hours: 1 },
  { zone: 'Australia/Adelaide', at: '2026-07-14T10:00:00Z', hours: 9.5 },
  { zone: 'America/Los_Angeles', at: '2026-07-14T02:00:00Z', hours: -7 },
])('$zone on $at is $hours hours ahead', ({ zone, at, hours }) => {
  expect(clockOffsetS(Date.parse(at) / 1000, zone)).toBe(hours * 3600);
});

test('refuses an unknown zone', () => {
  expect(() => clockOffsetS(0, 'Europe/Musterfeld')).toThrow(RangeError);
});
