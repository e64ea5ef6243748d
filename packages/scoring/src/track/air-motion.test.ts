import { expect, test } from 'vitest';
import { fly } from '../analysis/testing/flown-course.js';
import { measureAirMotion } from './air-motion.js';
import { groundSpeedsKmh } from './motion.js';

const STRAIGHT = { seconds: 40, speedMps: 28, climbMps: -0.7 };

function motionOver(seconds: number, radiusM?: number) {
  const course = { ...STRAIGHT, ...(radiusM !== undefined && { radiusM }) };
  const track = fly([course], { windEastMps: 7, isRounded: true });
  return measureAirMotion(track, groundSpeedsKmh(track), { first: 0, last: seconds });
}

test.each(Array.from({ length: 30 }, (_, i) => i + 10))('a straight course of %i s', (seconds) => {
  expect(motionOver(seconds)?.isCircling).toBe(false);
});

test.each([25, 31, 38])('circles over %i s', (seconds) => {
  expect(motionOver(seconds, 110)?.isCircling).toBe(true);
});

test('a slow turn whose last second is measured alone is no circle', () => {
  const { lat, lon, ...track } = fly([{ ...STRAIGHT, radiusM: 800 }], { isRounded: true });
  // A recorded position is some two metres off: here to the left in the last second.
  const off = { ...track, lat, lon: lon.with(11, lon[11]! - 150) };
  expect(measureAirMotion(off, groundSpeedsKmh(off), { first: 0, last: 11 })?.isCircling).toBe(
    false,
  );
});
