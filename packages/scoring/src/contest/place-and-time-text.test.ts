import { expect, test } from 'vitest';
import { momentText, periodsText, positionText } from './place-and-time-text.js';

test.each([
  { lat: 303_600_000, lon: 53_400_000, expected: '50°36.000′N 008°54.000′E' },
  { lat: -216_077_000, lon: -878_275_000, expected: '36°00.770′S 146°22.750′W' },
  { lat: 303_612_345, lon: 6_000_001, expected: '50°36.12345′N 001°00.00001′E' },
  { lat: 0, lon: 1_080_000_000, expected: '00°00.000′N 180°00.000′E' },
])('writes $lat, $lon as recorders do', ({ lat, lon, expected }) => {
  expect(positionText(lat, lon)).toBe(expected);
});

const NOON_S = Date.UTC(2026, 6, 14, 12) / 1000;

test.each([
  { timeZone: undefined, expected: '12:00:00 UTC' },
  { timeZone: 'Europe/Berlin', expected: '14:00:00 UTC+2' },
  { timeZone: 'Australia/Adelaide', expected: '21:30:00 UTC+9:30' },
  { timeZone: 'America/Denver', expected: '06:00:00 UTC-6' },
])('writes noon in $timeZone', ({ timeZone, expected }) => {
  expect(momentText(NOON_S, { unitSystem: 'M', locale: 'en-GB', timeZone })).toBe(expected);
});

test('names the zone of several periods once', () => {
  const reader = { unitSystem: 'M', locale: 'en-GB' } as const;
  const times = [NOON_S, NOON_S + 3600, NOON_S + 7200, NOON_S + 7261];
  expect(periodsText(times, reader)).toBe('12:00:00–13:00:00, 14:00:00–14:01:01 UTC');
  expect(periodsText([], reader)).toBe('');
});
