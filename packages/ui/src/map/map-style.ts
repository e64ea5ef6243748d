import type {
  LayerSpecification,
  RasterSourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { MapColors, ReliefColors } from './map-colors.js';
import { MAP_FONTS } from './map-fonts.js';

/**
 * The land is in the public domain. The licence of the names, CC BY 4.0, requires source and link.
 */
const ATTRIBUTION = 'Natural Earth | <a href="https://www.geonames.org/">GeoNames</a>';

const RELIEF_ATTRIBUTION =
  '<a href="https://www.ncei.noaa.gov/products/etopo-global-relief-model">NOAA ETOPO1</a>';

/** Scheme of the base map's URLs, so that `readBaseMap` serves them. */
export const BASE_MAP_SCHEME = 'cs-base-map';

/** Finest tiles of the relief. */
export const RELIEF_MAX_ZOOM = 4;
/** The relief fades out, because a pixel of its source covers 24 to 48 pixels of the screen. */
export const RELIEF_FADES = { from: 8, to: 9 };

/** Id of the layer below all others, which shows where no land is drawn. */
export const SEA_LAYER = 'sea';

/** Id of the layer with names. */
export const PLACES_LAYER = 'places';

/** Sources of the embedded base map. Those of contours and details are not among them. */
export const BASE_SOURCES: ReadonlySet<string> = new Set(['base', 'relief']);

/** Addresses of the files of the base map. */
export interface BaseMapFiles {
  /** Address of `@cloudstreet/ui/base-map.pmtiles`. */
  baseMapUrl: string;
  /** Address of `@cloudstreet/ui/relief.pmtiles`. Without it, land has one colour. */
  reliefUrl?: string | undefined;
  /** Whether it is seen from a low camera, up to the horizon. */
  isInSpace?: boolean | undefined;
}

/**
 * Creates the style of the embedded base map: relief, water, borders and names, without requests to
 * other hosts.
 */
export function createMapStyle(
  colors: MapColors,
  { baseMapUrl, reliefUrl, isInSpace = false }: BaseMapFiles,
): StyleSpecification {
  const source = 'base';
  const relief =
    reliefUrl !== undefined && colors.relief
      ? { source: reliefSource(reliefUrl), layer: reliefLayer(colors.relief, isInSpace) }
      : undefined;
  return {
    version: 8,
    sources: {
      [source]: {
        type: 'vector',
        url: `${BASE_MAP_SCHEME}://${baseMapUrl}`,
        attribution: ATTRIBUTION,
      },
      ...(relief && { relief: relief.source }),
    },
    layers: [
      { id: SEA_LAYER, type: 'background', paint: { 'background-color': colors.water } },
      {
        id: 'land',
        type: 'fill',
        source,
        'source-layer': 'land',
        paint: { 'fill-color': colors.land, 'fill-antialias': false },
      },
      ...(relief ? [relief.layer] : []),
      {
        id: 'river',
        type: 'line',
        source,
        'source-layer': 'river',
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colors.river,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.4, 8, 1.6, 12, 3],
        },
      },
      {
        id: 'lake',
        type: 'fill',
        source,
        'source-layer': 'lake',
        paint: { 'fill-color': colors.water, 'fill-antialias': false },
      },
      {
        id: 'shore',
        type: 'line',
        source,
        'source-layer': 'lake',
        paint: { 'line-color': colors.coast, 'line-width': 0.8 },
      },
      {
        id: 'coast',
        type: 'line',
        source,
        'source-layer': 'land',
        paint: { 'line-color': colors.coast, 'line-width': 0.8 },
      },
      {
        id: 'border',
        type: 'line',
        source,
        'source-layer': 'border',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 8, 1.4],
          'line-dasharray': [5, 2, 1.5, 2],
        },
      },
      placeNames(colors, source),
    ],
  };
}

/** Names the tiles instead of requesting the header, so that the relief never delays or stops a map. */
function reliefSource(url: string): RasterSourceSpecification {
  return {
    type: 'raster',
    tiles: [`${BASE_MAP_SCHEME}://${url}/{z}/{x}/{y}`],
    tileSize: 512,
    maxzoom: RELIEF_MAX_ZOOM,
    attribution: RELIEF_ATTRIBUTION,
  };
}

/** In space it does not fade out: its soft colours then show where mountains are up to the horizon. */
function reliefLayer({ opacity, ...relief }: ReliefColors, isInSpace: boolean): LayerSpecification {
  const { from, to } = RELIEF_FADES;
  return {
    id: 'relief',
    type: 'raster',
    source: 'relief',
    ...(!isInSpace && { maxzoom: to }),
    paint: {
      'raster-opacity': isInSpace
        ? opacity
        : ['interpolate', ['linear'], ['zoom'], from, opacity, to, 0],
      'raster-brightness-max': relief.brightness,
      'raster-saturation': relief.saturation,
      'raster-contrast': relief.contrast,
      'raster-fade-duration': 0,
    },
  };
}

/** A town is named once the next larger one is about this far away on the screen, in px. */
const NAME_SPACING_PX = 80;
/** Kilometres per pixel at zoom 0, at the latitudes of most flights. */
const KM_PER_PIXEL = 54;

/**
 * Names of towns, drawn with fonts of the device, so that the map requests no glyphs from a server.
 */
function placeNames(colors: MapColors, source: string): LayerSpecification {
  return {
    id: PLACES_LAYER,
    type: 'symbol',
    source,
    'source-layer': 'places',
    minzoom: 4,
    filter: ['>=', ['*', ['get', 'farKm'], ['^', 2, ['zoom']]], NAME_SPACING_PX * KM_PER_PIXEL],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': MAP_FONTS,
      'text-size': ['interpolate', ['linear'], ['get', 'farKm'], 30, 11, 150, 13],
      'text-max-width': 8,
      'text-padding': 8,
      'symbol-sort-key': ['-', ['get', 'farKm']],
    },
    paint: {
      'text-color': colors.name,
      'text-halo-color': colors.land,
      'text-halo-width': 1.4,
    },
  };
}
