import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA, readTestText } from '../testing/test-data.js';
import { checkPolar, verticalSpeedMps } from './polar.js';
import { isPolarMass, polarAtMass } from './polar-at-mass.js';
import { polarThroughPoints } from './polar-through-points.js';
import { bestGlide, crossCountrySpeedMps, minimumSink, speedToFlyMps } from './speed-to-fly.js';
import { TWO_SEATER } from './testing/two-seater.js';

test('best glide and minimum sink match published values', () => {
  const glide = bestGlide(TWO_SEATER);
  expect(glide.ratio).toBeCloseTo(50.5, 1);
  expect(glide.speedMps).toBeCloseTo(33.88, 2);
  expect(glide.speedMps * 3.6).toBeCloseTo(122.0, 1);
  const sink = minimumSink(TWO_SEATER);
  expect(sink.sinkMps).toBeCloseTo(0.621, 3);
  expect(sink.speedMps).toBeCloseTo(28.85, 2);
});

test.each([
  { macCreadyMps: 1, massKg: 702, speedMps: 40.7, crossCountryKmh: 77.24 },
  { macCreadyMps: 2, massKg: 702, speedMps: 46.52, crossCountryKmh: 103.53 },
  { macCreadyMps: 3, massKg: 702, speedMps: 51.69, crossCountryKmh: 120.13 },
  { macCreadyMps: 2, massKg: 850, speedMps: 50.08, crossCountryKmh: 109.79 },
  { macCreadyMps: 2, massKg: 600, speedMps: 43.83, crossCountryKmh: 98.6 },
])(
  'MacCready $macCreadyMps at $massKg kg',
  ({ macCreadyMps, massKg, speedMps, crossCountryKmh }) => {
    const polar = polarAtMass(TWO_SEATER, massKg);
    const bestMps = speedToFlyMps(polar, { macCreadyMps });
    // The published speeds are off by up to 0.0052 m/s, a little more than rounding explains.
    expect(Math.abs(bestMps - speedMps)).toBeLessThan(0.0055);
    expect(crossCountrySpeedMps(polar, macCreadyMps) * 3.6).toBeCloseTo(crossCountryKmh, 2);
  },
);

test.each([
  { macCreadyMps: 1, sinkMps: 0.897 },
  { macCreadyMps: 2, sinkMps: 1.235 },
  { macCreadyMps: 3, sinkMps: 1.648 },
])('MacCready $macCreadyMps loses $sinkMps m/s', ({ macCreadyMps, sinkMps }) => {
  const speedMps = speedToFlyMps(TWO_SEATER, { macCreadyMps });
  expect(verticalSpeedMps(TWO_SEATER, speedMps)).toBeCloseTo(-sinkMps, 3);
});

test('a metre per second of sinking air counts like one more of climb', () => {
  const through = speedToFlyMps(TWO_SEATER, { macCreadyMps: 2, nettoMps: -1 });
  expect(through).toBe(speedToFlyMps(TWO_SEATER, { macCreadyMps: 3 }));
});

test('speeds stay between the slowest and 65 m/s', () => {
  const polar = { ...TWO_SEATER, minSpeedMps: 24 };
  expect(speedToFlyMps(polar, { nettoMps: 5 })).toBe(24);
  expect(speedToFlyMps(TWO_SEATER, { nettoMps: 5 })).toBeCloseTo(28.85, 2);
  expect(speedToFlyMps(polar, { macCreadyMps: 8 })).toBe(65);
  expect(minimumSink({ ...TWO_SEATER, minSpeedMps: 40 }).speedMps).toBe(40);
  // A polar that sinks less the slower it flies.
  const slow = { a: -0.002, b: -0.01, c: -0.5, referenceMassKg: 300 };
  expect(speedToFlyMps(slow, { nettoMps: 5 })).toBe(5);
});

const masses = fc.double({ min: 240, max: 2000, noNaN: true });
const conditions = fc.record({
  macCreadyMps: fc.double({ min: 0, max: 5, noNaN: true }),
  nettoMps: fc.double({ min: -3, max: 3, noNaN: true }),
  headwindMps: fc.double({ min: -20, max: 20, noNaN: true }),
});

