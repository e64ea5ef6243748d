import type { PathBounds } from '../flight/flight-path.js';
import { latOfMercatorY, mercatorY } from './mercator.js';

/** Default view without content. */
export const WORLD: PathBounds = [-150, -50, 150, 65];

/** Free share of the view on each side of the content. */
export const VIEW_MARGIN = 1 / 6;

/**
 * Returns the box to show so that another box is inside it with a margin on each side, for any size
 * of the map.
 *
 * @param margin Share of the view on each side, below one half.
 */
export function viewAround(
  [west, south, east, north]: PathBounds,
  margin = VIEW_MARGIN,
): PathBounds {
  const [bottom, top] = [mercatorY(south), mercatorY(north)];
  const grow = margin / (1 - 2 * margin);
  const [growX, growY] = [(east - west) * grow, (top - bottom) * grow];
  return [west - growX, latOfMercatorY(bottom - growY), east + growX, latOfMercatorY(top + growY)];
}

const KM_PER_DEGREE = 111;

/** Returns the box around a circle. */
export function boundsAround(lat: number, lon: number, radiusKm: number): PathBounds {
  const north = radiusKm / KM_PER_DEGREE;
  const east = north / Math.max(Math.cos((lat * Math.PI) / 180), 0.05);
  return [lon - east, lat - north, lon + east, lat + north];
}

/** Returns the position in the middle of a box on the map. */
export function middleOf([west, south, east, north]: PathBounds): { lat: number; lon: number } {
  const y = (mercatorY(south) + mercatorY(north)) / 2;
  return { lat: latOfMercatorY(y), lon: (west + east) / 2 };
}
