import { bearingDeg, distanceKm, type Position } from '@cloudstreet/scoring/geo';
import type { PlannedPointFeature, Task } from '@cloudstreet/sdk';

/** A point of a task with the leg that ends there. */
export interface TaskLeg {
  readonly index: number;
  readonly point: PlannedPointFeature;
  /** Absent at the start. */
  readonly legKm?: number;
  /** True course at the beginning of the leg, in degrees. */
  readonly courseDeg?: number;
}

/** Returns the points of a task for a map. */
export function mapPoints(features: readonly PlannedPointFeature[]) {
  return features.map((feature) => ({ name: feature.properties.name, ...positionOf(feature) }));
}

/** Returns the points of a task with their legs. */
export function legsOf({ point_features: points }: Task): TaskLeg[] {
  return points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return { index, point };
    const [from, to] = [positionOf(before), positionOf(point)];
    return { index, point, legKm: distanceKm(from, to), courseDeg: bearingDeg(from, to) };
  });
}

function positionOf({ geometry }: PlannedPointFeature): Position {
  const [lon, lat] = geometry.coordinates;
  return { lat, lon };
}
