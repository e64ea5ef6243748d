import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection, LineString } from 'geojson';
import { memo, useMemo } from 'react';
import { nearestInTime } from '../../../flight/flight-columns.js';
import type { TimedPath } from '../../place-at.js';
import type { MapInterval } from '../map-features.js';
import { FLIGHT_LAYER, MEETING_OPACITY } from './flight-layer.js';
import { LineNames } from './LineNames.js';

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
      <LineNames
        id={`cs-${id}-names`}
        source={`cs-${id}`}
        color={color}
        casing={casing}
        offset={1.1}
      />
    </Source>
  );
});
