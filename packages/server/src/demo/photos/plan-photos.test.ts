import { expect, test } from 'vitest';
import { planPhotos } from './plan-photos.js';

const FLIGHT = { startS: 1000, endS: 9000, isLast: false };
const SEEDS = Array.from({ length: 2000 }, (_, index) => `flight ${index}`);

test('few flights have photos: one to four, taken during the flight', () => {
  const plans = SEEDS.map((seed) => planPhotos({ ...FLIGHT, seed }));
  const withPhotos = plans.filter((photos) => photos.length > 0);
  expect(withPhotos.length / SEEDS.length).toBeGreaterThan(0.04);
  expect(withPhotos.length / SEEDS.length).toBeLessThan(0.08);
  expect(new Set(withPhotos.map(({ length }) => length))).toEqual(new Set([1, 2, 3, 4]));
  for (const { takenS } of plans.flat()) {
    expect(takenS).toBeGreaterThan(FLIGHT.startS);
    expect(takenS).toBeLessThan(FLIGHT.endS);
  }
  // Some say something, some do not.
  expect(new Set(plans.flat().map(({ caption }) => caption === null)).size).toBe(2);
});

test('the last flight of a season always has photos', () => {
  for (const seed of SEEDS) {
    expect(planPhotos({ ...FLIGHT, seed, isLast: true }).length).toBeGreaterThan(0);
  }
});

test('the same flight has the same photos', () => {
  const options = { ...FLIGHT, seed: 'flight', isLast: true };
  expect(planPhotos(options)).toEqual(planPhotos(options));
});
