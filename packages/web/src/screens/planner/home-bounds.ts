import type { ZoneOutline } from '@cloudstreet/scoring/task';
import type { Place } from './plan.js';

type Bounds = [west: number, south: number, east: number, north: number];

/** Middle of Europe, for plans that have no point yet. */
const FIRST_VIEW: Bounds = [4, 45, 16, 54];
/** Half of the height of the view around a single point: about 70 km. */
const AROUND_DEG = 0.65;

/**
 * Returns the view in which a plan opens, with its zones. Longitudes continue across the antimeridian.
 */
export function homeBounds(points: readonly Place[], zones: readonly ZoneOutline[]): Bounds {
  const [first] = points;
  if (!first) return FIRST_VIEW;
  const shown = [...points, ...zones.flatMap(({ path }) => path)];
  const lons = shown.map(({ lon }) => lon - 360 * Math.round((lon - first.lon) / 360));
  const lats = shown.map(({ lat }) => lat);
  const box: Bounds = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  if (box[0] < box[2] || box[1] < box[3]) return box;
  return [box[0] - AROUND_DEG, box[1] - AROUND_DEG, box[2] + AROUND_DEG, box[3] + AROUND_DEG];
}
