import type { PlannedPoint, PlannedTask } from './planned-task.js';
import type { Waypoint } from './waypoint.js';

/** Returns the waypoints of tasks in the order of their first use. */
export function distinctWaypoints(tasks: readonly PlannedTask[]): Waypoint[] {
  const places = tasks.flatMap(({ takeoff, points, landing, otherStarts = [] }) => [
    takeoff,
    ...points.map(placeOf),
    landing,
    ...otherStarts,
  ]);
  const distinct = new Map<string, Waypoint>();
  for (const place of places) {
    const key = JSON.stringify(place);
    if (place && !distinct.has(key)) distinct.set(key, place);
  }
  return [...distinct.values()];
}

/** Returns a point without what only its task has. */
function placeOf(point: PlannedPoint): Waypoint {
  const { zone: _, isArea: __, endsAtEdge: ___, ...place } = point;
  return place;
}
