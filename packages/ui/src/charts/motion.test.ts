import { expect, test } from 'vitest';
import { nearestInTime } from '../flight/flight-columns.js';
import { climbRateAt, groundSpeedAt } from './motion.js';

const seconds = Array.from({ length: 61 }, (_, index) => 1000 + index);

test('the climb rate covers the ten seconds around the fix', () => {
  const altitudeM = seconds.map((timeS) => Math.round(500 + 2.5 * (timeS - 1000)));
  expect(climbRateAt({ unixS: seconds, altitudeM }, 30)).toBeCloseTo(2.5, 0);
});

test('at the ends and in wide gaps the neighbouring fix counts', () => {
  const track = { unixS: [0, 60, 120], altitudeM: [100, 160, 40] };
  expect(climbRateAt(track, 0)).toBe(1);
  expect(climbRateAt(track, 2)).toBe(-2);
});

test('uses only measured values if there are any', () => {
  const track = {
    unixS: [0, 60, 120],
    altitudeM: [100, 160, 40],
    latDeg: [50, 50, 50],
    lonDeg: [7, 7.1, 7.2],
    varioMps: [1.5, Number.NaN, -2],
    speedKmh: [100, Number.NaN, 120],
  };
  expect([0, 1, 2].map((fix) => climbRateAt(track, fix))).toEqual([1.5, undefined, -2]);
  expect([0, 1, 2].map((fix) => groundSpeedAt(track, fix))).toEqual([100, undefined, 120]);
});

test('a single fix has neither climb rate nor speed', () => {
  const track = { unixS: [0], altitudeM: [100], latDeg: [50], lonDeg: [7] };
  expect(climbRateAt(track, 0)).toBeUndefined();
  expect(groundSpeedAt(track, 0)).toBeUndefined();
});

test('speed follows the path, also in circles', () => {
  const turn = seconds.map((timeS) => ((timeS % 6) / 6) * 2 * Math.PI);
  const latDeg = turn.map((angle) => 50 + 0.001 * Math.sin(angle));
  const lonDeg = turn.map(
    (angle) => 7 + (0.001 * Math.cos(angle)) / Math.cos((50 * Math.PI) / 180),
  );
  const altitudeM = seconds.map(() => 1000);
  // Six chords of a circle of 111 m radius in six seconds.
  expect(groundSpeedAt({ unixS: seconds, altitudeM, latDeg, lonDeg }, 30)).toBeCloseTo(
    111 * 3.6,
    -1,
  );
});

test.each([
  { why: 'between two fixes, the nearer', wantedS: 16, expected: 2 },
  { why: 'half way, the earlier', wantedS: 15, expected: 1 },
  { why: 'before the first', wantedS: -5, expected: 0 },
  { why: 'after the last', wantedS: 500, expected: 3 },
])('$why', ({ wantedS, expected }) => {
  expect(nearestInTime([0, 10, 20, 30], wantedS)).toBe(expected);
});
