import { toWorldX, UNITS_AROUND } from '../day-tracks/world-units.js';
import { mercatorY } from '../mercator.js';

/** View of the map on the screen: north up and not tilted. */
export interface DayView {
  /** Centre of the map, in units of the world. */
  x: number;
  y: number;
  pixelsPerUnit: number;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

interface Camera {
  getCenter: () => { lng: number; lat: number };
  getZoom: () => number;
  getContainer: () => { clientWidth: number; clientHeight: number };
}

/** Width of MapLibre's tiles at zoom 0. */
const WORLD_PX = 512;

export function dayViewOf(map: Camera): DayView {
  const { lng, lat } = map.getCenter();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return {
    x: toWorldX(lng),
    y: Math.round(mercatorY(lat) * UNITS_AROUND) | 0,
    pixelsPerUnit: (WORLD_PX * 2 ** map.getZoom()) / UNITS_AROUND,
    width,
    height,
    ratio: window.devicePixelRatio || 1,
  };
}

/**
 * Whether a position on the screen is in view.
 *
 * @param marginPx Distance by which it may be beyond the edge.
 */
export function isInView(
  { width, height }: DayView,
  left: number,
  top: number,
  marginPx = 0,
): boolean {
  return (
    left >= -marginPx && top >= -marginPx && left <= width + marginPx && top <= height + marginPx
  );
}

/** Returns the pixels from the left. */
export function leftOf(view: DayView, x: number): number {
  return view.width / 2 + ((x - view.x) | 0) * view.pixelsPerUnit;
}

/** Returns the pixels from the top. */
export function topOf(view: DayView, y: number): number {
  return view.height / 2 - (y - view.y) * view.pixelsPerUnit;
}
