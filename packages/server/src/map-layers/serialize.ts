import type { MapLayer } from '@cloudstreet/sdk';
import type { MapLayerConfig } from '../platform/config/map-layers-config.js';

/** Returns the public part of a layer. The address of its tiles may hold a key. */
export function serializeLayer({ tiles: _tiles, times, ...layer }: MapLayerConfig): MapLayer {
  if (!times) return layer;
  const { format: _format, ...steps } = times;
  return { ...layer, times: steps };
}
