import { expect, test } from 'vitest';
import { layerTimes, newestTime } from './layer-times.js';

const steps = { period_minutes: 15, back_hours: 48, delay_minutes: 10 };
const interval = (from: string, to: string) => ({
  startS: Date.parse(`2026-07-14T${from}:00Z`) / 1000,
  endS: Date.parse(`2026-07-14T${to}:00Z`) / 1000,
});
const at = (time: string) => new Date(`2026-07-${time}Z`);

test('a flight has the images before and during it', () => {
  expect(layerTimes(steps, interval('10:05', '10:30'), at('14T18:00:00'))).toEqual([
    '2026-07-14T10:00:00Z',
    '2026-07-14T10:15:00Z',
    '2026-07-14T10:30:00Z',
  ]);
});

test('the newest images are not available yet', () => {
  expect(layerTimes(steps, interval('10:05', '10:30'), at('14T10:31:00'))).toEqual([
    '2026-07-14T10:00:00Z',
    '2026-07-14T10:15:00Z',
  ]);
});

test.each([
  { why: 'its first image is the oldest', now: '16T10:00:00', expected: 3 },
  { why: 'its first image is gone', now: '16T10:00:01', expected: 'tooOld' },
  { why: 'its first image has just come', now: '14T10:10:00', expected: 1 },
  { why: 'its first image is to come', now: '14T10:09:59', expected: 'tooEarly' },
])('$why: $expected', ({ now, expected }) => {
  const times = layerTimes(steps, interval('10:05', '10:30'), at(now));
  expect(typeof times === 'string' ? times : times.length).toBe(expected);
});

test.each([
  { now: '14T10:10:00', expected: '2026-07-14T10:00:00Z' },
  { now: '14T10:09:59', expected: '2026-07-14T09:45:00Z' },
])('returns the newest image at $now', ({ now, expected }) => {
  expect(newestTime(steps, at(now))).toBe(expected);
});
