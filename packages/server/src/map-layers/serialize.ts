import type { MapLayer } from '@cloudstreet/sdk';
import type { MapLayerConfig } from '../platform/config/map-layers-config.js';

/** What others may know of a layer: not where its pictures come from, for that may hold a key. */
export function serializeLayer({ tiles: _tiles, times, ...layer }: MapLayerConfig): MapLayer {
  if (!times) return layer;
  const { format: _format, ...steps } = times;
  return { ...layer, times: steps };
}
