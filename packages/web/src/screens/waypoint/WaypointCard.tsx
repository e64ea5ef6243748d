import type { Waypoint } from '@cloudstreet/sdk';
import { Button } from '@cloudstreet/ui/controls/Button';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { formatPosition } from '@cloudstreet/ui/values';
import { Pencil } from 'lucide-react';
import { useMessages } from '../../app/messages.js';
import { WaypointFacts } from './WaypointFacts.js';
import * as styles from './Waypoints.css.js';

export interface WaypointCardProps {
  waypoint: Waypoint;
  /** Absent for those who may not edit it. */
  onEdit: ((waypoint: Waypoint) => void) | undefined;
}

/** All facts of a waypoint, on the map. */
export function WaypointCard({ waypoint, onEdit }: WaypointCardProps) {
  const messages = useMessages();
  const { name, geom, description } = waypoint;
  const [lon, lat] = geom.coordinates;
  return (
    <div className={styles.card}>
      <strong>{name}</strong>
      <WaypointFacts waypoint={waypoint} />
      <span className={styles.facts}>{formatPosition({ lat, lon })}</span>
      {description !== undefined && <p className={styles.prose}>{description}</p>}
      {onEdit && (
        <Inline>
          <Button size="small" onPress={() => onEdit(waypoint)}>
            <Pencil size={16} aria-hidden />
            {messages['waypoint.edit']()}
          </Button>
        </Inline>
      )}
    </div>
  );
}
