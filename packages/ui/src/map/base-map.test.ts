import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceM } from '@cloudstreet/scoring/geo';
import type { FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { describe, expect, test } from 'vitest';
import { mapColors } from './map-colors.js';
import { createMapStyle } from './map-style.js';

const baseMap = readBuilt<Polygon | LineString>('base-map.json');
const places = readBuilt<Point, { name: string; farKm: number }>('places.json');

function readBuilt<G extends Point | Polygon | LineString, P = { kind: string }>(name: string) {
  const file = join(import.meta.dirname, '../../build', name);
  return JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<G, P>;
}

test('has every kind that the style draws', () => {
  const kinds = new Set(baseMap.features.map(({ properties }) => properties.kind));
  const style = createMapStyle(mapColors.light, { baseMapUrl: '/base-map.json' });
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

describe('of the towns', () => {
  test.each([
    { why: 'a capital', name: 'Windhoek', leastKm: 300 },
    { why: 'the largest town of a valley', name: 'Embrun', leastKm: 30 },
    { why: 'a town in a plain full of towns', name: 'Fulda', leastKm: 60 },
  ])('$why is named from afar: $name', ({ name, leastKm }) => {
    const found = places.features.filter(({ properties }) => properties.name === name);
    expect(Math.max(...found.map(({ properties }) => properties.farKm))).toBeGreaterThan(leastKm);
  });

  test('none is near another that is named as early', () => {
    const positions = places.features
      .filter(({ properties }) => properties.farKm >= 80)
      .map(({ geometry }) => toPlace(geometry.coordinates))
      .filter(({ lat, lon }) => lat > 42 && lat < 52 && lon > 2 && lon < 18);
    expect(positions.length).toBeGreaterThan(40);
    for (const [index, one] of positions.entries()) {
      for (const other of positions.slice(0, index)) {
        // Towns are written down to a kilometre.
        expect(distanceM(one, other)).toBeGreaterThan(78_000);
      }
    }
  });

  test('no name is drawn where the page serves none', () => {
    const style = createMapStyle(mapColors.light, { baseMapUrl: '/base-map.json' });
    expect(Object.keys(style.sources)).toEqual(['base']);
    expect(style.layers.filter(({ type }) => type === 'symbol')).toEqual([]);
  });
});

function toPlace([lon = 0, lat = 0]: Point['coordinates']) {
  return { lat, lon };
}
