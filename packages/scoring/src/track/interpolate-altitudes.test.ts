import { describe, expect, test } from 'vitest';
import { flightTrack } from '../flight/flight-track.js';
import { flightFixes } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { findAltitudeSpikes, interpolateAltitudes } from './interpolate-altitudes.js';

const read = (...altitudes: number[]) =>
  Array.from(
    interpolateAltitudes({
      altitudeM: Int16Array.from(altitudes),
      records: Int32Array.from(altitudes, (_, i) => i),
      timeS: Int32Array.from(altitudes, (_, i) => i * i),
    }),
  );

test.each([
  { why: 'between two, by time', given: [100, -9999, 32_767, 190], expected: [100, 110, 140, 190] },
  { why: 'before the first', given: [-9999, 32_767, 500], expected: [500, 500, 500] },
  { why: 'behind the last', given: [500, -9999, 32_767], expected: [500, 500, 500] },
  { why: 'everywhere', given: [-9999, 32_767], expected: [0, 0] },
  { why: 'nowhere, on the limits', given: [-1100, 30_000], expected: [-1100, 30_000] },
  { why: 'nowhere, in the highest flight', given: [0, 23_203], expected: [0, 23_203] },
  {
    why: 'just beyond the limits',
    given: [200, -1101, 30_001, 200],
    expected: [200, 200, 200, 200],
  },
])('impossible $why', ({ given, expected }) => {
  expect(read(...given)).toEqual(expected);
});

test.each([
  { why: 'of one fix', given: [100, 101, 400, 103, 104], expected: [100, 101, 102, 103, 104] },
  {
    why: 'twice, with right altitudes between',
    given: [500, 700, 500, 500, 720, 500],
    expected: [500, 500, 500, 500, 500, 500],
  },
  {
    why: 'before a jump of the altitude',
    given: [500, 900, 500, 501, 900, 901, ...Array<number>(30).fill(902)],
    expected: [500, 500, 500, 501, 900, 901, ...Array<number>(30).fill(902)],
  },
  { why: 'downwards, of two fixes', given: [500, 380, 381, 500], expected: [500, 500, 500, 500] },
  { why: 'that does not return', given: [100, 400, 401, 402], expected: [100, 400, 401, 402] },
  { why: 'slow enough to be flown', given: [100, 145, 102, 103], expected: [100, 145, 102, 103] },
])('a spike $why', ({ given, expected }) => {
  const altitudes = interpolateAltitudes({
    altitudeM: Int16Array.from(given),
    records: Int32Array.from(given, (_, i) => i),
    timeS: Int32Array.from(given, (_, i) => i),
  });
  expect(Array.from(altitudes)).toEqual(expected);
});

test.each([
  { why: 'of one fix', intervalS: 12, wrong: 1, isSpike: true },
  { why: 'of 12 s', intervalS: 12, wrong: 2, isSpike: true },
  { why: 'of 24 s', intervalS: 12, wrong: 3, isSpike: false },
  { why: 'of 20 s', intervalS: 1, wrong: 21, isSpike: true },
  { why: 'of 21 s', intervalS: 1, wrong: 22, isSpike: false },
])('a spike $why at a fix every $intervalS s: $isSpike', ({ intervalS, wrong, isSpike }) => {
  const around = Array<number>(5).fill(1000);
  const given = [...around, ...Array<number>(wrong).fill(1700), ...around];
  const found = findAltitudeSpikes({
    altitudeM: Int16Array.from(given),
    records: Int32Array.from(given, (_, i) => i),
    timeS: Int32Array.from(given, (_, i) => i * intervalS),
  });
  expect(found).toEqual(isSpike ? [{ first: 5, last: 4 + wrong }] : []);
});

describe('compared with the other altitude', () => {
  const around = Array<number>(15).fill(1000);
  const wrong = Array<number>(6).fill(1400);
  const glitch = [...around, ...wrong, ...around];
  const level = glitch.map(() => 1060);
  const spike = { first: 15, last: 20 };
  test.each([
    { why: 'a minute of wrong altitudes', given: glitch, other: level, found: [spike] },
    { why: 'a climb of both', given: glitch, other: glitch.map((m) => m + 60), found: [] },
    { why: 'an unknown other one', given: glitch, other: glitch.map(() => 0), found: [] },
    { why: 'a wrong other one', given: level, other: glitch, found: [] },
    {
      why: 'wrong altitudes at the start',
      given: [...wrong, ...around],
      other: level.slice(15),
      found: [{ first: 0, last: 5 }],
    },
    {
      why: 'wrong altitudes of more than two minutes',
      given: [...around, ...wrong, ...wrong, ...around],
      other: [...level, ...wrong.map(() => 1060)],
      found: [],
    },
  ])('$why', ({ given, other, found }) => {
    const spikes = findAltitudeSpikes({
      altitudeM: Int16Array.from(given),
      records: Int32Array.from(given, (_, i) => i),
      timeS: Int32Array.from(given, (_, i) => i * 12),
      otherAltM: Int16Array.from(other),
    });
    expect(spikes).toEqual(found);
  });
});

test('altitudes between impossible ones are no spike', () => {
  const [wrong, right] = [Array<number>(25).fill(-9999), Array<number>(15).fill(500)];
  const given = [...wrong, ...right, ...wrong];
  expect(
    findAltitudeSpikes({
      altitudeM: Int16Array.from(given),
      records: Int32Array.from(given, (_, i) => i),
      timeS: Int32Array.from(given, (_, i) => i),
    }),
  ).toEqual([]);
});

test('impossible altitudes are neither scored nor drawn', () => {
  const fixes = flightFixes([{ seconds: 1200, speedKmh: 100, climbMps: 1 }]);
  const broken = fixes.map((fix, i) => {
    if (i === 100) return { ...fix, pressureAltM: -9999, gnssAltM: 99_999 };
    return i === 200 ? { ...fix, pressureAltM: 99_999, gnssAltM: -9999 } : fix;
  });
  const recording = recordingOf(broken);
  const whole = { first: 0, last: recording.fixes.count - 1 };
  const expected = Array.from(wholeTrack(recordingOf(fixes)).altitudeM);
  expect(Array.from(wholeTrack(recording).altitudeM)).toEqual(expected);
  const drawn = flightTrack(recording, whole);
  for (const curve of [drawn.alt, drawn.gnss_alt!, drawn.pressure_alt!]) {
    expect(Math.min(...curve)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...curve)).toBeLessThanOrEqual(1300);
  }
});
