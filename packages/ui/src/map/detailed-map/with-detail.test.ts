import { LOCALES } from '@cloudstreet/scoring/units';
import {
  createExpression,
  featureFilter,
  latest,
  type StylePropertySpecification,
  validateStyleMin,
} from '@maplibre/maplibre-gl-style-spec';
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

type Altitude = Parameters<typeof withDetail>[1]['altitude'];
const METRES = { symbol: 'm', factor: 1 } as const;
const FEET = { symbol: 'ft', factor: 3.28084 } as const;

function styleIn(theme: ThemeName = 'light', locale = 'de', altitude: Altitude = METRES) {
  const files = { baseMapUrl: '/base-map.pmtiles', reliefUrl: '/relief.pmtiles' };
  return withDetail(createMapStyle(mapColors[theme], files), { map: MAP, theme, locale, altitude });
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

const ZUGSPITZE = { kind: 'peak', name: 'Zugspitze', 'name:it': 'Punta Zugspitze' };

test.each([
  {
    why: 'in metres',
    altitude: METRES,
    properties: { ...ZUGSPITZE, elevation: '2962' },
    text: '▲\nZugspitze\n2.962\u202fm',
  },
  {
    why: 'in feet',
    altitude: FEET,
    properties: { ...ZUGSPITZE, elevation: '2962' },
    text: '▲\nZugspitze\n9.718\u202fft',
  },
  {
    why: 'in the language of the reader',
    locale: 'it-IT',
    properties: { ...ZUGSPITZE, elevation: '962' },
    text: '▲\nPunta Zugspitze\n962\u202fm',
  },
  { why: 'without a known height', properties: ZUGSPITZE, text: '▲\nZugspitze' },
  {
    why: 'with a height that is no number',
    properties: { ...ZUGSPITZE, elevation: 'about 3 km' },
    text: '▲\nZugspitze',
  },
  { why: 'without a name', properties: { kind: 'peak', elevation: '2962' }, text: undefined },
  { why: 'but not shops', properties: { kind: 'supermarket', name: 'A' }, text: undefined },
])('names peaks $why', ({ altitude, locale = 'de', properties, text }) => {
  const style = styleIn('light', locale, altitude);
  expect(textOf(layer('detail-pois', style), properties, 13)).toBe(text);
});

test.each([
  { why: 'motorways', kind: 'motorway', zoom: 9, text: 'A7' },
  { why: 'other main roads', kind: 'primary', zoom: 11, text: 'A7' },
  { why: 'but not of those seen as a web', kind: 'tertiary', zoom: 13, text: undefined },
])('numbers $why', ({ kind, zoom, text }) => {
  const properties = { kind: 'highway', kind_detail: kind, shield_text: 'A7', network: 'other' };
  expect(textOf(layer('detail-roads_shields'), properties, zoom)).toBe(text);
});

/** Text of a feature with these properties. Undefined if it is not shown. */
function textOf(shown: LayerSpecification, properties: object, zoom: number): string | undefined {
  const { filter, layout } = shown as SymbolLayerSpecification;
  const feature = { type: 1, properties } as never;
  if (!featureFilter(filter, 'layers.filter', {}).filter({ zoom }, feature)) return undefined;
  const spec = latest.layout_symbol['text-field'] as unknown as StylePropertySpecification;
  const field = createExpression(layout!['text-field'], 'layers.layout', spec);
  if (field.result === 'error') throw new Error(String(field.value));
  return String(field.value.evaluate({ zoom }, feature));
}

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
