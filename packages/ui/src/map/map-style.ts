import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from './map-colors.js';

/** Shown on the map; the data is in the public domain and asks for no more. */
const ATTRIBUTION = 'Natural Earth';

/**
 * The embedded base map: land, water and borders, with no text and no request to another host.
 *
 * @param baseMapUrl Where `@cloudstreet/ui/base-map.json` is served.
 */
export function createMapStyle(colors: MapColors, baseMapUrl: string): StyleSpecification {
  const source = 'base';
  return {
    version: 8,
    sources: {
      [source]: { type: 'geojson', data: baseMapUrl, maxzoom: 8, attribution: ATTRIBUTION },
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
    ],
  };
}

function only(kind: string): ['==', ['get', string], string] {
  return ['==', ['get', 'kind'], kind];
}
