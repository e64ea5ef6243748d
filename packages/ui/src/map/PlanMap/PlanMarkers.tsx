import { Marker, type MarkerDragEvent, useMap } from '@vis.gl/react-maplibre';
import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { LatLon } from '../../flight/flight-path.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './PlanMap.css.js';
import { middleOfLeg } from './plan-features.js';
import type { PlanMapPoint } from './plan-map-props.js';

export interface PlanMarkersProps {
  points: readonly PlanMapPoint[];
  /** Number of points of the task; the finish may be drawn as the start. */
  count: number;
  selected: number | undefined;
  isReadOnly: boolean;
  onSelect: (key: number) => void;
  onDrag: (key: number, at: LatLon) => void;
  onDrop: (key: number, at: LatLon) => void;
  /** Moves a point by a step, to any place. */
  onStep: (key: number, at: LatLon) => void;
}

/** Step of the arrow keys in pixels. */
const STEP_PX = 8;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
};

/** The points as buttons that are dragged or moved by the arrow keys. */
export function PlanMarkers(props: PlanMarkersProps) {
  const { points, count, selected, isReadOnly, ...actions } = props;
  const messages = useMessages();
  const { current: map } = useMap();

  function moveByKey(event: KeyboardEvent, point: PlanMapPoint): void {
    const step = STEPS[event.key];
    if (!map || !step || isReadOnly) return;
    event.preventDefault();
    // The keys would also move the map.
    event.stopPropagation();
    const { x, y } = map.project([point.lon, point.lat]);
    const { lat, lng: lon } = map.unproject([x + step[0], y + step[1]]);
    actions.onStep(point.key, { lat, lon });
  }

  return points.map((point, index) => {
    const isFinish = index > 0 && index === count - 1;
    const turn = index === 0 ? messages['turnpoint.startSign']() : `${index}`;
    const sign = isFinish ? messages['turnpoint.finishSign']() : turn;
    return (
      <Marker
        key={point.key}
        longitude={point.lon}
        latitude={point.lat}
        draggable={!isReadOnly}
        onDragStart={() => actions.onSelect(point.key)}
        onDrag={(event) => actions.onDrag(point.key, placeOf(event))}
        onDragEnd={(event) => actions.onDrop(point.key, placeOf(event))}
      >
        <button
          type="button"
          className={styles.marker}
          aria-label={`${sign} · ${point.name}`}
          aria-pressed={selected === point.key}
          onKeyDown={(event) => moveByKey(event, point)}
          onClick={(event) => {
            event.stopPropagation();
            actions.onSelect(point.key);
          }}
        >
          <span className={styles.point}>{sign}</span>
        </button>
      </Marker>
    );
  });
}

export interface LegMarkersProps {
  points: readonly PlanMapPoint[];
  onDrop: (leg: number, at: LatLon) => void;
}

/** The middles of legs as buttons that add a point there, or where they are dragged to. */
export function LegMarkers({ points, onDrop }: LegMarkersProps) {
  const messages = useMessages();
  return points.slice(1).map((to, leg) => {
    const from = points[leg]!;
    const middle = middleOfLeg(from, to);
    return (
      <Marker
        // A dragged marker stays where it was dropped, so another leg needs another one.
        key={`${from.key} ${to.key} ${middle.lat} ${middle.lon}`}
        longitude={middle.lon}
        latitude={middle.lat}
        draggable
        onDragEnd={(event) => onDrop(leg, placeOf(event))}
      >
        <button
          type="button"
          className={styles.marker}
          aria-label={messages['plan.insert']({ from: from.name, to: to.name })}
          onClick={(event) => {
            event.stopPropagation();
            onDrop(leg, middle);
          }}
        >
          <span className={styles.possible}>
            <Plus size={12} aria-hidden />
          </span>
        </button>
      </Marker>
    );
  });
}

export interface EdgeMarkerProps {
  at: LatLon;
  onDrop: (at: LatLon) => void;
}

/** Edge of the selected zone, which changes its size. The keyboard uses the field of the radius. */
export function EdgeMarker({ at, onDrop }: EdgeMarkerProps) {
  return (
    <Marker
      key={`${at.lat} ${at.lon}`}
      longitude={at.lon}
      latitude={at.lat}
      draggable
      onDragEnd={(event) => onDrop(placeOf(event))}
    >
      <span className={styles.marker} aria-hidden>
        <span className={styles.edge} />
      </span>
    </Marker>
  );
}

function placeOf({ lngLat }: MarkerDragEvent): LatLon {
  return { lat: lngLat.lat, lon: lngLat.lng };
}
