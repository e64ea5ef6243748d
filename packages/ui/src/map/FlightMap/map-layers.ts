import type { RasterLayer } from './map-features.js';

/** Layers of a flight map, besides rasters, that the reader can switch on and off. */
export const LAYER_NAMES = [
  'track',
  'score',
  'task',
  'trail',
  'airports',
  'thermals',
  'glides',
  'winds',
  'arrivals',
  'airspaces',
  'otherTracks',
  'meetings',
  'intervals',
] as const;

export type LayerName = (typeof LAYER_NAMES)[number];

/**
 * The layers that the reader switched, by name, a raster as `raster.` and its id. All others are
 * shown, but arrival heights and rasters are not: they are asked for.
 */
export type MapLayers = Readonly<Partial<Record<string, boolean>>>;

function rasterKey(id: string): string {
  return `raster.${id}`;
}

/** The pictures that are switched on and can be shown. */
export function shownRasters(
  rasters: readonly RasterLayer[],
  layers: MapLayers,
): readonly RasterLayer[] {
  return rasters.filter(
    ({ id, unavailable }) => unavailable === undefined && isShown(layers, rasterKey(id)),
  );
}

/** The pictures in the menu of layers. */
export function rasterChoices(rasters: readonly RasterLayer[]) {
  return rasters.map(({ id, name, unavailable }) => ({ key: rasterKey(id), name, unavailable }));
}

export function isShown(layers: MapLayers, key: string): boolean {
  return layers[key] ?? !(key === 'arrivals' || key.startsWith('raster.'));
}
