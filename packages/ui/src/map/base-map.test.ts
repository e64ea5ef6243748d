import { distanceM, type Position } from '@cloudstreet/scoring/geo';
import type { VectorTileLayer } from '@mapbox/vector-tile';
import { TileType } from 'pmtiles';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { BASE_MAP, layersOf, RELIEF, RELIEF_BYTES } from '../../test/base-map-file.js';
import { contrast } from '../../test/color-math.js';
import type { ThemeName } from '../theme/tokens.js';
import { mapColors } from './map-colors.js';
import {
  BASE_MAP_SCHEME,
  BASE_SOURCES,
  type BaseMapFiles,
  createMapStyle,
  RELIEF_MAX_ZOOM,
} from './map-style.js';
import { mercatorY } from './mercator.js';

const FINEST = 6;

describe('the style', () => {
  const files = { baseMapUrl: '/base-map.pmtiles', reliefUrl: '/relief.pmtiles' };
  const style = createMapStyle(mapColors.light, files);
  const sourcesIn = (theme: ThemeName, given: BaseMapFiles = files) =>
    Object.keys(createMapStyle(mapColors[theme], given).sources);

  test('reads both files and attributes their data', () => {
    expect(style.sources).toMatchObject({
      base: {
        url: `${BASE_MAP_SCHEME}:///base-map.pmtiles`,
        attribution: expect.stringMatching(/Natural Earth.*GeoNames/),
      },
      relief: {
        tiles: [`${BASE_MAP_SCHEME}:///relief.pmtiles/{z}/{x}/{y}`],
        attribution: expect.stringContaining('NOAA ETOPO1'),
      },
    });
  });

  test.each([
    { why: 'by day', theme: 'light' as const, expected: ['base', 'relief'] },
    { why: 'at night', theme: 'dark' as const, expected: ['base', 'relief'] },
    { why: 'not with high contrast', theme: 'high-contrast' as const, expected: ['base'] },
  ])('has a relief: $why', ({ theme, expected }) => {
    expect(sourcesIn(theme)).toEqual(expected);
  });

  test('has no other sources than those of the ground', () => {
    expect(sourcesIn('light')).toEqual([...BASE_SOURCES]);
  });

  test('has no relief without its file', () => {
    expect(sourcesIn('light', { baseMapUrl: '/base-map.pmtiles' })).toEqual(['base']);
  });

  test('draws exactly the layers of the file', async () => {
    const { vector_layers } = (await BASE_MAP.getMetadata()) as { vector_layers: { id: string }[] };
    const drawn = style.layers.flatMap((layer) =>
      'source-layer' in layer ? [layer['source-layer']] : [],
    );
    expect(new Set(drawn)).toEqual(new Set(vector_layers.map(({ id }) => id)));
  });
});

describe('the relief', () => {
  test('is small, and its finest tiles are those that the style requests', async () => {
    expect(RELIEF_BYTES.byteLength).toBeLessThan(2_000_000);
    expect(await RELIEF.getHeader()).toMatchObject({ tileType: TileType.Webp, minZoom: 0 });
    expect((await RELIEF.getHeader()).maxZoom).toBe(RELIEF_MAX_ZOOM);
  });

  test('covers land, and the ocean has no tile', async () => {
    const [alps, pacific] = await Promise.all([RELIEF.getZxy(4, 8, 5), RELIEF.getZxy(4, 1, 9)]);
    expect(alps?.data.byteLength).toBeGreaterThan(1000);
    expect(pacific).toBeUndefined();
  });
});

