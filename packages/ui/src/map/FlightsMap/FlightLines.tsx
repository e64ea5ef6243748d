import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, LineString } from 'geojson';
import { memo, useMemo } from 'react';
import { type ThemeName, colors as themeColors } from '../../theme/tokens.js';
import type { MapColors } from '../map-colors.js';
import { useBelowLabels } from '../use-label-layer.js';
import type { OutlinedFlight } from './outlines.js';

export interface FlightLinesProps {
  flights: readonly OutlinedFlight[];
  highlightedId: number | null;
  colors: MapColors;
  theme: ThemeName;
}

/** Layer for hit tests: lines wide enough for a finger. */
export const PICKABLE = 'cs-flights-pickable';

/** Lowest layer of the flights. */
export const FLIGHTS_LAYER = 'cs-flights-casing';

const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
const PROMINENCE = { alone: 0.85, inShade: 0.35 };

/** Draws outlines with their casing. If one is highlighted, the others are less prominent. */
export const FlightLines = memo(function FlightLines(props: FlightLinesProps) {
  const { flights, highlightedId, colors, theme } = props;
  const { chart, text } = themeColors[theme];
  const below = useBelowLabels();
  const data = useMemo(() => toFeatures(flights), [flights]);
  const isHighlighted: ['==', ['get', string], number] = ['==', ['get', 'id'], highlightedId ?? -1];
  const opacity = highlightedId === null ? PROMINENCE.alone : PROMINENCE.inShade;
  const color: ['case', ['get', string], string, string] = [
    'case',
    ['get', 'counts'],
    chart.altitude,
    text.muted,
  ];
  return (
    <Source id="cs-flights" type="geojson" data={data} maxzoom={14}>
      <Layer
        {...below}
        id={FLIGHTS_LAYER}
        type="line"
        layout={round}
        paint={{ 'line-color': colors.casing, 'line-width': 4, 'line-opacity': 0.7 * opacity }}
      />
      <Layer
        {...below}
        id="cs-flights-line"
        type="line"
        layout={round}
        paint={{ 'line-color': color, 'line-width': 1.75, 'line-opacity': opacity }}
      />
      <Layer
        {...below}
        id="cs-flights-out-casing"
        type="line"
        filter={isHighlighted}
        layout={round}
        paint={{ 'line-color': colors.casing, 'line-width': 7 }}
      />
      <Layer
        {...below}
        id="cs-flights-out-line"
        type="line"
        filter={isHighlighted}
        layout={round}
        paint={{ 'line-color': color, 'line-width': 3.25 }}
      />
      <Layer id={PICKABLE} type="line" paint={{ 'line-width': 18, 'line-opacity': 0 }} />
    </Source>
  );
});

function toFeatures(flights: readonly OutlinedFlight[]): FeatureCollection<LineString> {
  return {
    type: 'FeatureCollection',
    features: flights.map(({ flight: { id, rank }, path }) => ({
      type: 'Feature',
      properties: { id, counts: rank },
      geometry: { type: 'LineString', coordinates: path },
    })),
  };
}
