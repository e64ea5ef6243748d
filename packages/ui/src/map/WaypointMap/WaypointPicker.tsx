import { type MapRef, useMap } from '@vis.gl/react-maplibre';
import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { useFeaturePress } from '../use-feature-press.js';
import {
  CLUSTER_LAYER,
  CLUSTER_MAX_ZOOM,
  type MapWaypoint,
  WAYPOINT_LAYER,
  WAYPOINT_SOURCE,
} from './WaypointLayer.js';

export interface WaypointPickerProps {
  selected: MapWaypoint | undefined;
  onSelect: (id: number | undefined) => void;
}

const LAYERS = [WAYPOINT_LAYER, CLUSTER_LAYER] as const;
/** Zoom at which a waypoint is no longer part of a circle. */
const NEAR_ZOOM = CLUSTER_MAX_ZOOM + 2;

/** Selects the pressed waypoint, opens the pressed circle, and moves to a waypoint selected elsewhere. */
export function WaypointPicker({ selected, onSelect }: WaypointPickerProps) {
  const { current: map } = useMap();

  useFeaturePress(LAYERS, ({ map: pressed, feature, center }) => {
    const cluster = feature?.properties['cluster_id'] as number | undefined;
    if (cluster !== undefined) void openCluster(pressed, cluster, center);
    else onSelect(feature?.properties['id'] as number | undefined);
  });

  const lat = selected?.lat;
  const lon = selected?.lon;
  useEffect(() => {
    if (!map || lat === undefined || lon === undefined) return;
    const isSeen = map.getBounds().contains([lon, lat]) && map.getZoom() > CLUSTER_MAX_ZOOM;
    if (!isSeen) map.easeTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), NEAR_ZOOM) });
  }, [map, lat, lon]);

  return null;
}

async function openCluster(map: MapRef, cluster: number, center: [number, number]): Promise<void> {
  const source = map.getSource<GeoJSONSource>(WAYPOINT_SOURCE);
  const zoom = await source?.getClusterExpansionZoom(cluster);
  if (zoom !== undefined) map.easeTo({ center, zoom });
}
