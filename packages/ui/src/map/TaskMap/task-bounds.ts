import { type LatLon, nearLon, type PathBounds } from '../../flight/flight-path.js';
import type { PlanMapZone } from '../PlanMap/plan-map-props.js';
import { WORLD } from '../view-bounds.js';

/** Returns the bounds of all points and zones; the world without any. */
export function taskBounds(
  tasks: readonly (readonly LatLon[])[],
  zones: readonly PlanMapZone[] = [],
): PathBounds {
  const points = [...tasks.flat(), ...zones.flatMap(({ path }) => path)];
  const [first] = points;
  if (!first) return WORLD;
  // Across the date line, longitudes continue beyond 180 degrees.
  const lons = points.map(({ lon }) => nearLon(lon, first.lon));
  const lats = points.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
