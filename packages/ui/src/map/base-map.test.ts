import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCollection, LineString, Polygon } from 'geojson';
import { expect, test } from 'vitest';
import { mapColors } from './map-colors.js';
import { createMapStyle } from './map-style.js';

const file = join(import.meta.dirname, '../../build/base-map.json');
const baseMap = JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<Polygon | LineString>;

test('has every kind that the style draws', () => {
  const kinds = new Set(baseMap.features.map(({ properties }) => properties?.kind as string));
  const style = createMapStyle(mapColors.light, '/base-map.json');
  const drawn = style.layers.flatMap((layer) =>
    'filter' in layer ? [(layer.filter as unknown[])[2] as string] : [],
  );
  expect(drawn.length).toBeGreaterThan(0);
  for (const kind of drawn) expect(kinds).toContain(kind);
});

test('no edge of land runs across the map', () => {
  for (const { geometry } of baseMap.features) {
    const lines = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates];
    for (const line of lines) {
      const wide = line.slice(1).filter(([lon = 0, lat = 0], index) => {
        const [before = 0] = line[index] ?? [];
        // The southern end of the Antarctic is the lower edge of the map.
        return Math.abs(lon - before) > 90 && lat > -89;
      });
      expect(wide).toEqual([]);
    }
  }
});
