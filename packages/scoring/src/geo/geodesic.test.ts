import fc from 'fast-check';
import geodesic from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { bearingDeg, destination } from './bearing.js';
import { chordDistanceM, createChordPoints } from './chord.js';
import { distanceKm, distanceM } from './distance.js';
import type { Position } from './position.js';

const wgs84 = geodesic.Geodesic.WGS84;
const referenceM = (a: Position, b: Position) => wgs84.Inverse(a.lat, a.lon, b.lat, b.lon).s12 ?? 0;

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Worked examples on the ellipsoid; a sphere misses each by 40 m or more. */
const EXAMPLES = [
  { from: { lat: 50, lon: 8 }, to: { lat: 51, lon: 8 }, km: 111.2387 },
  { from: { lat: 50, lon: 8 }, to: { lat: 50, lon: 9 }, km: 71.6952 },
  { from: { lat: 0, lon: 0 }, to: { lat: 0, lon: 1 }, km: 111.3195 },
  { from: { lat: -32, lon: 149.5 }, to: { lat: -30.5, lon: 151 }, km: 219.2522 },
];

describe('distanceM', () => {
  test.each(EXAMPLES)('$km km from $from.lat,$from.lon', ({ from, to, km }) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 4);
  });

  test('agrees with an independent solution to a millimetre, anywhere', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(Math.abs(distanceM(a, b) - referenceM(a, b))).toBeLessThan(1e-3);
      }),
      { numRuns: 5000, seed: 1 },
    );
  });

  test.each([
    { why: 'nearly opposite', a: { lat: 0, lon: 0 }, b: { lat: 0.5, lon: 179.7 } },
    { why: 'opposite', a: { lat: 30, lon: 10 }, b: { lat: -30, lon: -170 } },
    { why: 'opposite on the equator', a: { lat: 0, lon: 0 }, b: { lat: 0, lon: 180 } },
    { why: 'pole to pole', a: { lat: 90, lon: 0 }, b: { lat: -90, lon: 0 } },
    { why: 'over the pole', a: { lat: 89.9, lon: 0 }, b: { lat: 89.9, lon: 180 } },
    { why: 'across 180°', a: { lat: -40, lon: 179.9 }, b: { lat: -41, lon: -179.9 } },
    { why: 'equal', a: { lat: 47, lon: 8 }, b: { lat: 47, lon: 8 } },
    { why: 'along the equator', a: { lat: 0, lon: 5 }, b: { lat: 0, lon: 95 } },
    { why: 'a centimetre apart', a: { lat: 47, lon: 8 }, b: { lat: 47.0000001, lon: 8 } },
  ])('positions $why', ({ a, b }) => {
    expect(Math.abs(distanceM(a, b) - referenceM(a, b))).toBeLessThan(2e-3);
  });
});

describe('chordDistanceM', () => {
  const unitsPerDegree = 6_000_000;
  const chordM = (a: Position, b: Position) => {
    const column = (values: number[]) =>
      Int32Array.from(values, (value) => Math.round(value * unitsPerDegree));
    return chordDistanceM(
      createChordPoints(column([a.lat, b.lat]), column([a.lon, b.lon]), unitsPerDegree),
      0,
      1,
    );
  };
  const onGrid = ({ lat, lon }: Position): Position => ({
    lat: Math.round(lat * unitsPerDegree) / unitsPerDegree,
    lon: Math.round(lon * unitsPerDegree) / unitsPerDegree,
  });

  test.each(EXAMPLES)('$km km from $from.lat,$from.lon', ({ from, to, km }) => {
    expect(chordM(from, to) / 1000).toBeCloseTo(km, 4);
  });

  test.each([
    { upToKm: 1, withinM: 1e-5, why: 'a closing' },
    { upToKm: 100, withinM: 2e-4, why: 'a short leg' },
    { upToKm: 500, withinM: 2e-3, why: 'a long leg' },
    { upToKm: 1200, withinM: 0.1, why: 'the longest legs flown' },
  ])('is accurate to $withinM m over $upToKm km: $why', ({ upToKm, withinM }) => {
    const bearing = fc.double({ min: 0, max: 360, noNaN: true });
    const length = fc.double({ min: 0, max: upToKm * 1000, noNaN: true });
    fc.assert(
      fc.property(position, bearing, length, (from, towards, lengthM) => {
        const a = onGrid(from);
        const b = onGrid(destination(a, towards, lengthM));
        expect(Math.abs(chordM(a, b) - referenceM(a, b))).toBeLessThan(withinM);
      }),
      { numRuns: 3000, seed: 2 },
    );
  });

  test('keeps its precision for neighbouring fixes', () => {
    expect(chordM({ lat: 47, lon: 8 }, { lat: 47, lon: 8 })).toBe(0);
    expect(chordM({ lat: 47, lon: 8 }, { lat: 47.00001, lon: 8 })).toBeCloseTo(1.1117, 3);
  });
});

describe('bearing and destination', () => {
  test.each([
    { to: { lat: 51, lon: 8 }, bearing: 0 },
    { to: { lat: 49, lon: 8 }, bearing: 180 },
    { to: { lat: 50, lon: 9 }, bearing: 89.617 },
    { to: { lat: 50, lon: 7 }, bearing: 270.383 },
    { to: { lat: 50, lon: 8 }, bearing: 0 },
  ])('bearing $bearing° to $to.lat,$to.lon', ({ to, bearing }) => {
    expect(bearingDeg({ lat: 50, lon: 8 }, to)).toBeCloseTo(bearing, 3);
  });

  test('a bearing is never 360', () => {
    expect(bearingDeg({ lat: 50, lon: 8 }, { lat: 51, lon: 8 - 1e-14 })).toBeLessThan(360);
  });

  test('is undefined between antipodes', () => {
    expect(() => bearingDeg({ lat: 30, lon: 10 }, { lat: -30, lon: -170 })).toThrow(RangeError);
  });

  test('a destination has the given distance and bearing', () => {
    const bearing = fc.double({ min: 0, max: 360, noNaN: true });
    const length = fc.double({ min: 1, max: 2e7, noNaN: true });
    fc.assert(
      fc.property(position, bearing, length, (from, towards, lengthM) => {
        const reached = destination(from, towards, lengthM);
        const expected = wgs84.Direct(from.lat, from.lon, towards, lengthM);
        const missM = referenceM(reached, { lat: expected.lat2 ?? 0, lon: expected.lon2 ?? 0 });
        expect(missM).toBeLessThan(1e-3);
        expect(Math.abs(reached.lon)).toBeLessThanOrEqual(180);
      }),
      { numRuns: 2000, seed: 3 },
    );
  });
});

test.each([
  { lat: Number.NaN, lon: 8 },
  { lat: 90.001, lon: 8 },
  { lat: 50, lon: Number.POSITIVE_INFINITY },
])('refuses latitude $lat, longitude $lon', (wrong) => {
  const right = { lat: 50, lon: 8 };
  expect(() => distanceM(wrong, right)).toThrow(RangeError);
  expect(() => distanceM(right, wrong)).toThrow(RangeError);
  expect(() => bearingDeg(right, wrong)).toThrow(RangeError);
  expect(() => destination(wrong, 0, 1000)).toThrow(RangeError);
  expect(() => destination(right, Number.NaN, 1000)).toThrow(/NaN/);
});
