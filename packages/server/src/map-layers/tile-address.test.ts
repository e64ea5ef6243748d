import { expect, test } from 'vitest';
import { isStep, tileAddress } from './tile-address.js';

const TIMES = { period_minutes: 15, back_hours: 48, delay_minutes: 10, format: 'iso' } as const;
const NOON = Date.parse('2026-07-14T12:00:00Z');

test.each([
  { format: 'iso', expected: '2026-07-14T12:00:00Z' },
  { format: 'date', expected: '2026-07-14' },
  { format: 'unix', expected: '1784030400' },
] as const)('formats a time as $format', ({ format, expected }) => {
  const tiles = 'https://t.example/{time}/{z}/{x}/{y}.png';
  expect(tileAddress({ tiles, times: { ...TIMES, format } }, { z: 3, x: 4, y: 2 }, NOON)).toBe(
    `https://t.example/${expected}/3/4/2.png`,
  );
});

test('requests a WMS tile by its edges in metres', () => {
  const tiles = 'https://t.example/?bbox={bbox-epsg-3857}';
  const { searchParams } = new URL(tileAddress({ tiles }, { z: 1, x: 1, y: 0 }));
  const edges = searchParams.get('bbox')?.split(',').map(Number);
  expect(edges).toEqual([0, 0, 20037508.342789244, 20037508.342789244]);
});

test.each([
  { why: 'as soon as it is there', now: '2026-07-14T12:10:00Z', expected: true },
  { why: 'not before', now: '2026-07-14T12:09:59Z', expected: false },
  { why: 'as old as it may be', now: '2026-07-16T12:00:00Z', expected: true },
  { why: 'not when it is gone', now: '2026-07-16T13:00:01Z', expected: false },
])('requests a tile $why', ({ now, expected }) => {
  expect(isStep(TIMES, NOON, new Date(now))).toBe(expected);
});

test('has no tile between steps', () => {
  expect(isStep(TIMES, NOON + 60_000, new Date('2026-07-14T13:00:00Z'))).toBe(false);
});
