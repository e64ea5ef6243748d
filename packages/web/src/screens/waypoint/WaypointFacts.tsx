import { runwayNumber } from '@cloudstreet/scoring/units';
import type { Waypoint } from '@cloudstreet/sdk';
import { Altitude } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import * as styles from './Waypoints.css.js';

/** Kind, elevation and other facts of a waypoint on one line. */
export function WaypointFacts({ waypoint }: { waypoint: Waypoint }) {
  const messages = useMessages();
  const { kind, elevation, code, frequency, runway_direction: direction } = waypoint;
  return (
    <span className={styles.facts}>
      {kind && <span>{messages['waypoint.kind.option']({ kind })}</span>}
      {elevation !== undefined && (
        <span>
          <Altitude m={elevation} />
        </span>
      )}
      {code !== undefined && <span>{code}</span>}
      {frequency !== undefined && <span>{frequency}</span>}
      {direction !== undefined && (
        <span>{messages['waypoint.runway']({ number: runwayNumber(direction) })}</span>
      )}
    </span>
  );
}
