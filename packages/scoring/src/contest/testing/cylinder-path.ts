import { bearingDeg, destination } from '../../geo/bearing.js';
import type { Position } from '../../geo/position.js';
import type { FlightGeometry } from '../solvers/flight-geometry.js';
import { fixPosition } from './fix-position.js';
import { geodesicM } from './geodesic.js';
import { fixesOfLongPaths } from './long-paths.js';

const RADIUS_M = 400;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/**
 * Length in metres of a path over cylinders that touch its points from outside: from centre to
 * centre, less both radii of every leg. The centres of start and finish lie in line with their legs,
 * those of turnpoints halfway between.
 */
export function cylinderPathM(path: readonly Position[]): number {
  const centres = path.map((point, i) => destination(point, outwardDeg(path, i), RADIUS_M));
  return sumOf(legsOf(centres).map(([a, b]) => geodesicM(a, b) - 2 * RADIUS_M));
}

/** The direction away from the neighbours of a point. */
function outwardDeg(path: readonly Position[], i: number): number {
  const back = bearingDeg(path[i]!, path[i - 1] ?? path[i + 1]!);
  return 180 + back + turnDeg(back, bearingDeg(path[i]!, path[i + 1] ?? path[i - 1]!)) / 2;
}

/** From one bearing to another the shorter way round, negative to the left. */
function turnDeg(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

/**
 * Returns whether no path over cylinders with `points` points can be longer than a limit. A
 * cylinder adds at most its radius to a leg, and all of it only in line with the leg: a path that
 * turns loses some. So the path itself must be longer than the limit by what it loses, which leaves
 * less and less room for its points, and these less and less for its turns, until there is none.
 *
 * @returns False if this proves nothing.
 */
export function noCylinderPathExceeds(
  flight: FlightGeometry,
  points: number,
  limitM: number,
): boolean {
  for (let lengthM = limitM; ; ) {
    const clusters = fixesOfLongPaths(flight, { points, lengthM }).map((fixes) =>
      clusterOf(flight, fixes),
    );
    if (clusters.some((cluster) => !cluster)) return true;
    const neededM = limitM + minLossM(clusters as Cluster[]);
    // Stop within a metre.
    if (neededM <= lengthM + 1) return false;
    lengthM = neededM;
  }
}

/** A circle around fixes. */
interface Cluster {
  readonly middle: Position;
  readonly radiusM: number;
}

function clusterOf({ track, firstFix }: FlightGeometry, fixes: number[]): Cluster | undefined {
  const positions = fixes.map((fix) => fixPosition(track, firstFix + fix));
  const middle = positions[positions.length >> 1];
  if (!middle) return undefined;
  return { middle, radiusM: Math.max(...positions.map((at) => geodesicM(middle, at))) };
}

/** Loss of every path through the clusters to its cylinders. */
function minLossM(clusters: readonly Cluster[]): number {
  const turns = clusters.slice(1, -1).map((at, i) => {
    const [before, after] = [clusters[i]!, clusters[i + 2]!];
    const between = Math.abs(
      turnDeg(bearingDeg(at.middle, before.middle), bearingDeg(at.middle, after.middle)),
    );
    const minDeg = Math.max(0, between - spreadDeg(at, before) - spreadDeg(at, after));
    return 2 * RADIUS_M * (1 - Math.cos(minDeg / 2 / DEGREES_PER_RADIAN));
  });
  // A leg whose ends are moved to both sides becomes longer for being askew.
  const askew = legsOf(clusters).map(([a, b]) => (2 * RADIUS_M ** 2) / shortestM(a, b));
  return sumOf(turns) - sumOf(askew);
}

function sumOf(lengthsM: readonly number[]): number {
  return lengthsM.reduce((sum, lengthM) => sum + lengthM, 0);
}

/** Maximum change of direction between two clusters over their points. */
function spreadDeg(a: Cluster, b: Cluster): number {
  const share = (a.radiusM + b.radiusM) / geodesicM(a.middle, b.middle);
  return Math.asin(Math.min(1, share)) * DEGREES_PER_RADIAN;
}

function shortestM(a: Cluster, b: Cluster): number {
  const nearestM = geodesicM(a.middle, b.middle) - a.radiusM - b.radiusM - 2 * RADIUS_M;
  return Math.max(RADIUS_M, nearestM);
}

function legsOf<T>(points: readonly T[]): (readonly [T, T])[] {
  return points.slice(1).map((to, i) => [points[i]!, to] as const);
}
