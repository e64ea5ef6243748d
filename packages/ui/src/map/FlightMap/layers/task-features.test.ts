import { expect, test } from 'vitest';
import { taskFeatures } from './task-features.js';

const AIRFIELD = { name: 'Musterfeld', lat: 50, lon: 179.9 };

test('a task has a leg between its points; a common start and finish is one point', () => {
  const task = [AIRFIELD, { name: 'Reef', lat: 50.1, lon: -179.9 }, AIRFIELD];
  const { features } = taskFeatures(task, 179);
  const shown = features.map(({ geometry, properties }) => [geometry.type, properties?.name]);
  expect(shown).toEqual([
    ['LineString', undefined],
    ['LineString', undefined],
    ['Point', 'Musterfeld'],
    ['Point', 'Reef'],
  ]);
  // In the same turn around the Earth as the flight, so that no leg crosses the whole map.
  expect(features[3]?.geometry).toEqual({ type: 'Point', coordinates: [180.1, 50.1] });
  expect(features[0]?.geometry).toMatchObject({
    coordinates: [
      [179.9, 50],
      [180.1, 50.1],
    ],
  });
});