test('no other speed costs less for the same distance', () => {
  fc.assert(
    fc.property(masses, conditions, (massKg, { macCreadyMps, nettoMps, headwindMps }) => {
      const polar = { ...polarAtMass(TWO_SEATER, massKg), minSpeedMps: 22 };
      // Seconds per metre over ground, height counted as the time to climb it.
      const costAt = (speedMps: number) =>
        (macCreadyMps - nettoMps - verticalSpeedMps(polar, speedMps)) / (speedMps - headwindMps);
      const best = speedToFlyMps(polar, { macCreadyMps, nettoMps, headwindMps });
      for (let speedMps = 22; speedMps <= 65; speedMps += 0.1) {
        expect(costAt(best)).toBeLessThanOrEqual(costAt(speedMps) + 1e-12);
      }
    }),
    { numRuns: 60 },
  );
});

test('changing the mass and back gives the same polar', () => {
  fc.assert(
    fc.property(masses, (massKg) => {
      const polar = { ...TWO_SEATER, minSpeedMps: 22 };
      const back = polarAtMass(polarAtMass(polar, massKg), polar.referenceMassKg);
      for (const [name, value] of Object.entries(polar)) {
        expect(back[name as keyof typeof polar]).toBeCloseTo(value, 10);
      }
    }),
  );
});

test('the mass changes speeds, not the best glide ratio', () => {
  expect(isPolarMass(TWO_SEATER, 850)).toBe(true);
  const heavy = polarAtMass(TWO_SEATER, 850);
  expect(bestGlide(heavy).ratio).toBeCloseTo(bestGlide(TWO_SEATER).ratio, 10);
  expect(bestGlide(heavy).speedMps / bestGlide(TWO_SEATER).speedMps).toBeCloseTo(
    Math.sqrt(850 / 702),
    10,
  );
});

test('a polar goes through its three points in any order', () => {
  const points = [50, 25, 35].map((speedMps) => ({
    speedMps,
    verticalSpeedMps: verticalSpeedMps(TWO_SEATER, speedMps),
  }));
  const polar = polarThroughPoints(points, { referenceMassKg: 702 });
  for (const name of ['a', 'b', 'c'] as const) expect(polar[name]).toBeCloseTo(TWO_SEATER[name], 9);
  expect(polar).not.toHaveProperty('minSpeedMps');
});

test.each([
  { why: 'opens upwards', polar: { a: 0.002 }, named: /a of polar .* 0.002/ },
  { why: 'is a line', polar: { a: 0 }, named: /a of polar .* 0\./ },
  { why: 'has a hole', polar: { b: Number.NaN }, named: /b of polar .*NaN/ },
  { why: 'climbs in still air', polar: { c: -1 }, named: /sink at any speed/ },
  {
    why: 'weighs infinitely much',
    polar: { referenceMassKg: Number.POSITIVE_INFINITY },
    named: /referenceMassKg .*Infinity/,
  },
  { why: 'weighs nothing', polar: { referenceMassKg: 0 }, named: /referenceMassKg .* 0\./ },
  { why: 'is never slow enough', polar: { minSpeedMps: 80 }, named: /minSpeedMps .* 80/ },
])('refuses a polar that $why', ({ polar, named }) => {
  expect(() => checkPolar({ ...TWO_SEATER, ...polar })).toThrow(RangeError);
  expect(() => checkPolar({ ...TWO_SEATER, ...polar })).toThrow(named);
});

test.each([200, 2200, Number.NaN])('refuses a mass of %d kg', (massKg) => {
  expect(() => polarAtMass(TWO_SEATER, massKg)).toThrow(RangeError);
  expect(isPolarMass(TWO_SEATER, massKg)).toBe(false);
});

describe.runIf(HAS_TEST_DATA)('published lists', () => {
  test.each([
    { file: 'aircraft/polars-xcsoar.csv', count: 203 },
    { file: 'aircraft/polars-lk8000.csv', count: 156 },
  ])('all polars of $file are usable', ({ file, count }) => {
    const rows = readTestText(file).trim().split('\n').slice(1);
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      const figures = row
        .slice(row.lastIndexOf('"') + 1)
        .split(',')
        .slice(1)
        .map(Number);
      const [referenceMassKg = 0, , ...pairs] = figures;
      const points = [0, 2, 4].map((at) => ({
        speedMps: pairs[at]! / 3.6,
        verticalSpeedMps: pairs[at + 1]!,
      }));
      const polar = polarThroughPoints(points, { referenceMassKg });
      // From a paraglider to a glider of the open class.
      expect(bestGlide(polar).ratio).toBeGreaterThan(5);
      expect(bestGlide(polar).ratio).toBeLessThan(75);
    }
  });
});