describe('names on the relief', () => {
  let darkest: string;
  beforeAll(async () => {
    const alps = await RELIEF.getZxy(4, 8, 5);
    const data = await sharp(Buffer.from(new Uint8Array(alps!.data)))
      .raw()
      .toBuffer();
    const greens = data.filter((_, i) => i % 4 === 1 && data[i + 2] === 255).toSorted();
    const shade = greens[Math.round(greens.length * 0.02)]!.toString(16);
    darkest = `#${shade}${shade}${shade}`;
  });

  test('are readable in the shade of mountains', () => {
    expect(contrast(mapColors.light.name, darkest)).toBeGreaterThanOrEqual(3);
    expect(contrast(mapColors.light.name, mapColors.light.land)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mapColors.dark.name, mapColors.dark.land)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the ground', () => {
  test.each([
    { why: 'west of the coast at Calais', lat: 51.0, lon: 1.6, land: false },
    { why: 'east of it', lat: 50.9, lon: 1.9, land: true },
    { why: 'the Gulf of Genoa', lat: 44.2, lon: 9.0, land: false },
    { why: 'the hills behind Genoa', lat: 44.6, lon: 9.0, land: true },
    { why: 'a plain far from any coast', lat: 47.0, lon: 19.5, land: true },
    { why: 'west of the date line', lat: 67.5, lon: 179.99, land: true },
    { why: 'east of it', lat: 67.5, lon: -179.99, land: true },
    { why: 'the ocean on it', lat: 30.0, lon: 180, land: false },
    { why: 'the Antarctic', lat: -84.9, lon: 10, land: true },
    { why: 'the Caspian Sea', lat: 42, lon: 51, land: false },
    { why: 'the Arctic', lat: 84.9, lon: 10, land: false },
  ])('$why, $lat $lon: land $land', async ({ lat, lon, land }) => {
    for (const zoom of [1, 3, FINEST]) expect(await isIn('land', zoom, { lat, lon })).toBe(land);
  });

  test('Lake Constance is water, and the Bodanrück beside it is land', async () => {
    expect(await isIn('lake', FINEST, { lat: 47.6, lon: 9.4 })).toBe(true);
    expect(await isIn('lake', FINEST, { lat: 47.9, lon: 9.0 })).toBe(false);
  });

  test('no edge of a tile is drawn as coast', async () => {
    const { land } = await layersOf(0, 0, 0);
    const edges = rings(land).flatMap((ring) => ring.slice(1).map((to, i) => [ring[i]!, to]));
    // The Antarctic ends at the lower edge of the map.
    const wide = edges.filter(
      ([from, to]) => Math.abs(to!.x - from!.x) > land!.extent / 4 && to!.y < land!.extent * 0.99,
    );
    expect(edges.length).toBeGreaterThan(1000);
    expect(wide).toEqual([]);
  });
});

describe('towns', () => {
  interface Town extends Position {
    name: string;
    farKm: number;
  }
  let towns: Town[];
  beforeAll(async () => {
    towns = await townsAt(FINEST);
  });

  async function townsAt(zoom: number): Promise<Town[]> {
    const columns = Array.from({ length: 2 ** zoom }, (_, i) => i);
    const tiles = columns.flatMap((x) => columns.map((y) => [x, y] as const));
    const found = await Promise.all(
      tiles.map(async ([x, y]) => {
        const { places } = await layersOf(zoom, x, y);
        return features(places).map((feature) => {
          const [lon = 0, lat = 0] = (
            feature.toGeoJSON(x, y, zoom).geometry as { coordinates: number[] }
          ).coordinates;
          const { name, farKm } = feature.properties as { name: string; farKm: number };
          return { name, farKm, lat, lon };
        });
      }),
    );
    return found.flat();
  }

  test.each([
    { why: 'a capital', name: 'Windhoek', leastKm: 300 },
    { why: 'the largest town of a valley', name: 'Embrun', leastKm: 30 },
    { why: 'a town in a plain full of towns', name: 'Fulda', leastKm: 60 },
  ])('$why is labelled at low zoom: $name', ({ name, leastKm }) => {
    const found = towns.filter((town) => town.name === name);
    expect(Math.max(...found.map(({ farKm }) => farKm))).toBeGreaterThan(leastKm);
  });

  test.each([4, 5])('are in the tiles of zoom %i that labels them', async (zoom) => {
    // As the filter of the style has it: 80 px of 54 km at zoom 0.
    const named = towns.filter(({ farKm }) => farKm * 2 ** zoom >= 80 * 54);
    const names = (await townsAt(zoom)).map(({ name }) => name).toSorted();
    expect(named.length).toBeGreaterThan(50);
    expect(names).toEqual(named.map(({ name }) => name).toSorted());
  });

  test('are not in tiles of zooms without labels', async () => {
    for (let zoom = 0; zoom < 4; zoom += 1) expect(await townsAt(zoom)).toEqual([]);
  });

  test('are not near others of the same zoom', () => {
    const positions = towns
      .filter(({ farKm }) => farKm >= 80)
      .filter(({ lat, lon }) => lat > 42 && lat < 52 && lon > 2 && lon < 18);
    expect(positions.length).toBeGreaterThan(40);
    for (const [index, one] of positions.entries()) {
      for (const other of positions.slice(0, index)) {
        // The tiles have steps of 76 m, and ranks are whole kilometres on a flat earth.
        expect(distanceM(one, other)).toBeGreaterThan(78_000);
      }
    }
  });
});

/** Whether a place lies in a shape of the layer: a line to the west crosses its edges oddly often. */
async function isIn(name: string, zoom: number, { lat, lon }: Position): Promise<boolean> {
  const east = (lon / 360 + 0.5) * 2 ** zoom;
  const south = (0.5 - mercatorY(lat)) * 2 ** zoom;
  const [x, y] = [Math.min(Math.floor(east), 2 ** zoom - 1), Math.floor(south)];
  const { [name]: layer } = await layersOf(zoom, x, y);
  const at = { x: (east - x) * (layer?.extent ?? 0), y: (south - y) * (layer?.extent ?? 0) };
  const crossings = rings(layer).flatMap((ring) =>
    ring.slice(1).filter((to, i) => {
      const from = ring[i]!;
      if (from.y > at.y === to.y > at.y) return false;
      return at.x > from.x + ((at.y - from.y) / (to.y - from.y)) * (to.x - from.x);
    }),
  );
  return crossings.length % 2 === 1;
}

function rings(layer: VectorTileLayer | undefined) {
  return features(layer).flatMap((feature) => feature.loadGeometry());
}

function features(layer: VectorTileLayer | undefined) {
  return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer!.feature(i));
}
