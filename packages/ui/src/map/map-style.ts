import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.js';
import { MAP_FONTS } from './map-fonts.js';

/** The data is in the public domain and asks for no more. */
const LAND_ATTRIBUTION = 'Natural Earth';
/** CC BY 4.0 asks for the name and a link. */
const PLACES_ATTRIBUTION = '<a href="https://www.geonames.org/">GeoNames</a>';

/** Where the data of the embedded base map is served. */
export interface BaseMapUrls {
  /** `@cloudstreet/ui/base-map.json` */
  baseMapUrl: string;
  /** `@cloudstreet/ui/places.json`; without it the map has no names. */
  placesUrl?: string | undefined;
}

/** The embedded base map: land, water, borders and names, with no request to another host. */
export function createMapStyle(
  colors: MapColors,
  { baseMapUrl, placesUrl }: BaseMapUrls,
): StyleSpecification {
  const source = 'base';
  return {
    version: 8,
    sources: {
      [source]: { type: 'geojson', data: baseMapUrl, maxzoom: 8, attribution: LAND_ATTRIBUTION },
      ...(placesUrl !== undefined && {
        [PLACES]: {
          type: 'geojson',
          data: placesUrl,
          maxzoom: 8,
          attribution: PLACES_ATTRIBUTION,
        },
      }),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      {
        id: 'land',
        type: 'fill',
        source,
        filter: only('land'),
        paint: { 'fill-color': colors.land, 'fill-antialias': false },
      },
      {
        id: 'river',
        type: 'line',
        source,
        filter: only('river'),
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
        filter: only('lake'),
        paint: { 'fill-color': colors.water, 'fill-outline-color': colors.coast },
      },
      {
        id: 'coast',
        type: 'line',
        source,
        filter: only('land'),
        paint: { 'line-color': colors.coast, 'line-width': 0.8 },
      },
      {
        id: 'border',
        type: 'line',
        source,
        filter: only('border'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colors.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.5, 8, 1.4],
          'line-dasharray': [5, 2, 1.5, 2],
        },
      },
      ...(placesUrl === undefined ? [] : [placeNames(colors)]),
    ],
  };
}

const PLACES = 'places';
/** A town is named once the next larger one is about this far on the screen, in px. */
const NAME_SPACING_PX = 80;
/** Kilometres in a pixel at zoom 0, at the latitudes where most people fly. */
const KM_PER_PIXEL = 54;

/** The names of towns. Drawn from fonts of the device: the map asks no server for glyphs. */
function placeNames(colors: MapColors): LayerSpecification {
  return {
    id: PLACES,
    type: 'symbol',
    source: PLACES,
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

function only(kind: string): ['==', ['get', string], string] {
  return ['==', ['get', 'kind'], kind];
}
