import { memo, useRef } from 'react';
import { at, type FlightColumns } from '../../flight/flight-columns.js';
import { useCursorStore } from '../../flight/use-cursor-store.js';
import { useStableProps } from '../../flight/use-stable-props.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import type { MapPointer } from '../BaseMap/map-pointer.js';
import { MapBoundary } from '../MapBoundary.js';
import type { createFixFinder } from '../nearest-fix.js';
import { FlightLayers } from './FlightLayers.js';
import { FlightMapFallback } from './FlightMapFallback.js';
import { FlightMapText } from './FlightMapText.js';
import type { DrawnFlightProps, FlightMapProps } from './flight-map-props.js';
import { LayersMenu } from './LayersMenu.js';
import { layerChoices } from './layer-choices.js';
import { MapLegend } from './MapLegend.js';
import type { MapAirspace } from './map-features.js';
import { LAYER_NAMES } from './map-layers.js';
import { useFlightParts } from './use-flight-parts.js';

/** Maximum distance of the pointer from the track. */
const REACH_PX = { hover: 24, tap: 40 };

/**
 * A flight on the map, with the legs of a score and the cursor of the barogram. Moving the cursor
 * draws the gliders and renders nothing else.
 */
export function FlightMap({ cursor, cursorTimeS, onCursorChange, ...drawn }: FlightMapProps) {
  const binding = useCursorStore({ cursor, cursorTimeS, onCursorChange });
  const stable = useStableProps(drawn);
  return (
    <MapBoundary>
      <DrawnFlight {...stable} {...binding} />
    </MapBoundary>
  );
}

const DrawnFlight = memo(function DrawnFlight(props: DrawnFlightProps) {
  const { track, cursor, onCursorChange, onLayersChange } = props;
  const messages = useMessages();
  const parts = useFlightParts(props);
  const { layers, shown, flight, drawn, coloring, classes, tracks, rasters } = parts;
  const onPointer = useNearestFix(track, flight.finder, onCursorChange);
  const menu = layerChoices(LAYER_NAMES, props, messages);

  return (
    <BaseMap
      label={messages['map.flight']()}
      bounds={parts.bounds}
      whole={parts.whole}
      onPointer={onPointer}
      controls={
        onLayersChange &&
        (menu.choices.length > 0 || menu.group) && (
          <LayersMenu {...menu} layers={layers} onLayersChange={onLayersChange} />
        )
      }
      overlay={
        <MapLegend
          coloring={coloring && classes && { by: coloring.by, classes }}
          tracks={tracks}
          arrivals={
            shown.arrivals && {
              arrivals: shown.arrivals,
              noArrivals: props.noArrivals,
              reserveM: props.arrivalReserveM,
              cursor,
            }
          }
          hasMeetings={(shown.meetings ?? []).length > 0}
          cutAirspaces={cutAirspaces(shown.airspaces, props.airspaceTotal)}
          rasters={{ rasters, cursor, isPlaying: props.trail?.isPlaying }}
        />
      }
      description={
        <FlightMapText
          turnpoints={drawn.turnpoints}
          arrivals={shown.arrivals}
          arrivalReserveM={props.arrivalReserveM}
        />
      }
      fallback={<FlightMapFallback paths={[flight.path]} legs={drawn.legs} />}
    >
      <FlightLayers {...props} parts={parts} />
    </BaseMap>
  );
});

/** Returns shown and total number of airspaces, if not all are drawn. */
function cutAirspaces(airspaces: readonly MapAirspace[] = [], total = 0) {
  const shown = airspaces.length;
  return shown > 0 && shown < total ? { shown, total } : undefined;
}

/** Handles pointers over the map: only the last one per frame, and only at a new fix. */
function useNearestFix(
  track: FlightColumns,
  finder: ReturnType<typeof createFixFinder>,
  onCursorChange: (timeS: number) => void,
) {
  const frame = useRef(0);
  return ({ lat, lon, pixel, kind }: MapPointer) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const index = finder.find(lat, lon, REACH_PX[kind] * pixel);
      if (index >= 0) onCursorChange(at(track.unixS, index));
    });
  };
}
