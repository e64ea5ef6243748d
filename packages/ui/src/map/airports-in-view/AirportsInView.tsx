import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import type { MapAirport } from '../AirportLayer.js';
import { pointFeatures } from '../FlightMap/layers/point-features.js';
import { useMapSettings } from '../MapSettings/MapSettings.js';
import type { MapColors } from '../map-colors.js';
import { MAP_FONTS } from '../map-fonts.js';
import { useBelowLabels } from '../use-label-layer.js';
import { type MapImage, useMapImage } from '../use-map-image.js';
import { AirportLink } from './AirportLink.js';
import { AIRPORTS_MIN_ZOOM, useAirportsInView } from './use-airports-in-view.js';

export interface AirportsInViewProps {
  /** Airports that are drawn in another way. */
  except?: readonly MapAirport[] | undefined;
  /** Longitude in whose copy of the world they are drawn. */
  nearbyLon: number;
  /** Layer above them; by default the names of the base map. */
  beforeId?: string | undefined;
  colors: MapColors;
  /** Whether a press on one offers its page; true by default. */
  hasLinks?: boolean;
}

const NONE: readonly MapAirport[] = [];

/**
 * Shows the airports of the surroundings as quiet symbols below the flights, where there is room,
 * with their names nearby. A press on one offers its page. Renders nothing unless the map settings
 * have airports.
 */
export const AirportsInView = memo(function AirportsInView(props: AirportsInViewProps) {
  const { except = NONE, nearbyLon, beforeId, colors, hasLinks = true } = props;
  const { airports: source } = useMapSettings();
  const airports = useAirportsInView();
  const data = useMemo(() => {
    const left = new Set(except.map(({ id }) => id));
    const shown = airports.filter(({ id }) => !left.has(id));
    const order = new Map(shown.map(({ id }, index) => [id, index]));
    return pointFeatures(shown, nearbyLon, ({ id, name, lat, lon }) => ({
      lat,
      lon,
      properties: { id, name, order: order.get(id) ?? 0 },
    }));
  }, [airports, except, nearbyLon]);
  const symbol = useMapImage(AIRPORT_SYMBOL, colors);
  const belowLabels = useBelowLabels();
  if (!source) return null;
  return (
    <>
      <Source id="cs-airports-in-view" type="geojson" data={data}>
        <Layer
          {...(beforeId === undefined ? belowLabels : { beforeId })}
          id="cs-airports-in-view"
          type="symbol"
          minzoom={AIRPORTS_MIN_ZOOM}
          layout={{
            'icon-image': symbol,
            'icon-size': ['interpolate', ['linear'], ['zoom'], 6, 0.7, 10, 1],
            'icon-padding': [
              'interpolate',
              ['linear'],
              ['zoom'],
              6,
              ['literal', [6]],
              10,
              ['literal', [1]],
            ],
            'text-field': ['step', ['zoom'], '', NAMES_MIN_ZOOM, ['get', 'name']],
            'text-font': MAP_FONTS,
            'text-size': 11,
            'text-max-width': 9,
            'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
            'text-radial-offset': 0.8,
            'text-justify': 'auto',
            'text-optional': true,
            'symbol-sort-key': ['get', 'order'],
          }}
          paint={{
            'icon-opacity': 0.85,
            'text-color': colors.name,
            'text-halo-color': colors.land,
            'text-halo-width': 1.4,
          }}
        />
      </Source>
      {hasLinks && <AirportLink hrefOf={source.hrefOf} />}
    </>
  );
});

const NAMES_MIN_ZOOM = 9;

/** A ring with a runway. */
const AIRPORT_SYMBOL: MapImage = {
  name: 'cs-airport',
  sizePx: 16,
  paint(context, { name, casing }) {
    const drawing = new Path2D();
    drawing.moveTo(1.5, 8);
    drawing.lineTo(14.5, 8);
    drawing.moveTo(12, 8);
    drawing.arc(8, 8, 4, 0, 2 * Math.PI);
    for (const [color, widthPx] of [
      [casing, 3],
      [name, 1.25],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = widthPx;
      context.stroke(drawing);
    }
  },
};
