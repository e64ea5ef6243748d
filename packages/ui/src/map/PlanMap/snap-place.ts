import type { PlanMapPlace } from './plan-map-props.js';

/** Position on the screen in pixels. */
interface ScreenPoint {
  x: number;
  y: number;
}

/** Half of the width of a symbol, with a margin for fingers. */
const SNAP_PX = 16;
/** Digits after the decimal point of a free position: about a metre. */
const DIGITS = 5;

/**
 * Returns the known place that is drawn at a position of the screen, with its exact coordinates at
 * any zoom, or the position itself.
 *
 * @param project Position of a place on the screen.
 */
export function snapPlace(
  at: PlanMapPlace,
  places: readonly PlanMapPlace[],
  project: (place: PlanMapPlace) => ScreenPoint,
): PlanMapPlace {
  const { x, y } = project(at);
  let nearest: PlanMapPlace | undefined;
  let leastPx = SNAP_PX;
  for (const place of places) {
    const drawn = project(place);
    const distancePx = Math.hypot(drawn.x - x, drawn.y - y);
    if (distancePx > leastPx) continue;
    leastPx = distancePx;
    nearest = place;
  }
  return nearest ?? freePlace(at);
}

/** Returns a position on the globe, rounded to about a metre. */
export function freePlace({ lat, lon }: PlanMapPlace): PlanMapPlace {
  return { lat: rounded(lat), lon: rounded(onGlobe(lon)) };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10 ** DIGITS) / 10 ** DIGITS;
}

function onGlobe(lon: number): number {
  return lon - 360 * Math.round(lon / 360);
}
