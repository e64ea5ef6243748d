import type { Messages } from '../../generated/messages/types.js';
import type { DrawnMapProps } from './flight-map-props.js';
import type { LayerChoice } from './LayersMenu.js';
import { type LayerName, rasterChoices } from './map-layers.js';

/** Returns the layers with content, and all image layers, for the menu. */
export function layerChoices(
  names: readonly LayerName[],
  props: DrawnMapProps,
  messages: Messages,
): LayerChoice[] {
  const known = names.filter((name) => {
    if (name === 'track') return props.track.unixS.length > 0;
    const part = props[name];
    if (part === undefined) return false;
    return name === 'arrivals' || !('length' in part) || part.length > 0;
  });
  return [
    ...known.map((name) => ({ key: name, name: messages[`map.layer.${name}`]() })),
    ...rasterChoices(props.rasterLayers ?? []),
  ];
}
