import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, Point } from 'geojson';
import { memo, useMemo } from 'react';
import type { LatLon } from '../../flight/flight-path.js';
import type { MapColors } from '../map-colors.js';
import { MAP_FONTS } from '../map-fonts.js';

/** A place with its name. */
export interface MapWaypoint extends LatLon {
  id: number;
  name: string;
}

export interface WaypointLayerProps {
  waypoints: readonly MapWaypoint[];
  selectedId: number | undefined;
  colors: MapColors;
}

export const WAYPOINT_LAYER = 'cs-waypoint-points';
export const CLUSTER_LAYER = 'cs-waypoint-clusters';
export const WAYPOINT_SOURCE = 'cs-waypoints';
/** Highest zoom at which near waypoints are one circle with their number. */
export const CLUSTER_MAX_ZOOM = 8;

/** Shows waypoints with their names. Far out, near ones are one circle with their number. */
export const WaypointLayer = memo(function WaypointLayer(props: WaypointLayerProps) {
  const { waypoints, selectedId, colors } = props;
  const data = useMemo<FeatureCollection<Point>>(
    () => ({
      type: 'FeatureCollection',
      features: waypoints.map(({ id, name, lat, lon }) => ({
        type: 'Feature',
        properties: { id, name },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    }),
    [waypoints],
  );
  const text = { 'text-color': colors.ink, 'text-halo-color': colors.casing };
  const isSelected = ['==', ['get', 'id'], selectedId ?? -1] as ['==', ['get', string], number];
  return (
    <Source
      id={WAYPOINT_SOURCE}
      type="geojson"
      data={data}
      cluster
      clusterMaxZoom={CLUSTER_MAX_ZOOM}
      clusterRadius={45}
    >
      <Layer
        id={CLUSTER_LAYER}
        type="circle"
        filter={['has', 'point_count']}
        paint={{
          'circle-radius': ['step', ['get', 'point_count'], 13, 50, 17, 500, 22],
          'circle-color': colors.casing,
          'circle-stroke-color': colors.ink,
          'circle-stroke-width': 1.5,
          'circle-opacity': 0.85,
        }}
      />
      <Layer
        id="cs-waypoint-counts"
        type="symbol"
        filter={['has', 'point_count']}
        layout={{
          'text-field': ['get', 'point_count_abbreviated'],
          'text-font': MAP_FONTS,
          'text-size': 12,
          'text-allow-overlap': true,
        }}
        paint={text}
      />
      <Layer
        id={WAYPOINT_LAYER}
        type="circle"
        filter={['!', ['has', 'point_count']]}
        paint={{
          'circle-radius': ['case', isSelected, 8, 5],
          'circle-color': ['case', isSelected, colors.ink, colors.casing],
          'circle-stroke-color': ['case', isSelected, colors.casing, colors.ink],
          'circle-stroke-width': 2,
        }}
      />
      <Layer
        id="cs-waypoint-names"
        type="symbol"
        minzoom={7}
        filter={['!', ['has', 'point_count']]}
        layout={{
          'text-field': ['get', 'name'],
          'text-font': MAP_FONTS,
          'text-size': 12,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 0.8,
          'text-justify': 'auto',
        }}
        paint={{ ...text, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
});
