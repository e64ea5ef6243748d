import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, Point } from 'geojson';
import { memo, useMemo } from 'react';
import type { LatLon } from '../flight/flight-path.js';
import type { MapColors } from './map-colors.js';
import { MAP_FONTS } from './map-fonts.js';

/** An airport with its name. */
export interface MapAirport extends LatLon {
  id: number;
  name: string;
}

export interface AirportLayerProps {
  airports: readonly MapAirport[];
  colors: MapColors;
  /**
   * Preferred positions of names, so that they avoid other labels at an airport. The first airports
   * always have their name.
   */
  names: 'above' | 'beside';
}

type LabelAnchor = [
  side: 'left' | 'right' | 'top' | 'bottom',
  offset: [east: number, south: number],
];

/**
 * Anchor of the text and its distance from the ring in multiples of its height, in order of
 * preference. The farther positions avoid markers at the airport.
 */
const PLACES: Record<AirportLayerProps['names'], LabelAnchor[]> = {
  above: [
    ['bottom', [0, -1.5]],
    ['left', [1.5, 0]],
    ['right', [-1.5, 0]],
    ['top', [0, 3.2]],
    ['bottom', [0, -3.2]],
    ['left', [3.4, 0]],
    ['right', [-3.4, 0]],
  ],
  beside: [
    ['left', [0.6, 0]],
    ['right', [-0.6, 0]],
    ['top', [0, 0.6]],
    ['bottom', [0, -0.6]],
  ],
};

/** Shows airports as small rings with their names. */
export const AirportLayer = memo(function AirportLayer(props: AirportLayerProps) {
  const { airports, colors, names } = props;
  const data = useMemo<FeatureCollection<Point>>(
    () => ({
      type: 'FeatureCollection',
      features: airports.map(({ id, name, lat, lon }) => ({
        type: 'Feature',
        properties: { id, name },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    }),
    [airports],
  );
  return (
    <Source id="cs-airports" type="geojson" data={data}>
      <Layer
        id="cs-airport-rings"
        type="circle"
        paint={{
          'circle-radius': 3,
          'circle-color': colors.casing,
          'circle-stroke-color': colors.ink,
          'circle-stroke-width': 1.25,
          'circle-opacity': 0.8,
          'circle-stroke-opacity': 0.6,
        }}
      />
      <Layer
        id="cs-airport-names"
        type="symbol"
        minzoom={names === 'above' ? 0 : 6}
        layout={{
          'text-field': ['get', 'name'],
          'text-font': MAP_FONTS,
          'text-size': 12,
          'text-variable-anchor-offset': PLACES[names].flat(),
          'text-allow-overlap': names === 'above',
          'text-justify': 'auto',
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
