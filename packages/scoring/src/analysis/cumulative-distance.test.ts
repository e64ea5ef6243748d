import { expect, test } from 'vitest';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { bestHourSpeedsKmh } from './best-hour-speeds.js';
import { cumulativeDistanceKm } from './cumulative-distance.js';

/** On the equator a degree of longitude is 111.32 km. */
const KM_PER_DEGREE = 111.32;

function trackOf(fixes: readonly { timeS: number; lat: number; lon: number }[]): Track {
  const units = (degrees: number) => Math.round(degrees * POSITION_UNITS_PER_DEGREE);
  return {
    count: fixes.length,
    dayStartS: 0,
    timeS: Int32Array.from(fixes, ({ timeS }) => timeS),
    lat: Int32Array.from(fixes, ({ lat }) => units(lat)),
    lon: Int32Array.from(fixes, ({ lon }) => units(lon)),
    altitudeM: new Int16Array(fixes.length),
    record: Int32Array.from(fixes, (_, fix) => fix),
  };
}

/** Eastwards on the equator, a fix in seven seconds, 36 m/s. */
function straight(seconds: number) {
  const count = Math.floor(seconds / 7) + 1;
  return trackOf(
    Array.from({ length: count }, (_, fix) => ({
      timeS: 1000 + fix * 7,
      lat: 0,
      lon: (fix * 7 * 0.036) / KM_PER_DEGREE,
    })),
  );
}

test('equals the distance flown on a straight line, at every fix', () => {
  const track = straight(1000);
  const ways = cumulativeDistanceKm(track);
  for (let fix = 0; fix < track.count; fix++) expect(ways[fix]).toBeCloseTo(fix * 7 * 0.036, 2);
});

test('circles add no distance, and returning counts like going', () => {
  const circles = Array.from({ length: 601 }, (_, timeS) => ({
    timeS,
    lat: 0.001 * Math.cos((timeS / 24) * 2 * Math.PI),
    lon: 0.001 * Math.sin((timeS / 24) * 2 * Math.PI),
  }));
  expect(cumulativeDistanceKm(trackOf(circles)).at(-1)).toBeLessThan(0.01);
  const there = [0, 1, 0].map((lon, turn) => ({ timeS: turn * 3600, lat: 0, lon }));
  expect(cumulativeDistanceKm(trackOf(there)).at(-1)).toBeCloseTo(2 * KM_PER_DEGREE, 1);
});

test.each([
  { why: 'no fix', fixes: [], expected: [] },
  { why: 'one fix', fixes: [{ timeS: 5, lat: 1, lon: 1 }], expected: [0] },
])('$why adds no distance', ({ fixes, expected }) => {
  expect([...cumulativeDistanceKm(trackOf(fixes))]).toEqual(expected);
});

test('has no result if the clock jumps by days', () => {
  const fixes = [0, 4 * 86_400].map((timeS) => ({ timeS, lat: 0, lon: 0 }));
  expect([...cumulativeDistanceKm(trackOf(fixes))]).toEqual([Number.NaN, Number.NaN]);
});

test('continues across 180 degrees', () => {
  const fixes = [179.9, -179.9].map((lon, i) => ({ timeS: i * 60, lat: 0, lon }));
  expect(cumulativeDistanceKm(trackOf(fixes)).at(-1)).toBeCloseTo(0.2 * KM_PER_DEGREE, 1);
});

test('the speed of an hour is known once the hour is over', () => {
  const speeds = bestHourSpeedsKmh(straight(4000));
  expect(speeds[500]).toBeNaN();
  expect(speeds.at(-1)).toBeCloseTo(129.6, 0);
});

test('refuses an invalid track', () => {
  expect(() => cumulativeDistanceKm({} as Track)).toThrow(TypeError);
  expect(() => bestHourSpeedsKmh({} as Track)).toThrow(TypeError);
});
