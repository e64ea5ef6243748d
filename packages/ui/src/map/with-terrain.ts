import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { ThemeName } from '../theme/tokens.js';
import { CONTOUR_ZOOMS } from './contour-steps.js';
import { mapColors } from './map-colors.js';
import { MAP_FONTS } from './map-fonts.js';
import { RELIEF_FADES } from './map-style.js';
import type { SceneTerrain } from './terrain-protocol.js';

export interface TerrainStyleOptions
  extends Pick<SceneTerrain, 'encoding' | 'maxZoom' | 'attribution'> {
  /** Addresses of elevations and of contours, with `{z}`, `{x}` and `{y}`. */
  tiles: { hills: string; contours: string };
  theme: ThemeName;
  /** Unit of altitudes in contours. */
  symbol: string;
  locale: string;
}

/** Coarser than the screen, because hills are shaded softly and finer tiles are four times as many. */
const HILL_TILE_PX = 512;

/** Adds hill shading and contours to a style: below roads and rivers, and above forests. */
export function withTerrain(
  style: StyleSpecification,
  { encoding, maxZoom, attribution, tiles, theme, symbol, locale }: TerrainStyleOptions,
): StyleSpecification {
  const { lines, labels, hills } = terrainLayers(theme, symbol, locale);
  const layers = style.layers.toSpliced(firstLine(style.layers), 0, hills, lines);
  const firstText = layers.findIndex(({ type }) => type === 'symbol');
  layers.splice(firstText === -1 ? layers.length : firstText, 0, labels);
  const { min, max } = CONTOUR_ZOOMS;
  return {
    ...style,
    sources: {
      ...style.sources,
      hills: {
        type: 'raster-dem',
        tiles: [tiles.hills],
        tileSize: HILL_TILE_PX,
        encoding,
        maxzoom: maxZoom,
        ...(attribution && { attribution }),
      },
      contours: { type: 'vector', tiles: [tiles.contours], minzoom: min, maxzoom: max },
    },
    layers,
  };
}

/** Index of the lowest layer that hills must not cover: roads of a detailed map, or rivers. */
function firstLine(layers: readonly LayerSpecification[]): number {
  const roads = layers.findIndex(
    (layer) => 'source-layer' in layer && layer['source-layer'] === 'roads',
  );
  if (roads !== -1) return roads;
  return Math.max(
    0,
    layers.findIndex(({ type }) => type === 'line'),
  );
}

interface TerrainColors {
  shade: string;
  light: string;
  /** Strength of the shading, 0 to 1. */
  relief: number;
  contour: string;
}

const COLORS: Record<ThemeName, TerrainColors> = {
  light: { shade: '#6b6a5c', light: '#ffffff', relief: 0.3, contour: '#a08a66' },
  dark: { shade: '#05090f', light: '#6a7a96', relief: 0.35, contour: '#8a7f6a' },
  'high-contrast': { shade: '#6b6b6b', light: '#ffffff', relief: 0.25, contour: '#6e5a36' },
};

function terrainLayers(theme: ThemeName, symbol: string, locale: string) {
  const { shade, light, relief, contour } = COLORS[theme];
  const { from, to } = RELIEF_FADES;
  const contours = { source: 'contours', 'source-layer': 'contours', minzoom: CONTOUR_ZOOMS.min };
  return {
    hills: {
      id: 'hills',
      type: 'hillshade',
      source: 'hills',
      minzoom: from,
      paint: {
        'hillshade-shadow-color': shade,
        'hillshade-highlight-color': light,
        'hillshade-accent-color': shade,
        'hillshade-exaggeration': ['interpolate', ['linear'], ['zoom'], from, 0, to, relief],
      },
    },
    lines: {
      id: 'contours',
      type: 'line',
      ...contours,
      paint: {
        'line-color': contour,
        'line-opacity': 0.5,
        'line-width': ['match', ['get', 'level'], 1, 1, 0.5],
      },
    },
    labels: {
      id: 'contour-labels',
      type: 'symbol',
      ...contours,
      filter: ['==', ['get', 'level'], 1],
      layout: {
        'symbol-placement': 'line',
        'text-field': [
          'concat',
          ['number-format', ['get', 'ele'], { locale, 'max-fraction-digits': 0 }],
          `\u202f${symbol}`,
        ],
        'text-font': MAP_FONTS,
        'text-size': 10,
        'text-padding': 12,
      },
      paint: {
        'text-color': mapColors[theme].name,
        'text-halo-color': mapColors[theme].land,
        'text-halo-width': 1.2,
      },
    },
  } satisfies Record<string, LayerSpecification>;
}
