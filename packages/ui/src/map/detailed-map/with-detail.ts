import { findLocale, type Unit } from '@cloudstreet/scoring/units';
import { layers as protomapsLayers } from '@protomaps/basemaps';
import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { ThemeName } from '../../theme/tokens.js';
import { mapColors } from '../map-colors.js';
import { MAP_FONTS } from '../map-fonts.js';
import { PLACES_LAYER, RELIEF_FADES } from '../map-style.js';
import { detailColors } from './detail-colors.js';
import { DETAIL_SOURCE, HAS_DETAIL } from './detail-source.js';
import { flavorOf } from './flavor.js';

/** Tiles of a detailed base map in the schema of Protomaps. */
export interface DetailedMap {
  /** Absolute address with `{z}`, `{x}` and `{y}`. */
  tilesUrl: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east and north in degrees. */
  bounds: readonly [west: number, south: number, east: number, north: number];
  /** HTML that names the sources. */
  attribution: string;
}

export interface DetailOptions {
  map: DetailedMap;
  theme: ThemeName;
  /** BCP 47 tag of the reader's language. */
  locale: string;
  /** Unit of the heights of peaks. */
  altitude: Pick<Unit, 'symbol' | 'factor'>;
}

/**
 * Adds the layers of a detailed map to the style of the embedded one, which stays visible outside its
 * bounds. Within them, its names replace the embedded ones once `noteDetail` saw a tile: until then
 * there may be no other names.
 */
export function withDetail(style: StyleSpecification, options: DetailOptions): StyleSpecification {
  const { tilesUrl, minZoom, maxZoom, bounds, attribution } = options.map;
  const detail = detailLayers(options);
  return {
    ...style,
    state: { ...style.state, [HAS_DETAIL]: { default: false } },
    sources: {
      ...style.sources,
      [DETAIL_SOURCE]: {
        type: 'vector',
        tiles: [tilesUrl],
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds: [...bounds],
        attribution,
      },
    },
    layers: [
      ...style.layers.filter((layer) => !isText(layer)),
      ...detail.filter((layer) => !isText(layer)),
      ...style.layers.filter(isText).map((layer) => outside(layer, bounds)),
      ...detail.filter(isText),
    ],
  };
}

function isText({ type }: LayerSpecification): boolean {
  return type === 'symbol';
}

/**
 * Layers left out: those that need images, those of the whole world, which a cut of a country would
 * show at its edges, and those that are of no use from a cockpit.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'background',
  'landuse_hospital',
  'landuse_school',
  'landuse_zoo',
  'landuse_pedestrian',
  'boundaries',
  'address_label',
  'roads_oneway',
  'water_label_ocean',
  'places_region',
  'places_country',
]);

function detailLayers(options: DetailOptions): LayerSpecification[] {
  const { theme, locale } = options;
  const flavor = flavorOf(mapColors[theme], detailColors[theme]);
  const lang = languageOf(locale);
  return protomapsLayers(DETAIL_SOURCE, flavor, { lang })
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map((layer) => adapt(withDeviceFonts(layer), options));
}

/** Returns the language of a tag; that of Norwegian is `no`, as in the tiles, and not `nb`. */
function languageOf(tag: string): string {
  return (findLocale([tag]) ?? tag).slice(0, 2);
}

/** Before this zoom the relief of the embedded map is visible through the land. */
const OPAQUE_FROM = RELIEF_FADES.to;

function adapt(layer: LayerSpecification, options: DetailOptions): LayerSpecification {
  const { map, theme } = options;
  const id = `${DETAIL_SOURCE}-${layer.id}`;
  const detail = detailColors[theme];
  switch (layer.id) {
    case 'earth':
      return merge(layer, { id, minzoom: RELIEF_FADES.from }, { 'fill-opacity': FADES_IN });
    case 'landcover':
      return merge(layer, { id }, { 'fill-opacity': LANDCOVER_OPACITY });
    case 'landuse_park': {
      const color = GREENERY.flatMap(([kinds, key]) => [kinds, detail[key]]);
      const filter = ['in', 'kind', ...GREENERY.flatMap(([kinds]) => kinds)];
      return merge(layer, { id, filter }, { 'fill-color': match('kind', color, detail.grass) });
    }
    case 'boundaries_country':
      return merge(layer, { id, minzoom: OPAQUE_FROM });
    case 'roads_shields':
      return roadNumbers(layer, id, theme);
    case 'pois':
      return peaks(layer, id, options);
    case 'places_locality':
      return merge(layer, { id, minzoom: 4, filter: placesWithin(['locality'], map.bounds) });
    case 'places_subplace':
      return merge(layer, { id, filter: placesWithin(['neighbourhood', 'macrohood'], map.bounds) });
    default:
      return merge(layer, { id });
  }
}

/** Roads that are landmarks from the air. Others have numbers as well. */
const LANDMARKS = ['motorway', 'trunk', 'primary'];

