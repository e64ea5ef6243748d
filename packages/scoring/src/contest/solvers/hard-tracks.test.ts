import { describe, expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.js';
import type { ContestName } from '../contest-names.js';
import { trackOfRows } from '../testing/read-track.js';
import { scoreTrack as scoreAll } from '../testing/score-track.js';
import { findFastestPath } from './fastest-path.js';
import { createFlightGeometry } from './flight-geometry.js';
import { findLongestPath } from './longest-path.js';
import { findOutReturn } from './out-return.js';
import { findTriangle } from './triangle.js';

type FixAt = (i: number) => [lat: number, lon: number, altM?: number];

function createTrack(count: number, fixAt: FixAt, intervalS = 1) {
  return trackOfRows(
    Array.from({ length: count }, (_, i) => {
      const [lat, lon, altitudeM = 1000] = fixAt(i);
      return [
        i * intervalS,
        Math.round(lat * 6_000_000),
        Math.round(lon * 6_000_000),
        altitudeM,
      ] as const;
    }),
  );
}

/** A triangle of 300 km between places where the glider waits, too high or too far to close it. */
function createClosings(waits: number) {
  const fixes: [lat: number, lon: number, altM: number][] = [];
  const wait = (lats: readonly [number, number], alts: readonly [number, number]) => {
    for (let i = 0; i < waits; i++) fixes.push([lats[i % 2]!, 8, alts[i % 2]!]);
  };
  const fly = (lat: number, lon: number) => {
    const [fromLat, fromLon] = fixes.at(-1)!;
    for (let i = 1; i <= 500; i++) {
      const share = i / 500;
      fixes.push([fromLat + share * (lat - fromLat), fromLon + share * (lon - fromLon), 1500]);
    }
  };
  // The low place is too far from where the glider waits in the end, the near one too high.
  wait([50, 49.9995], [3000, 1000]);
  fly(50.9, 8);
  fly(50.45, 9.2);
  fly(50.0093, 8);
  wait([50.0089, 50.0093], [1000, 3500]);
  fly(50, 8);
  fixes.push([50, 8, 2500]);
  return createTrack(fixes.length, (i) => fixes[i]!);
}

function scoreTrack(count: number, fixAt: FixAt) {
  const track = createTrack(count, fixAt);
  const entries = scoreAll(track);
  return {
    track,
    names: entries.map(({ name }) => name),
    km: (name: ContestName) => entries.find((entry) => entry.name === name)?.distance ?? 0,
  };
}

const CLOSED = { maxGapM: 1000, maxLossOfHeightM: 1000 };
const ANY_SHAPE = [{ fromM: 0, minPercent: 0, maxPercent: 100 }];

/** Made to be as hard as can be: each must end, and be right to the promised 0.1 %. */
describe('solves unrealistic tracks', () => {
  test('a single place', () => {
    expect(scoreTrack(20_000, () => [50, 8]).names).toEqual([]);
  });

  test.each([1, 2, 3])('%i fixes', (count) => {
    const { km, names } = scoreTrack(count, (i) => [50 + i, 8]);
    expect(names).toEqual(count === 1 ? [] : ['free', 'out', 'speed']);
    expect(km('free')).toBe([0, 111.24, 222.5][count - 1]);
  });

  test.each([
    { why: 'a meridian', fixAt: (i: number): [number, number] => [40 + i / 500, 8], km: 333.12 },
    { why: 'the equator', fixAt: (i: number): [number, number] => [0, i / 500 - 1], km: 333.9 },
    {
      why: 'across 180°',
      fixAt: (i: number): [number, number] => [0, i > 750 ? i / 500 - 181.5 : i / 500 + 178.5],
      km: 333.9,
    },
  ])('a straight line: $why', ({ fixAt, km }) => {
    // All paths along the line have the same length.
    const scored = scoreTrack(1500, fixAt);
    for (const name of ['free', 'out', 'speed'] as const) {
      expect(scored.km(name)).toBeGreaterThan(km * 0.999);
      expect(scored.km(name)).toBeLessThan(km * 1.001);
    }
    expect(scored.names).not.toContain('triangle');
  });

  test('a bent line of many fixes ends with a bound within 0.1 %', () => {
    const count = repetitions(5000);
    const track = createTrack(count, (i) => {
      const share = i / count;
      return [44 + 8 * share, 8 + 0.02 * Math.sin(250 * share)];
    });
    const flight = createFlightGeometry(track, { first: 0, last: track.count - 1 });
    const best = findLongestPath(flight, { maxLegs: 6, maxLossOfHeightM: 1000 })!;
    expect(best.upperBoundM).toBeLessThan(best.distanceM * 1.001);
  });

  test('two alternating places', () => {
    const scored = scoreTrack(300, (i) => [50 + (i % 2), 8]);
    expect(scored.km('free')).toBe(667.43);
    expect(scored.km('out_return')).toBe(222.48);
    expect(scored.km('speed')).toBe(333.72);
  });

  test('two places 100 m apart with odd altitudes', () => {
    const scored = scoreTrack(repetitions(500), (i) => [50 + (i % 2) * 0.0009, 8, 1000 + (i % 97)]);
    expect(scored.km('free')).toBe(0.6);
    expect(scored.km('speed')).toBe(0.3);
    expect(scored.km('out_return')).toBe(0.2);
  });

  test('many equally large triangles that are hard to close', () => {
    const track = createClosings(1000);
    const flight = createFlightGeometry(track, { first: 0, last: track.count - 1 });
    const found = findTriangle(flight, { ...CLOSED, bands: ANY_SHAPE });
    expect(found?.distanceM).toBeCloseTo(300_000, -4);
    expect(flight.workShare.work.done).toBeLessThan(1e8);
  });

  test('many equally long out and returns that are hard to close', () => {
    const track = createClosings(1000);
    const flight = createFlightGeometry(track, { first: 0, last: track.count - 1 });
    const found = findOutReturn(flight, CLOSED);
    expect(found?.distanceM).toBeCloseTo(200_000, -4);
    expect(flight.workShare.work.done).toBeLessThan(1e8);
  });

  test('three alternating places', () => {
    const corners: [number, number][] = [
      [50, 8],
      [51, 9],
      [50, 10],
    ];
    const scored = scoreTrack(200, (i) => corners[i % 3]!);
    expect(scored.km('triangle')).toBe(407.26);
  });

  test('a circle around the pole', () => {
    const scored = scoreTrack(1000, (i) => [89.5, (i * 360) / 1000 - 180]);
    // An inscribed equilateral triangle: √3 times the diameter of 111.7 km, over the pole.
    expect(scored.km('triangle')).toBeGreaterThan(289.9);
    expect(scored.km('triangle')).toBeLessThan(290.3);
  });

  test('no altitudes, as in files without a sensor', () => {
    const scored = scoreTrack(500, (i) => [50 + i / 500, 8 + Math.sin(i / 50), 0]);
    expect(scored.names).toContain('speed');
  });

  test('speed in weeks of fixes', () => {
    const count = repetitions(20_000);
    const track = createTrack(count, (i) => [50 + 0.01 * Math.sin(i / 4), 8 + i / 40_000], 80);
    const flight = createFlightGeometry(track, { first: 0, last: count - 1 });
    // Three legs from one end of the swings to the other, 0.02° apart.
    expect(
      findFastestPath(flight, { maxLegs: 3, maxDurationS: 7200, maxLossOfHeightM: 0 })?.distanceM,
    ).toBeGreaterThan(3 * 2220);
  });

  test('speed with one fix per day after many in three hours', () => {
    const [busy, days] = [10_000, 60];
    const track = trackOfRows(
      Array.from({ length: busy + days }, (_, i) => [
        i < busy ? i : busy + 86_400 * (i - busy + 1),
        Math.round((50 + 0.01 * Math.sin(i / 400)) * 6_000_000),
        Math.round((8 + i / 40_000) * 6_000_000),
        1000,
      ]),
    );
    const flight = createFlightGeometry(track, { first: 0, last: track.count - 1 });
    const rule = { maxLegs: 3, maxDurationS: 7200, maxLossOfHeightM: 0 };
    const swings = { first: 0, last: busy - 1 };
    expect(findFastestPath(flight, rule)).toEqual(
      findFastestPath(createFlightGeometry(track, swings), rule),
    );
  });

  test('a jump far away and back', () => {
    const scored = scoreTrack(400, (i) => (i === 200 ? [0, 0] : [50 + i / 400, 8]));
    expect(scored.km('free')).toBeGreaterThan(11_000);
  });
});
