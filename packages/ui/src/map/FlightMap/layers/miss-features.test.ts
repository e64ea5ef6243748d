import { expect, test } from 'vitest';
import { missFeatures } from './miss-features.js';

const flight = {
  lon: 10,
  timeS: [0, 10],
  path: [
    [10, 50],
    [10, 50.05],
  ] as [number, number][],
};
const place = { name: 'North', lat: 50.1, lon: 10 };
const zone = [
  {
    kind: 'area' as const,
    point: 1,
    path: [
      { lat: 50.1, lon: 9.9 },
      { lat: 50.1, lon: 10.1 },
      { lat: 50.2, lon: 10 },
      { lat: 50.1, lon: 9.9 },
    ],
  },
];

test('a missed point has its zone, and a line from the nearest fix to its edge', () => {
  const { features } = missFeatures([place, { ...place, missed: { zone, timeS: 9 } }], flight);
  expect(features.map(({ geometry }) => geometry.type)).toEqual(['Polygon', 'LineString']);
  expect(features[1]?.geometry).toMatchObject({
    coordinates: [
      [10, 50.05],
      [expect.closeTo(10, 9), 50.1],
    ],
  });
});

test('a point without a nearest fix has only its zone', () => {
  const { features } = missFeatures([{ ...place, missed: { zone } }], flight);
  expect(features).toHaveLength(1);
});