/** Shows the numbers of main roads. */
function roadNumbers(layer: LayerSpecification, id: string, theme: ThemeName): LayerSpecification {
  const { land } = mapColors[theme];
  const filter = ['all', ['has', 'shield_text'], isOneOf('kind_detail', LANDMARKS)];
  const layout = { 'text-size': 10, 'text-padding': 24, 'symbol-spacing': 360 };
  const paint = {
    'text-color': detailColors[theme].softName,
    'text-halo-color': land,
    'text-halo-width': 2,
  };
  return merge(layer, { id, minzoom: 8, filter, layout: { ...layer.layout, ...layout } }, paint);
}

/** Before this zoom there are only a few famous peaks. */
const PEAKS_MIN_ZOOM = 11;
/** Height of a peak without a known one. */
const NO_HEIGHT_M = -1000;

/** Shows the summits of peaks, with their names and heights. */
function peaks(
  { layout, ...layer }: LayerSpecification,
  id: string,
  { theme, locale, altitude: { symbol, factor } }: DetailOptions,
): LayerSpecification {
  const { land } = mapColors[theme];
  // A text in OpenStreetMap, which may contain more than the number.
  const heightM = ['to-number', ['coalesce', ['get', 'elevation'], 'unknown'], NO_HEIGHT_M];
  const number = ['number-format', ['round', ['*', heightM, factor]], { locale }];
  const line = ['concat', `\n`, number, `\u202f${symbol}`];
  const height = ['case', ['>', heightM, NO_HEIGHT_M], line, ''];
  const name = (layout as { 'text-field'?: unknown } | undefined)?.['text-field'];
  return merge(
    layer,
    {
      id,
      minzoom: PEAKS_MIN_ZOOM,
      filter: ['all', isOneOf('kind', ['peak']), ['has', 'name']],
      layout: {
        // The triangle is at the summit.
        'text-field': ['concat', `▲\n`, ['to-string', name], height],
        'text-font': MAP_FONTS,
        'text-size': 10,
        'text-line-height': 1.1,
        'text-max-width': 8,
        'text-anchor': 'top',
        'text-offset': [0, -0.55],
        'text-padding': 8,
        'symbol-sort-key': ['-', heightM],
      },
    },
    {
      'text-color': detailColors[theme].softName,
      'text-halo-color': land,
      'text-halo-width': 1.2,
    },
  );
}

function isOneOf(key: string, values: readonly string[]): ExpressionSpecification {
  return ['in', ['get', key], ['literal', [...values]]];
}

const FADES_IN = ['interpolate', ['linear'], ['zoom'], RELIEF_FADES.from, 0, RELIEF_FADES.to, 1];
const LANDCOVER_OPACITY = ['interpolate', ['linear'], ['zoom'], 5, 0.4, 8, 0];

/** Kinds of vegetation and their colours. Protected areas say nothing about the ground. */
const GREENERY = [
  [['wood', 'forest'], 'wood'],
  [['glacier'], 'glacier'],
  [['sand'], 'sand'],
  [['scrub', 'grassland', 'grass', 'park', 'cemetery', 'golf_course'], 'grass'],
] as const;

function match(key: string, cases: readonly unknown[], otherwise: string): unknown {
  return ['match', ['get', key], ...cases, otherwise];
}

function merge(layer: LayerSpecification, fields: object, paint: object = {}): LayerSpecification {
  const own = 'paint' in layer ? layer.paint : {};
  // The types of layers do not allow to change them by name; a test validates the style.
  return { ...layer, ...fields, paint: { ...own, ...paint } } as LayerSpecification;
}

type Bounds = DetailedMap['bounds'];

function placesWithin(kinds: readonly string[], bounds: Bounds): FilterSpecification {
  return ['all', isOneOf('kind', kinds), within(bounds)];
}

/** Hides the names of the embedded map within bounds while there are others. */
function outside(layer: LayerSpecification, bounds: Bounds): LayerSpecification {
  if (layer.id !== PLACES_LAYER || layer.type !== 'symbol' || !layer.filter) return layer;
  const filter = layer.filter as ExpressionSpecification;
  const isOutside = ['!', within(bounds)] satisfies ExpressionSpecification;
  return {
    ...layer,
    filter: ['all', filter, ['any', ['!', ['global-state', HAS_DETAIL]], isOutside]],
  };
}

function within([west, south, east, north]: Bounds): ExpressionSpecification {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return ['within', { type: 'Polygon', coordinates: [corners] }];
}

/**
 * Draws the texts of a layer with fonts of the device, as the embedded map does, and without images.
 * Protomaps has additional texts, `pgf:`, for its own fonts.
 */
function withDeviceFonts(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const layout = Object.entries(layer.layout ?? {})
    .filter(([name]) => !name.startsWith('icon-') && name !== 'text-font')
    .map(([name, value]) => [name, plainText(value)]);
  return { ...layer, layout: { ...Object.fromEntries(layout), 'text-font': MAP_FONTS } };
}

function plainText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainText);
  if (typeof value === 'string') return value.replace(/^pgf:/, '');
  const isOptions = typeof value === 'object' && value !== null && 'text-font' in value;
  return isOptions ? {} : value;
}
