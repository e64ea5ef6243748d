import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, LineString } from 'geojson';
import { memo, useMemo } from 'react';
import { nearestInTime } from '../../../flight/flight-columns.js';
import { MAP_FONTS } from '../../map-fonts.js';
import type { TimedPath } from '../../place-at.js';
import type { MapInterval } from '../map-features.js';
import { FLIGHT_LAYER, MEETING_OPACITY } from './flight-layer.js';

export interface IntervalLayerProps {
  id: 'meetings' | 'intervals';
  intervals: readonly MapInterval[];
  flight: TimedPath;
  color: string;
  casing: string;
}

/** Draws parts of the flight as a wide line below it; those flown with others are dotted. */
export const IntervalLayer = memo(function IntervalLayer(props: IntervalLayerProps) {
  const { id, intervals, flight, color, casing } = props;
  const data = useMemo<FeatureCollection<LineString>>(
    () => ({
      type: 'FeatureCollection',
      features: intervals.flatMap(({ startS, endS, name = '' }) => {
        const [from, to] = [nearestInTime(flight.timeS, startS), nearestInTime(flight.timeS, endS)];
        const path = flight.path.slice(from, to + 1).map(([lon, lat]) => [lon, lat]);
        if (path.length < 2) return [];
        const geometry = { type: 'LineString' as const, coordinates: path };
        return [{ type: 'Feature' as const, properties: { name }, geometry }];
      }),
    }),
    [intervals, flight],
  );
  return (
    <Source id={`cs-${id}`} type="geojson" data={data} maxzoom={14}>
      <Layer
        id={`cs-${id}-line`}
        beforeId={FLIGHT_LAYER}
        type="line"
        layout={{ 'line-join': 'round', 'line-cap': id === 'meetings' ? 'butt' : 'round' }}
        paint={{
          'line-color': color,
          'line-width': 10,
          ...(id === 'meetings'
            ? { 'line-opacity': MEETING_OPACITY, 'line-dasharray': [0.6, 0.4] }
            : { 'line-opacity': 0.55 }),
        }}
      />
      <Layer
        id={`cs-${id}-names`}
        type="symbol"
        minzoom={7}
        layout={{
          'symbol-placement': 'line',
          'text-field': ['get', 'name'],
          'text-font': MAP_FONTS,
          'text-size': 11,
          'text-offset': [0, 1.1],
        }}
        paint={{ 'text-color': color, 'text-halo-color': casing, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
});
