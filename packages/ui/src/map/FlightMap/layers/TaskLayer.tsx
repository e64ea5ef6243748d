import { Layer, Source } from '@vis.gl/react-maplibre';
import { memo, useMemo } from 'react';
import type { MapColors } from '../../map-colors.js';
import { MAP_FONTS } from '../../map-fonts.js';
import type { TimedPath } from '../../place-at.js';
import type { MapTaskPoint } from '../map-features.js';
import { FLIGHT_LAYER } from './flight-layer.js';
import { missFeatures } from './miss-features.js';
import { taskFeatures } from './task-features.js';

export interface TaskLayerProps {
  task: readonly MapTaskPoint[];
  flight: TimedPath & { lon: number };
  colors: MapColors;
  /** Colour of a missed zone. */
  missColor: string;
}

/**
 * Draws the declared task as a dashed course with rings, so that it differs from the solid scored
 * course, and how far the flight was from a missed zone.
 */
export const TaskLayer = memo(function TaskLayer(props: TaskLayerProps) {
  const { task, flight, colors, missColor } = props;
  const data = useMemo(() => taskFeatures(task, flight.lon), [task, flight.lon]);
  const misses = useMemo(() => missFeatures(task, flight), [task, flight]);
  return (
    <>
      <Source id="cs-task-misses" type="geojson" data={misses}>
        <Layer
          id="cs-task-missed-zones"
          type="fill"
          beforeId={FLIGHT_LAYER}
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'fill-color': missColor, 'fill-opacity': 0.15 }}
        />
        <Layer
          id="cs-task-miss-casing"
          type="line"
          beforeId={FLIGHT_LAYER}
          paint={{ 'line-color': colors.casing, 'line-width': 4 }}
        />
        <Layer
          id="cs-task-miss-lines"
          type="line"
          beforeId={FLIGHT_LAYER}
          paint={{ 'line-color': missColor, 'line-width': 2 }}
        />
      </Source>
      <Source id="cs-task" type="geojson" data={data}>
        <Layer
          id="cs-task-legs"
          beforeId={FLIGHT_LAYER}
          type="line"
          filter={['==', ['geometry-type'], 'LineString']}
          layout={{ 'line-join': 'round' }}
          paint={{ 'line-color': colors.ink, 'line-width': 1.5, 'line-dasharray': [4, 3] }}
        />
        <Layer
          id="cs-task-points"
          beforeId={FLIGHT_LAYER}
          type="circle"
          filter={['==', ['geometry-type'], 'Point']}
          paint={{
            'circle-radius': 7,
            'circle-opacity': 0,
            'circle-stroke-color': colors.ink,
            'circle-stroke-width': 1.5,
          }}
        />
        <Layer
          id="cs-task-names"
          type="symbol"
          minzoom={7}
          filter={['==', ['geometry-type'], 'Point']}
          layout={{
            'text-field': ['get', 'name'],
            'text-font': MAP_FONTS,
            'text-size': 11,
            'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
            'text-radial-offset': 1.2,
          }}
          paint={{
            'text-color': colors.ink,
            'text-halo-color': colors.casing,
            'text-halo-width': 1.6,
          }}
        />
      </Source>
    </>
  );
});
