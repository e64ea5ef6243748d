import { Marker } from '@vis.gl/react-maplibre';
import { PlaneLanding, PlaneTakeoff } from 'lucide-react';
import { memo } from 'react';
import type { MapPath } from '../../../flight/flight-path.js';
import { useMessages } from '../../../messages/MessagesProvider.js';
import { visuallyHidden } from '../../../theme/visually-hidden.css.js';
import * as styles from '../FlightMap.css.js';
import { GROUND_OFFSETS } from './offsets.js';

/** Takeoff and landing. */
export const GroundMarkers = memo(function GroundMarkers(props: {
  path: MapPath;
  hasLanding: boolean;
}) {
  const [takeoff, landing] = [props.path[0], props.path.at(-1)];
  if (!takeoff || !landing) return null;
  return (
    <>
      <Marker longitude={takeoff[0]} latitude={takeoff[1]} offset={GROUND_OFFSETS.takeoff}>
        <GroundSign of="takeoff" />
      </Marker>
      {props.hasLanding && (
        <Marker longitude={landing[0]} latitude={landing[1]} offset={GROUND_OFFSETS.landing}>
          <GroundSign of="landing" />
        </Marker>
      )}
    </>
  );
});

/** The sign of takeoff or landing. */
export function GroundSign({ of }: { of: 'takeoff' | 'landing' }) {
  const messages = useMessages();
  const Sign = of === 'takeoff' ? PlaneTakeoff : PlaneLanding;
  return (
    <span className={styles.ground}>
      <Sign size={14} aria-hidden />
      <span className={visuallyHidden}>{messages[`map.${of}`]()}</span>
    </span>
  );
}
