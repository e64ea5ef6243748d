import { expect, test } from 'vitest';
import { findPhases } from './find-phases.js';
import { phaseStatistics } from './phase-statistics.js';
import { type AirOptions, fly, type Manoeuvre } from './testing/flown-course.js';

const glide: Manoeuvre = { seconds: 400, speedMps: 40, climbMps: -1 };
/** Circles of 25 seconds: 2π · 100 m / 25 s. */
const speedMps = (2 * Math.PI * 100) / 25;
const thermal: Manoeuvre = { seconds: 500, speedMps, climbMps: 2, radiusM: 100 };
const attempt: Manoeuvre = { seconds: 40, speedMps, climbMps: -0.5, radiusM: -100 };

function statisticsOf(flown: readonly Manoeuvre[], air: AirOptions = {}, distanceKm = 32) {
  const track = fly(flown, air);
  const range = { first: 0, last: track.count - 1 };
  return phaseStatistics({ track, phases: findPhases(track), range, distanceKm });
}

const WINDS = [
  { why: 'no wind', air: {} },
  { why: '36 km/h from the west', air: { windEastMps: 10 } },
  { why: '54 km/h from the north, a fix every 4 s', air: { windNorthMps: -15, intervalS: 4 } },
  { why: 'a fix every 5 s', air: { intervalS: 5 } },
];

test.each(WINDS)('circles are told by speed, radius and bank: $why', ({ air }) => {
  const { thermal_speed, thermal_radius, thermal_bank } = statisticsOf(
    [glide, thermal, glide],
    air,
  );
  // Within 2 %: where circling is found to begin and end, some fixes of it are straight.
  expect(Math.abs(thermal_speed / (speedMps * 3.6) - 1)).toBeLessThan(0.02);
  expect(Math.abs(thermal_radius / 100 - 1)).toBeLessThan(0.02);
  expect(thermal_bank).toBeCloseTo(32.8, 0);
});

test.each(WINDS)('climb, time and number of thermals and attempts: $why', ({ air }) => {
  const told = statisticsOf([glide, thermal, glide, attempt, glide, thermal, glide], air);
  const totalS = 4 * 400 + 2 * 500 + 40;
  expect(told).toMatchObject({ thermal_count: 2, attempt_count: 1, glide_count: 4 });
  expect(told.thermal_avg).toBeCloseTo(2, 1);
  expect(Math.abs(told.thermal_avg_gain - 1000)).toBeLessThanOrEqual(15);
  expect(Math.abs(told.thermal_percentage - 1000 / totalS)).toBeLessThan(0.01);
  expect(told.attempt_avg).toBeCloseTo(-0.5, 0);
  expect(Math.abs(told.attempt_percentage - 40 / totalS)).toBeLessThan(0.01);
});

test('a glide has a speed, a ratio, a detour and a length', () => {
  const told = statisticsOf([glide, glide], {}, 25);
  // To the hundredth: how many metres a degree has here is rounded.
  expect(told.glide_speed).toBeCloseTo(144, 1);
  expect(told).toMatchObject({
    thermal_count: 0,
    attempt_count: 0,
    glide_count: 1,
    // 25 km for 800 m.
    glide_ratio: 31.25,
    // 32 km flown for 25 km.
    glide_detour: 1.28,
    glide_distance: 32,
    altitude_avg: 600,
  });
});

test('without thermals their figures are 0', () => {
  expect(statisticsOf([glide])).toMatchObject({
    thermal_percentage: 0,
    thermal_avg: 0,
    thermal_avg_gain: 0,
    thermal_speed: 0,
    thermal_radius: 0,
    thermal_bank: 0,
    attempt_avg: 0,
  });
});

test('who loses no height in glides has no ratio', () => {
  expect(statisticsOf([{ ...glide, climbMps: 1 }])).not.toHaveProperty('glide_ratio');
});

test('a phase across an end of the range counts with its part', () => {
  const track = fly([glide, thermal, glide]);
  const phases = findPhases(track);
  const middle = 400 + 250;
  const [before, after] = [
    { first: 0, last: middle },
    { first: middle, last: track.count - 1 },
  ].map((range) => phaseStatistics({ track, phases, range, distanceKm: 16 }));
  expect([before!.thermal_count, after!.thermal_count]).toEqual([1, 1]);
  expect(before!.thermal_avg_gain + after!.thermal_avg_gain).toBe(
    statisticsOf([glide, thermal, glide]).thermal_avg_gain,
  );
  expect(Math.abs(before!.thermal_radius / 100 - 1)).toBeLessThan(0.02);
});

test('nothing flown is all 0', () => {
  const track = fly([glide]);
  const range = { first: 7, last: 7 };
  const told = phaseStatistics({ track, phases: [], range, distanceKm: 0 });
  expect(told).toMatchObject({ thermal_percentage: 0, glide_count: 0, glide_speed: 0 });
  expect(told.altitude_avg).toBe(track.altitudeM[7]);
  expect(told).not.toHaveProperty('glide_ratio');
});

test('heights above ground are there where the ground is known', () => {
  const track = fly([glide, thermal, glide]);
  const phases = findPhases(track);
  const range = { first: 0, last: track.count - 1 };
  const known = { track, phases, range, distanceKm: 32 };
  const groundM = new Int16Array(track.count).fill(300);
  const told = phaseStatistics({ ...known, groundM });
  expect(told.agl_avg).toBe(told.altitude_avg - 300);
  expect(told.thermal_start_agl).toBe(track.altitudeM[phases[0]!.first]! - 300);
  const untold = phaseStatistics(known);
  expect(untold).not.toHaveProperty('agl_avg');
  expect(untold).not.toHaveProperty('thermal_start_agl');
});

test('arguments that make no sense are refused', () => {
  const track = fly([glide]);
  const range = { first: 0, last: track.count };
  expect(() => phaseStatistics({ track, phases: [], range, distanceKm: 1 })).toThrow(RangeError);
  const whole = { first: 0, last: track.count - 1 };
  expect(() =>
    phaseStatistics({ track, phases: [], range: whole, distanceKm: Number.NaN }),
  ).toThrow(RangeError);
});
