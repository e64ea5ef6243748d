import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { useStable } from '../../flight/use-stable-props.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import { taskFeatures } from '../FlightMap/layers/task-features.js';
import type { MapTaskPoint } from '../FlightMap/map-features.js';
import { MapBoundary } from '../MapBoundary.js';
import { mapColors } from '../map-colors.js';
import { MAP_FONTS } from '../map-fonts.js';
import { zoneFeatures } from '../PlanMap/plan-features.js';
import type { PlanMapZone } from '../PlanMap/plan-map-props.js';
import { useFeaturePress } from '../use-feature-press.js';
import * as styles from './TaskMap.css.js';
import { taskBounds } from './task-bounds.js';

export interface TaskMapProps {
  /** Accessible name of the map. */
  label: string;
  /** Start, turnpoints and finish of each task. */
  tasks: readonly (readonly MapTaskPoint[])[];
  /** Index of the selected task, which is in view and drawn in its own colour. */
  selected?: number | undefined;
  /** Zones of the selected task, or of the only one. */
  zones?: readonly PlanMapZone[] | undefined;
  /** Called with the index of a pressed task. */
  onSelect?: ((task: number) => void) | undefined;
}

/** A map of one task or several. */
export function TaskMap(props: TaskMapProps) {
  return (
    <MapBoundary>
      <DrawnTasks {...props} />
    </MapBoundary>
  );
}

const NO_ZONES: readonly PlanMapZone[] = [];

function DrawnTasks({ label, selected, onSelect, ...drawn }: TaskMapProps) {
  const theme = useTheme();
  const colors = mapColors[theme];
  const taskColor = themeColors[theme].tone.brand.text;
  const tasks = useStable(drawn.tasks);
  const zones = useStable(drawn.zones ?? NO_ZONES);
  const chosen = selected === undefined ? undefined : tasks[selected];
  const bounds = useMemo(
    () => taskBounds(chosen ? [chosen] : tasks, zones),
    [tasks, chosen, zones],
  );
  const outlines = useMemo(() => zoneFeatures(zones), [zones]);
  const data = useMemo(
    (): FeatureCollection => ({
      type: 'FeatureCollection',
      features: tasks.flatMap(
        (task, index) => taskFeatures(task, task[0]?.lon ?? 0, { task: index }).features,
      ),
    }),
    [tasks],
  );
  const isSelected: ExpressionSpecification = ['==', ['get', 'task'], selected ?? -1];
  return (
    <BaseMap label={label} bounds={bounds} fallback={<p className={styles.fallback}>{label}</p>}>
      <Source id="cs-tasks-zones" type="geojson" data={outlines}>
        <Layer
          id="cs-tasks-zone-areas"
          type="fill"
          filter={['==', ['geometry-type'], 'Polygon']}
          paint={{ 'fill-color': taskColor, 'fill-opacity': 0.14 }}
        />
        <Layer
          id="cs-tasks-zone-edges"
          type="line"
          paint={{ 'line-color': taskColor, 'line-width': 1.5 }}
        />
      </Source>
      <Source id="cs-tasks" type="geojson" data={data}>
        <Layer
          id="cs-tasks-casing"
          type="line"
          filter={['==', ['geometry-type'], 'LineString']}
          layout={{ 'line-join': 'round', 'line-cap': 'round' }}
          paint={{ 'line-color': colors.casing, 'line-width': 5 }}
        />
        <Layer
          id="cs-tasks-legs"
          type="line"
          filter={['==', ['geometry-type'], 'LineString']}
          layout={{
            'line-join': 'round',
            'line-cap': 'round',
            'line-sort-key': ['case', isSelected, 1, 0],
          }}
          paint={{
            'line-color': ['case', isSelected, taskColor, colors.ink],
            'line-width': ['case', isSelected, 3.5, 2],
          }}
        />
        <Layer
          id="cs-tasks-points"
          type="circle"
          filter={['==', ['geometry-type'], 'Point']}
          paint={{
            'circle-radius': 5,
            'circle-color': colors.casing,
            'circle-stroke-color': colors.ink,
            'circle-stroke-width': 2,
          }}
        />
        <Layer
          id="cs-tasks-names"
          type="symbol"
          filter={['==', ['geometry-type'], 'Point']}
          layout={{
            'text-field': ['get', 'name'],
            'text-font': MAP_FONTS,
            'text-size': 12,
            'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
            'text-radial-offset': 1,
          }}
          paint={{
            'text-color': colors.ink,
            'text-halo-color': colors.casing,
            'text-halo-width': 1.6,
          }}
        />
      </Source>
      {onSelect && <TaskPicker onSelect={onSelect} />}
    </BaseMap>
  );
}

const PRESSED_LAYERS = ['cs-tasks-legs', 'cs-tasks-points'] as const;

/** Selects the pressed task. */
function TaskPicker({ onSelect }: { onSelect: (task: number) => void }) {
  useFeaturePress(PRESSED_LAYERS, ({ feature }) => {
    if (feature) onSelect(feature.properties['task'] as number);
  });
  return null;
}
