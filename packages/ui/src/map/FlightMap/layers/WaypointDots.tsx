import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import type { MapColors } from '../../map-colors.js';
import { MAP_FONTS } from '../../map-fonts.js';
import type { MapWaypoint } from '../map-features.js';
import { FLIGHT_LAYER } from './flight-layer.js';
import { pointFeatures } from './point-features.js';

export interface WaypointDotsProps {
  waypoints: readonly MapWaypoint[];
  nearbyLon: number;
  colors: MapColors;
}

/** Draws many waypoints below the flight, with names from near. */
export const WaypointDots = memo(function WaypointDots(props: WaypointDotsProps) {
  const { waypoints, nearbyLon, colors } = props;
  const data = useMemo(
    () =>
      pointFeatures(waypoints, nearbyLon, ({ name, lat, lon }) => ({
        lat,
        lon,
        properties: { name },
      })),
    [waypoints, nearbyLon],
  );
  return (
    <Source id="cs-waypoints" type="geojson" data={data}>
      <Layer
        id="cs-waypoint-points"
        type="circle"
        minzoom={6}
        beforeId={FLIGHT_LAYER}
        paint={{
          // Far out, thousands of rings would hide the map.
          'circle-radius': ['interpolate', ['linear'], ['zoom'], 6, 1, 8, 1.5, 10, 4],
          'circle-opacity': ['step', ['zoom'], 0.6, 9, 1],
          'circle-color': ['step', ['zoom'], colors.ink, 9, colors.casing],
          'circle-stroke-color': colors.ink,
          'circle-stroke-width': ['step', ['zoom'], 0, 9, 1.5],
        }}
      />
      <Layer
        id="cs-waypoint-names"
        type="symbol"
        minzoom={9}
        beforeId={FLIGHT_LAYER}
        layout={{
          'text-field': ['get', 'name'],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-anchor': 'top',
          'text-offset': [0, 0.5],
          // An arrival height at the waypoint has its name, and leaves no room for this one.
          'text-padding': 8,
        }}
        paint={{
          'text-color': colors.ink,
          'text-halo-color': colors.casing,
          'text-halo-width': 1.6,
        }}
      />
    </Source>
  );
});
