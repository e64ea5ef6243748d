import { destination, distanceKm } from '@cloudstreet/scoring/geo';
import { useMap } from '@vis.gl/react-maplibre';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LatLon } from '../../flight/flight-path.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { colors as themeColors } from '../../theme/tokens.js';
import { AirportsInView } from '../airports-in-view/AirportsInView.js';
import { useAirportsInView } from '../airports-in-view/use-airports-in-view.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import { fitMap } from '../BaseMap/fit-map.js';
import { MapBoundary } from '../MapBoundary.js';
import { mapColors } from '../map-colors.js';
import { taskBounds } from '../TaskMap/task-bounds.js';
import { boundsAround } from '../view-bounds.js';
import { LEG_REACH_LAYER, PlanLayers } from './PlanLayers.js';
import * as styles from './PlanMap.css.js';
import { EdgeMarker, LegMarkers, PlanMarkers } from './PlanMarkers.js';
import { draggedPoints, drawnPoints } from './plan-features.js';
import type { PlanMapPlace, PlanMapProps } from './plan-map-props.js';
import { freePlace, snapPlace } from './snap-place.js';

/**
 * A map on which a task is planned: a press adds a point or divides a leg, points and edges of zones
 * are dragged. Points take the exact place of an airport or another point that they are put on.
 */
export function PlanMap(props: PlanMapProps) {
  return (
    <MapBoundary>
      <DrawnPlan {...props} />
    </MapBoundary>
  );
}

function DrawnPlan(props: PlanMapProps) {
  const { points, zones, home } = props;
  const messages = useMessages();
  return (
    <BaseMap
      label={messages['plan.map']()}
      bounds={home}
      whole={points.length > 1 ? taskBounds([points], zones) : home}
      fallback={<p className={styles.fallback}>{messages['plan.noMap']()}</p>}
    >
      <PlanOnMap {...props} />
    </BaseMap>
  );
}

/** Radius in km around a first point that is outside of the view. */
const FIRST_VIEW_KM = 60;
/** Direction from a point to the handle on the edge of its zone. */
const EDGE_DEG = 90;
const MIN_RADIUS_KM = 0.1;

function PlanOnMap(props: PlanMapProps) {
  const { points, zones, sectors, airspaces, selected, radiusKm, isReadOnly = false } = props;
  const theme = useTheme();
  const [colors, { chart, tone }] = [mapColors[theme], themeColors[theme]];
  const [dragged, setDragged] = useState<{ key: number; at: LatLon }>();
  const snap = useSnap(points);
  usePresses(props, snap);
  useShowNewPoints(props);
  const shown = useMemo(
    () => (dragged ? draggedPoints(points, dragged) : points),
    [points, dragged],
  );
  const edgeOf = shown.find(({ key }) => key === selected);
  return (
    <>
      <PlanLayers
        points={shown}
        zones={zones}
        sectors={sectors}
        airspaces={airspaces}
        colors={colors}
        airspaceColor={chart.airspace}
        sectorColor={tone.climb.solid}
        taskColor={tone.brand.text}
      />
      <AirportsInView nearbyLon={points[0]?.lon ?? 0} colors={colors} hasLinks={false} />
      {!dragged && !isReadOnly && (
        <LegMarkers points={points} onDrop={(leg, at) => props.onInsert(leg, snap(at))} />
      )}
      <PlanMarkers
        // Drawn again while it is dragged, a marker would jump back to its former place.
        points={drawnPoints(shown)}
        count={points.length}
        selected={selected}
        isReadOnly={isReadOnly}
        onSelect={props.onSelect}
        onDrag={(key, at) => {
          setDragged({ key, at });
          props.onDrag?.(key, at);
        }}
        onDrop={(key, at) => {
          setDragged(undefined);
          props.onDrag?.(key, undefined);
          props.onMove(key, snap(at, key));
        }}
        onStep={(key, at) => props.onMove(key, freePlace(at))}
      />
      {edgeOf && radiusKm !== undefined && (
        <EdgeMarker
          at={destination(edgeOf, EDGE_DEG, radiusKm * 1000)}
          onDrop={(at) => props.onRadius(Math.max(MIN_RADIUS_KM, distanceKm(edgeOf, at)))}
        />
      )}
    </>
  );
}

type Snap = (at: LatLon, except?: number) => PlanMapPlace;

/** Returns a function that finds the airport or the point of the task at a place. */
function useSnap(points: PlanMapProps['points']): Snap {
  const { current: map } = useMap();
  const airports = useAirportsInView();
  return (at, except) => {
    if (!map) return at;
    const places = [...points.filter(({ key }) => key !== except), ...airports].map(
      ({ name, lat, lon }) => ({ name, lat, lon }),
    );
    return snapPlace(at, places, ({ lat, lon }) => map.project([lon, lat]));
  };
}

/** Presses on the map add points. On a leg they divide it, unless an airport is there. */
function usePresses({ points, onAdd, onInsert, isReadOnly }: PlanMapProps, snap: Snap): void {
  const { current: map } = useMap();
  const press = useEffectEvent(({ point, lngLat, originalEvent }: MapMouseEvent) => {
    const { target } = originalEvent;
    // A button over the map handles its own press.
    if (!map || isReadOnly || (target instanceof Element && target.closest('button, a'))) return;
    const place = snap({ lat: lngLat.lat, lon: lngLat.lng });
    const isReady = map.getLayer(LEG_REACH_LAYER) !== undefined && points.length > 1;
    const [feature] = isReady
      ? map.queryRenderedFeatures(point, { layers: [LEG_REACH_LAYER] })
      : [];
    if (feature && place.name === undefined) onInsert(Number(feature.properties['leg']), place);
    else onAdd(place);
  });
  useEffect(() => {
    if (!map) return undefined;
    const handlePress = (event: MapMouseEvent) => press(event);
    map.on('click', handlePress);
    return () => {
      map.off('click', handlePress);
    };
  }, [map]);
}

/** Shows the whole task when a point is added outside of the view. */
function useShowNewPoints({ points, zones }: PlanMapProps): void {
  const { current: map } = useMap();
  const [shownKeys, setShownKeys] = useState(() => new Set(points.map(({ key }) => key)));
  const added = points.find(({ key }) => !shownKeys.has(key));
  if (added) setShownKeys(new Set(points.map(({ key }) => key)));
  const show = useEffectEvent(() => {
    const last = points.at(-1);
    if (!map || !last) return;
    const isInView = points.every(({ lat, lon }) => map.getBounds().contains([lon, lat]));
    if (isInView) return;
    const bounds = points.length > 1 ? taskBounds([points], zones) : undefined;
    fitMap(map, bounds ?? boundsAround(last.lat, last.lon, FIRST_VIEW_KM));
  });
  useEffect(() => {
    if (shownKeys.size > 0) show();
  }, [shownKeys]);
}
