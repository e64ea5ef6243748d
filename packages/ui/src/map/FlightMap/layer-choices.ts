import type { Messages } from '../../generated/messages/types.js';
import type { DrawnMapProps } from './flight-map-props.js';
import type { LayerGroup, LayersMenuProps } from './LayersMenu.js';
import type { MapWaypointLayer } from './map-features.js';
import { type LayerName, rasterChoices } from './map-layers.js';

/**
 * Returns the layers with content, all image layers and the collections of waypoints, for the menu.
 * Beside collections, arrival heights at airports are one of their choices.
 */
export function layerChoices(
  names: readonly LayerName[],
  props: DrawnMapProps,
  messages: Messages,
): Pick<LayersMenuProps, 'choices' | 'group'> {
  const known = names.filter((name) => {
    if (name === 'track') return props.track.unixS.length > 0;
    const part = props[name];
    if (part === undefined) return false;
    return name === 'arrivals' || !('length' in part) || part.length > 0;
  });
  const { waypointLayers = [] } = props;
  const isGrouped = waypointLayers.length > 0;
  const single = known.filter((name) => !(isGrouped && name === 'arrivals'));
  return {
    choices: [
      ...single.map((name) => ({ key: name, name: messages[`map.layer.${name}`]() })),
      ...rasterChoices(props.rasterLayers ?? []),
    ],
    group: isGrouped
      ? waypointGroup(waypointLayers, known.includes('arrivals'), messages)
      : undefined,
  };
}

function waypointGroup(
  collections: readonly MapWaypointLayer[],
  hasArrivals: boolean,
  messages: Messages,
): LayerGroup {
  const airports = { key: 'arrivals', name: messages['map.layer.airports']() };
  return {
    title: messages[hasArrivals ? 'map.layer.arrivals' : 'map.layer.waypoints'](),
    choices: hasArrivals ? [...collections, airports] : collections,
  };
}
