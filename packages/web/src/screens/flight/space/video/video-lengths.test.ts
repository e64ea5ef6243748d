import { expect, test } from 'vitest';
import { frameTimes, usualLength, videoLengths } from './video-lengths.js';

const HOUR_S = 3600;

test.each([
  { why: 'a hop', flownS: 600, lengths: [15, 30, 60, 120, 240], usual: 15 },
  { why: 'two hours', flownS: 2 * HOUR_S, lengths: [15, 30, 60, 120, 240], usual: 30 },
  { why: 'a long day', flownS: 10 * HOUR_S, lengths: [15, 30, 60, 120, 240], usual: 120 },
  { why: 'more than a day', flownS: 30 * HOUR_S, lengths: [15, 30, 60, 120, 240], usual: 240 },
  { why: 'a thermal', flownS: 40, lengths: [15, 30], usual: 15 },
  { why: 'a landing, as it was flown', flownS: 12, lengths: [12], usual: 12 },
])('the video of $why is usually $usual s long', ({ flownS, lengths, usual }) => {
  expect(videoLengths(flownS)).toEqual(lengths);
  expect(usualLength(flownS)).toBe(usual);
});

test('frames are spread evenly over the flight, thirty per second of video', () => {
  const times = frameTimes(1000, 1600, 15);
  expect(times).toHaveLength(450);
  expect(times[0]).toBe(1000);
  expect(times[225]).toBe(1300);
  expect(times[449]).toBeCloseTo(1600 - 600 / 450);
});

test('a video of a moment has one frame', () => {
  expect(frameTimes(1000, 1000, 0)).toEqual([1000]);
});
