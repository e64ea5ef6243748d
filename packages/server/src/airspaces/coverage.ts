import { type Airspace, airspaceOutline } from '@cloudstreet/scoring/airspace';
import type { Position } from '@cloudstreet/scoring/geo';

/** Tolerance of the outline. It may be coarse, because the edge of a country need not be exact. */
const TOLERANCE_M = 1000;

type HullCorner = readonly [lon: number, lat: number];

/**
 * Returns the corners of the convex hull of all airspaces, as alternating longitude and latitude.
 * Longitudes exceed ±180 if the hull crosses it.
 */
export function hullAround(airspaces: readonly Airspace[]): number[] {
  const corners: HullCorner[] = [];
  let before: number | undefined;
  for (const airspace of airspaces) {
    for (const { lat, lon } of airspaceOutline(airspace, TOLERANCE_M)) {
      before = before === undefined ? lon : nearestTurn(lon, before);
      corners.push([before, lat]);
    }
  }
  corners.sort(([lonA, latA], [lonB, latB]) => lonA - lonB || latA - latB);
  return [...halfHull(corners), ...halfHull(corners.toReversed())].flat();
}

/** Whether a position is inside one of the areas. */
export function isCovered({ lat, lon }: Position, hulls: readonly (readonly number[])[]): boolean {
  return hulls.some((hull) => {
    const middle = ((hull[0] ?? 0) + (hull[hull.length / 2] ?? 0)) / 2;
    return isWithin([nearestTurn(lon, middle), lat], hull);
  });
}

/**
 * Half of the convex hull by Andrew's monotone chain (1979), without its last corner, which begins
 * the other half.
 */
function halfHull(corners: readonly HullCorner[]): HullCorner[] {
  const chain: HullCorner[] = [];
  for (const corner of corners) {
    while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, corner) <= 0) chain.pop();
    chain.push(corner);
  }
  return chain.slice(0, -1);
}

/** Positive if the third corner lies to the left of the line through the first two. */
function turn([ax, ay]: HullCorner, [bx, by]: HullCorner, [cx, cy]: HullCorner): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** A position is inside a convex area if it lies to the left of each of its edges. */
function isWithin(place: HullCorner, hull: readonly number[]): boolean {
  for (let i = 0; i < hull.length; i += 2) {
    const next = (i + 2) % hull.length;
    if (turn([hull[i]!, hull[i + 1]!], [hull[next]!, hull[next + 1]!], place) < 0) return false;
  }
  return hull.length > 0;
}

function nearestTurn(lon: number, to: number): number {
  return lon - 360 * Math.round((lon - to) / 360);
}
