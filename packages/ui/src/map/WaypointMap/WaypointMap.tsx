import { type ReactNode, useMemo, useState } from 'react';
import { boundsOf, type PathBounds } from '../../flight/flight-path.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { useTheme } from '../../theme/ThemeProvider.js';
import { BaseMap } from '../BaseMap/BaseMap.js';
import { PositionMenu } from '../FlightsMap/PositionMenu.js';
import { MapBoundary } from '../MapBoundary.js';
import { mapColors } from '../map-colors.js';
import { boundsAround, WORLD } from '../view-bounds.js';
import { type MapWaypoint, WaypointLayer } from './WaypointLayer.js';
import * as styles from './WaypointMap.css.js';
import { WaypointPicker } from './WaypointPicker.js';

export type { MapWaypoint } from './WaypointLayer.js';

export interface WaypointMapProps {
  /** A new list is drawn again, so pass the same one while nothing changes. */
  waypoints: readonly MapWaypoint[];
  selectedId: number | undefined;
  /** Called with the pressed waypoint, or `undefined` for a press beside them. */
  onSelect: (id: number | undefined) => void;
  /** Facts about the selected waypoint, on top of the map. */
  card?: ReactNode;
  /** Called when the user asks for a waypoint at a position, after a long press or a right click. */
  onAdd?: ((position: { lat: number; lon: number }) => void) | undefined;
}

/** Shows many waypoints on one map. The list beside it has the same information as text. */
export function WaypointMap(props: WaypointMapProps) {
  return (
    <MapBoundary>
      <DrawnWaypoints {...props} />
    </MapBoundary>
  );
}

function DrawnWaypoints({ waypoints, selectedId, onSelect, card, onAdd }: WaypointMapProps) {
  const messages = useMessages();
  const colors = mapColors[useTheme()];
  const selected = waypoints.find(({ id }) => id === selectedId);
  // The map begins at a waypoint of the address. Later it moves by itself.
  const [first] = useState(selected);
  const whole = useMemo(() => boundsOfAll(waypoints), [waypoints]);
  const bounds = useMemo(
    () => (first ? boundsAround(first.lat, first.lon, FIRST_RADIUS_KM) : whole),
    [first, whole],
  );
  const label = messages['map.waypoints']({ count: waypoints.length });
  return (
    <BaseMap
      label={label}
      bounds={bounds}
      whole={whole}
      overlay={card ? <div className={styles.card}>{card}</div> : undefined}
      fallback={<p className={styles.fallback}>{label}</p>}
    >
      <WaypointLayer waypoints={waypoints} selectedId={selectedId} colors={colors} />
      <WaypointPicker selected={selected} onSelect={onSelect} />
      {onAdd && <PositionMenu label={messages['map.waypoint.add']()} onPosition={onAdd} />}
    </BaseMap>
  );
}

const FIRST_RADIUS_KM = 15;
/** Half of the smallest shown area in degrees. */
const MIN_HALF_DEG = 0.1;

function boundsOfAll(waypoints: readonly MapWaypoint[]): PathBounds {
  const found = boundsOf([waypoints.map(({ lat, lon }) => [lon, lat])]);
  if (!found) return WORLD;
  const [west, south, east, north] = found;
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  return [
    Math.min(west, lon - MIN_HALF_DEG),
    Math.min(south, lat - MIN_HALF_DEG),
    Math.max(east, lon + MIN_HALF_DEG),
    Math.max(north, lat + MIN_HALF_DEG),
  ];
}
