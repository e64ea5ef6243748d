import { memo, type ReactNode, useEffect, useRef } from 'react';
import { at } from '../../flight/flight-columns.js';
import type { MarkedTurnpoint } from '../../flight/scored-geometry.js';
import { GroundSign } from '../FlightMap/markers/GroundMarkers.js';
import {
  GROUND_OFFSETS,
  type MarkerOffset,
  TURNPOINT_OFFSETS,
} from '../FlightMap/markers/offsets.js';
import { TurnpointButton } from '../FlightMap/markers/TurnpointMarkers.js';
import { placeIn, type SpacePosition, type TimedSpacePath } from './attitude.js';
import * as styles from './FlightScene.css.js';
import type { SceneLayer } from './scene-layer.js';
import { BEHIND_GROUND, markOf } from './scene-marks.js';

export interface SceneMarkersProps {
  scene: SceneLayer;
  flight: TimedSpacePath;
  hasLanding: boolean;
  turnpoints: readonly MarkedTurnpoint[];
  /** Called with the time of a pressed turnpoint. */
  onSelect: (timeS: number) => void;
}

/**
 * Takeoff, landing and turnpoints at the altitude at which they were flown. Markers of the map would
 * be at the altitude of the camera's centre if there is no terrain.
 */
export const SceneMarkers = memo(function SceneMarkers(props: SceneMarkersProps) {
  const { scene, flight, hasLanding, turnpoints, onSelect } = props;
  const last = flight.path.length - 1;
  if (last < 0) return null;
  const flownAt = (index: number) => placeIn(flight, at(flight.timeS, index));
  return (
    <div className={styles.markers} data-map-content>
      <SceneMarker scene={scene} place={flownAt(0)} offset={GROUND_OFFSETS.takeoff}>
        <GroundSign of="takeoff" />
      </SceneMarker>
      {hasLanding && (
        <SceneMarker scene={scene} place={flownAt(last)} offset={GROUND_OFFSETS.landing}>
          <GroundSign of="landing" />
        </SceneMarker>
      )}
      {turnpoints.map((turnpoint) => (
        <SceneMarker
          key={`${turnpoint.role} ${turnpoint.number} ${turnpoint.timeS}`}
          scene={scene}
          place={{ ...placeIn(flight, turnpoint.timeS), lon: turnpoint.lon, lat: turnpoint.lat }}
          offset={TURNPOINT_OFFSETS[turnpoint.role]}
        >
          <div {...markOf('turnpoint')}>
            <TurnpointButton turnpoint={turnpoint} onSelect={onSelect} />
          </div>
        </SceneMarker>
      ))}
    </div>
  );
});

interface SceneMarkerProps {
  scene: SceneLayer;
  place: SpacePosition;
  offset: MarkerOffset;
  children: ReactNode;
}

/** Moves its content with each frame, without rendering. */
function SceneMarker({ scene, place, offset, children }: SceneMarkerProps) {
  const element = useRef<HTMLDivElement>(null);
  const { lon, lat, altitudeM } = place;
  const [rightPx, downPx] = offset;
  useEffect(
    () =>
      scene.onDrawn(() => {
        const seen = scene.placeOf({ lon, lat, altitudeM });
        if (!element.current) return;
        const [xPx, yPx] = seen ? [seen.xPx + rightPx, seen.yPx + downPx] : OUT_OF_VIEW;
        const move = `translate(${xPx.toFixed(1)}px, ${yPx.toFixed(1)}px)`;
        element.current.style.transform = `${move} translate(-50%, -50%)`;
        element.current.toggleAttribute(BEHIND_GROUND, seen?.isHidden ?? false);
      }),
    [scene, lon, lat, altitudeM, rightPx, downPx],
  );
  return (
    <div ref={element} className={styles.marker} data-map-pin>
      {children}
    </div>
  );
}

/** Screen readers and keyboards still reach what is behind the camera. */
const OUT_OF_VIEW = [-200, -200] as const;
