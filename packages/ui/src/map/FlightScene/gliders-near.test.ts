import { expect, test } from 'vitest';
import { glidersNear } from './gliders-near.js';

/** A glider that stays at a longitude. */
const at = (lon: number) => ({
  lon,
  track: {
    timeS: [0, 100],
    path: [
      [lon, 45],
      [lon, 45],
    ] as const,
    altitudeM: [1000, 1000],
  },
});

test('company is what flies within 25 km, the nearest first and not too many', () => {
  const place = { lon: 9, lat: 45, altitudeM: 1500 };
  const lonsOf = (lons: readonly number[]) =>
    glidersNear(lons.map(at), 50, place).map(({ lon }) => lon);
  expect(lonsOf([9.2, 8.9, 9.4, 9.01])).toEqual([9.01, 8.9, 9.2]);
  expect(lonsOf(Array.from({ length: 60 }, (_, index) => 9 + index / 1000))).toHaveLength(24);
});
