import type { ObservationZone } from '../task/observation-zone.js';
import type { PlannedPoint } from './planned-task.js';
import type { Waypoint } from './waypoint.js';

/** Returns a waypoint as a point of a task. */
export function plannedPoint(
  place: Waypoint,
  zone: ObservationZone | undefined,
  isArea = false,
): PlannedPoint {
  return { ...place, ...(zone && { zone }), ...(isArea && { isArea }) };
}
