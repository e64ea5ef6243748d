import type { AzimuthalColumns } from './azimuthal-plane.js';

/** Directions in which the farthest points span a polygon that most points lie within. */
const DIRECTIONS = 8;

/**
 * Returns the corners of the convex hull of points in a plane, counter-clockwise. Points on a side
 * between two corners are left out.
 */
export function convexHull({ eastM, northM }: AzimuthalColumns): number[] {
  const candidates = outerPoints({ eastM, northM }).toSorted(
    (a, b) => eastM[a]! - eastM[b]! || northM[a]! - northM[b]! || a - b,
  );
  if (candidates.length < 3) return candidates;
  const turn = (a: number, b: number, c: number) =>
    (eastM[b]! - eastM[a]!) * (northM[c]! - northM[a]!) -
    (northM[b]! - northM[a]!) * (eastM[c]! - eastM[a]!);
  const chain = (order: readonly number[]) => {
    const corners: number[] = [];
    for (const point of order) {
      while (corners.length >= 2 && turn(corners.at(-2)!, corners.at(-1)!, point) <= 0) {
        corners.pop();
      }
      corners.push(point);
    }
    return corners.slice(0, -1);
  };
  return [...chain(candidates), ...chain(candidates.toReversed())];
}

/** Returns the points that are not strictly inside the polygon of the farthest points. */
function outerPoints(plane: AzimuthalColumns): number[] {
  const { eastM, northM } = plane;
  const polygon = farthestPoints(plane);
  const sides = polygon
    .map((from, i) => [from, polygon[(i + 1) % polygon.length]!] as const)
    .filter(([from, to]) => from !== to);
  const fromEast = Float64Array.from(sides, ([from]) => eastM[from]!);
  const fromNorth = Float64Array.from(sides, ([from]) => northM[from]!);
  const sideEast = Float64Array.from(sides, ([from, to]) => eastM[to]! - eastM[from]!);
  const sideNorth = Float64Array.from(sides, ([from, to]) => northM[to]! - northM[from]!);
  const outer: number[] = [];
  for (let i = 0; i < eastM.length; i++) {
    let side = 0;
    while (
      side < sides.length &&
      sideEast[side]! * (northM[i]! - fromNorth[side]!) >
        sideNorth[side]! * (eastM[i]! - fromEast[side]!)
    ) {
      side++;
    }
    if (side < sides.length || side === 0) outer.push(i);
  }
  return outer;
}

function farthestPoints({ eastM, northM }: AzimuthalColumns): number[] {
  return Array.from({ length: DIRECTIONS }, (_, direction) => {
    const angle = (2 * Math.PI * direction) / DIRECTIONS;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [farthest, mostM] = [0, -Infinity];
    for (let i = 0; i < eastM.length; i++) {
      const m = cos * eastM[i]! + sin * northM[i]!;
      if (m > mostM) [farthest, mostM] = [i, m];
    }
    return farthest;
  });
}
