import type { RasterLayer } from './map-features.js';

/** Layers of a flight map that the user can switch, besides rasters. */
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
 * Layers that the user switched, by name. A raster has the name `raster.` with its id, a collection
 * of waypoints `waypoints.` with its id. By default all are shown except these and arrival heights.
 */
export type MapLayers = Readonly<Partial<Record<string, boolean>>>;

function rasterKey(id: string): string {
  return `raster.${id}`;
}

/** Returns the image layers that are switched on and available. */
export function shownRasters(
  rasters: readonly RasterLayer[],
  layers: MapLayers,
): readonly RasterLayer[] {
  return rasters.filter(
    ({ id, unavailable }) => unavailable === undefined && isShown(layers, rasterKey(id)),
  );
}

/** Returns the image layers for the menu. */
export function rasterChoices(rasters: readonly RasterLayer[]) {
  return rasters.map(({ id, name, unavailable }) => ({ key: rasterKey(id), name, unavailable }));
}

export function isShown(layers: MapLayers, key: string): boolean {
  return layers[key] ?? !/^(arrivals$|raster\.|waypoints\.)/.test(key);
}
