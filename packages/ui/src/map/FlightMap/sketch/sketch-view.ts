import type { LatLon, PathBounds } from '../../../flight/flight-path.js';
import { MAX_FIT_ZOOM } from '../../BaseMap/max-fit-zoom.js';
import { latOfMercatorY, mercatorY } from '../../mercator.js';
import { viewAround } from '../../view-bounds.js';
import { WORLD_PX } from '../../world-px.js';

/** How a map lies in a box on the screen, north up. */
export interface SketchView {
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Widths of the world east of the meridian of Greenwich, and north of the equator. */
  x: number;
  y: number;
  /** Width of the world in CSS pixels. */
  worldPx: number;
}

export interface FitViewInput {
  /** What must be in view; the margin around it is added. */
  bounds: PathBounds;
  /** In CSS pixels. */
  size: { width: number; height: number };
  /** What must stay free at two edges, in CSS pixels. */
  room: { right: number; bottom: number };
}

/** The view that MapLibre has after `fitBounds`. */
export function fitView({ bounds, size, room }: FitViewInput): SketchView {
  const [west, south, east, north] = viewAround(bounds);
  const [bottom, top] = [mercatorY(south), mercatorY(north)];
  const [boxX, boxY] = [(east - west) / 360, top - bottom];
  const worldPx = Math.min(
    (size.width - room.right) / boxX,
    (size.height - room.bottom) / boxY,
    WORLD_PX * 2 ** MAX_FIT_ZOOM,
  );
  return {
    ...size,
    x: (west + east) / 720 + room.right / 2 / worldPx,
    y: (bottom + top) / 2 - room.bottom / 2 / worldPx,
    worldPx,
  };
}

export function isSameView(one: SketchView, other: SketchView): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.x === other.x &&
    one.y === other.y &&
    one.worldPx === other.worldPx
  );
}

/** The zoom of a view, as MapLibre counts. */
export function zoomOf({ worldPx }: SketchView): number {
  return Math.log2(worldPx / WORLD_PX);
}

/** Where a place is in a view, in CSS pixels from its left and upper edge. */
export function projectOn(view: SketchView, { lat, lon }: LatLon): { x: number; y: number } {
  return {
    x: view.width / 2 + (lon / 360 - view.x) * view.worldPx,
    y: view.height / 2 - (mercatorY(lat) - view.y) * view.worldPx,
  };
}

/** The place at a point of a view. */
export function placeIn(view: SketchView, { x, y }: { x: number; y: number }): LatLon {
  return {
    lon: 360 * (view.x + (x - view.width / 2) / view.worldPx),
    lat: latOfMercatorY(view.y - (y - view.height / 2) / view.worldPx),
  };
}
