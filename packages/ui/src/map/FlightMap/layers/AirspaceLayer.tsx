import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, Polygon } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { memo, useMemo } from 'react';
import { nearLon } from '../../../flight/flight-path.js';
import { MAP_FONTS } from '../../map-fonts.js';
import type { MapAirspace } from '../map-features.js';
import { FLIGHT_LAYER } from './flight-layer.js';

export interface AirspaceLayerProps {
  airspaces: readonly MapAirspace[];
  nearbyLon: number;
  color: string;
  casing: string;
}

/** Lower opacity if zoomed out, because many overlap there and must not hide the flight. */
const FILL_OPACITY: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  6,
  0.02,
  9,
  0.07,
];
const INACTIVE: ExpressionSpecification = ['get', 'isInactive'];
const ACTIVE: ExpressionSpecification = ['!', INACTIVE];
const EDGE_PX: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 6, 0.4, 10, 1.5];

/** Outlines of airspaces with class and limits, below the flight. */
export const AirspaceLayer = memo(function AirspaceLayer(props: AirspaceLayerProps) {
  const { airspaces, nearbyLon, color, casing } = props;
  const data = useMemo<FeatureCollection<Polygon>>(
    () => ({
      type: 'FeatureCollection',
      features: airspaces.map(({ name, airspaceClass, floor, ceiling, outline, isInactive }) => ({
        type: 'Feature',
        properties: {
          label: `${airspaceClass} ${name} ${floor} – ${ceiling}`,
          isInactive: isInactive === true,
        },
        geometry: { type: 'Polygon', coordinates: [unrolled(outline, nearbyLon)] },
      })),
    }),
    [airspaces, nearbyLon],
  );
  return (
    <Source id="cs-airspaces" type="geojson" data={data}>
      <Layer
        id="cs-airspace-areas"
        beforeId={FLIGHT_LAYER}
        type="fill"
        filter={ACTIVE}
        paint={{ 'fill-color': color, 'fill-opacity': FILL_OPACITY }}
      />
      <Layer
        id="cs-airspace-edges"
        beforeId={FLIGHT_LAYER}
        type="line"
        filter={ACTIVE}
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': color, 'line-width': EDGE_PX }}
      />
      <Layer
        id="cs-airspace-inactive-edges"
        beforeId={FLIGHT_LAYER}
        type="line"
        filter={INACTIVE}
        layout={{ 'line-join': 'round' }}
        paint={{ 'line-color': color, 'line-width': EDGE_PX, 'line-dasharray': [2, 3] }}
      />
      <Layer
        id="cs-airspace-labels"
        type="symbol"
        minzoom={7}
        layout={{
          'symbol-placement': 'line',
          'text-field': ['get', 'label'],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-offset': [0, 0.9],
          'symbol-spacing': 400,
        }}
        paint={{ 'text-color': color, 'text-halo-color': casing, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
});

/** Returns the outline with longitudes that continue across the antimeridian. */
function unrolled(outline: MapAirspace['outline'], nearbyLon: number): [number, number][] {
  let last = nearbyLon;
  return outline.map(([lon, lat]) => {
    last = nearLon(lon, last);
    return [last, lat];
  });
}
