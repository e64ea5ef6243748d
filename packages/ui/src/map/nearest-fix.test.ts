import { expect, test } from 'vitest';
import { toPath } from '../flight/flight-path.js';
import { createFixFinder } from './nearest-fix.js';

test.each([
  { why: 'beside a section, its nearer end', lat: 50.0001, lon: 7.006, expected: 1 },
  { why: 'near the first fix', lat: 50.0001, lon: 7.001, expected: 0 },
  { why: 'too far away', lat: 50.2, lon: 7.0, expected: -1 },
  { why: 'on another copy of the world', lat: 50.0001, lon: 367.006, expected: 1 },
])('finds a fix: $why', ({ lat, lon, expected }) => {
  const finder = createFixFinder(toPath({ latDeg: [50, 50, 50.1], lonDeg: [7, 7.01, 7.01] }));
  expect(finder.find(lat, lon, 0.001 / 360)).toBe(expected);
});

test('finds a fix of a track across the antimeridian', () => {
  const finder = createFixFinder(
    toPath({ latDeg: [-17, -17.1, -17.2], lonDeg: [179.8, -179.9, -179.6] }),
  );
  expect(finder.find(-17.2, -179.6, 0.01 / 360)).toBe(2);
});
