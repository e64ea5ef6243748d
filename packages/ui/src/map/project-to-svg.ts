import { type PlanePoint as Point, simplifyPath } from '@cloudstreet/scoring/geo';
import { boundsOf, type MapPath, type PathBounds } from '../flight/flight-path.js';
import { mercatorY } from './mercator.js';

/** Size of an SVG drawing in its own units. */
export interface DrawingSize {
  width: number;
  height: number;
  /** Padding on each side. */
  margin: number;
}

/** Details smaller than this are left out. */
const TOLERANCE = 0.4;

/**
 * Projects paths to SVG, in the shape they have on the map.
 *
 * @returns One `d` attribute per path.
 */
export function projectToSvg(paths: readonly MapPath[], size: DrawingSize): string[] {
  const bounds = boundsOf(paths);
  if (!bounds) return paths.map(() => '');
  const project = projection(bounds, size);
  return paths.map((path) => outline(simplifyPath(dropRepeats(path.map(project)), TOLERANCE)));
}

function projection([west, south, east, north]: PathBounds, size: DrawingSize) {
  const [bottom, top] = [mercatorY(south), mercatorY(north)];
  const [boxX, boxY] = [(east - west) / 360, top - bottom];
  const scale = Math.min(
    (size.width - 2 * size.margin) / Math.max(boxX, 1e-9),
    (size.height - 2 * size.margin) / Math.max(boxY, 1e-9),
  );
  const left = (size.width - boxX * scale) / 2;
  const above = (size.height - boxY * scale) / 2;
  return ([lon, lat]: readonly [number, number]): Point => [
    left + ((lon - west) / 360) * scale,
    above + (top - mercatorY(lat)) * scale,
  ];
}

/** Removes repeated points, of which circling in one spot has thousands. */
function dropRepeats(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < TOLERANCE / 2) continue;
    kept.push(point);
  }
  return kept;
}

function outline(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
