import { LOCALES } from '@cloudstreet/scoring/units';
import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { language_script_pairs as KNOWN } from '@protomaps/basemaps';
import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { describe, expect, test, vi } from 'vitest';
import { contrast } from '../../../test/color-math.js';
import type { ThemeName } from '../../theme/tokens.js';
import { mapColors } from '../map-colors.js';
import { MAP_FONTS } from '../map-fonts.js';
import { createMapStyle } from '../map-style.js';
import { detailColors } from './detail-colors.js';
import { DETAIL_SOURCE, HAS_DETAIL, noteDetail } from './detail-source.js';
import { withDetail } from './with-detail.js';

const THEMES = Object.keys(mapColors) as ThemeName[];
const MAP = {
  tilesUrl: 'https://cloud.test/v1/basemap/{z}/{x}/{y}',
  minZoom: 0,
  maxZoom: 14,
  bounds: [8, 45, 11, 46.5],
  attribution: '© OpenStreetMap',
} as const;

function styleIn(theme: ThemeName = 'light', locale = 'de') {
  const files = { baseMapUrl: '/base-map.pmtiles', reliefUrl: '/relief.pmtiles' };
  return withDetail(createMapStyle(mapColors[theme], files), { map: MAP, theme, locale });
}

function layer(id: string, { layers } = styleIn()): LayerSpecification {
  return layers.find((one) => one.id === id)!;
}

test.each(THEMES)('is a valid style: %s', (theme) => {
  expect(validateStyleMin(styleIn(theme))).toEqual([]);
});

test('requests tiles within its bounds only, and no glyphs or images', () => {
  const { sources, glyphs, sprite, layers } = styleIn();
  expect(sources[DETAIL_SOURCE]).toMatchObject({
    tiles: [MAP.tilesUrl],
    bounds: [...MAP.bounds],
    attribution: MAP.attribution,
  });
  expect(sources).toMatchObject({ base: {}, relief: {} });
  expect({ glyphs, sprite }).toEqual({ glyphs: undefined, sprite: undefined });
  const texts = layers.filter(({ type }) => type === 'symbol');
  expect(texts.map(({ layout }) => layout)).toEqual(
    texts.map(() => expect.objectContaining({ 'text-font': MAP_FONTS })),
  );
  expect(JSON.stringify(texts)).not.toMatch(/icon-image|pgf:|Noto/);
});

test('draws names above everything else', () => {
  const types = styleIn().layers.map(({ type }) => type === 'symbol');
  expect(types).toEqual(types.toSorted((one, other) => Number(one) - Number(other)));
});

test.each(LOCALES)("names places in the reader's language: $name", ({ code, dateLanguage }) => {
  const language = code.slice(0, 2);
  expect(KNOWN.map(({ lang }) => lang)).toContain(language);
  const text = JSON.stringify(layer('detail-places_locality', styleIn('light', dateLanguage)));
  expect(text).toContain(`"name:${language}"`);
});

test.each([
  { why: 'without a detailed tile', loaded: [], isShown: true },
  { why: 'with the header only', loaded: [{ sourceId: DETAIL_SOURCE }], isShown: true },
  { why: 'with another tile', loaded: [{ sourceId: 'base', tile: {} }], isShown: true },
  { why: 'with a detailed tile', loaded: [{ sourceId: DETAIL_SOURCE, tile: {} }], isShown: false },
])('embedded names within the bounds, $why: $isShown', ({ loaded, isShown }) => {
  const { state } = styleIn();
  const values: Record<string, unknown> = { [HAS_DETAIL]: state?.[HAS_DETAIL]?.default };
  const target = {
    setGlobalStateProperty: vi.fn((name: string, value: unknown) => {
      values[name] = value;
      return target as never;
    }),
  };
  for (const event of loaded) noteDetail({ target, ...event });
  const places = layer('places') as SymbolLayerSpecification;
  const { filter } = featureFilter(places.filter, 'layers.filter', values);
  const town = { type: 1, properties: { farKm: 200 }, geometry: [[{ x: 0, y: 0 }]] } as const;
  // Its corner is at 46.07° N, 9.84° E.
  const canonical = { z: 8, x: 135, y: 91 };
  expect(filter({ zoom: 8 }, town as never, canonical as never)).toBe(isShown);
});

test('detailed names are those within the bounds', () => {
  const area = expect.objectContaining({ type: 'Polygon' });
  expect(layer('detail-places_locality')).toMatchObject({
    filter: ['all', expect.anything(), ['within', area]],
  });
});

describe.each(THEMES)('the colours of %s', (theme) => {
  const { land, name } = mapColors[theme];
  const { wood, built, softName, waterName } = detailColors[theme];

  test('names are readable on land, forests and towns', () => {
    for (const ground of [land, wood, built]) {
      expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(softName, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(waterName, mapColors[theme].water)).toBeGreaterThanOrEqual(4.5);
  });

  test('roads are less prominent than names', () => {
    const { highway, majorRoad, minorRoad } = detailColors[theme];
    for (const road of [highway, majorRoad, minorRoad]) {
      expect(contrast(road, land)).toBeLessThan(contrast(name, land) / 2);
    }
  });
});
