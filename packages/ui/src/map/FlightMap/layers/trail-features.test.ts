import { expect, test } from 'vitest';
import { trailFeatures } from './trail-features.js';

const track = (startS: number, color = '#000') => ({
  color,
  timeS: [0, 10, 20, 30, 40].map((timeS) => startS + timeS),
  path: [0, 1, 2, 3, 4].map((lon): [number, number] => [lon, 50]),
});

const lons = (timeS: number | null, lengthS: number) =>
  trailFeatures([track(1000)], timeS, lengthS).features.map(({ geometry }) =>
    geometry.coordinates.map(([lon]) => lon),
  );

test('a trail goes back from the moment within the track', () => {
  expect(lons(1030, 20)).toEqual([[1, 2, 3]]);
  expect(lons(1030, 300)).toEqual([[0, 1, 2, 3]]);
  expect(lons(1045, 300)).toEqual([[0, 1, 2, 3, 4]]);
});

test('there is no trail without a moment, before the first step, or long after the end', () => {
  expect(lons(null, 300)).toEqual([]);
  expect(lons(1000, 300)).toEqual([]);
  expect(lons(2000, 300)).toEqual([]);
});

test('each track has its own trail', () => {
  const { features } = trailFeatures([track(1000, 'red'), track(5000, 'blue')], 1030, 20);
  expect(features.map(({ properties }) => properties)).toEqual([{ color: 'red' }]);
});
