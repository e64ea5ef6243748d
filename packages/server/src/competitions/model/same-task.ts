import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Feature } from '../../tasks/points.js';

/** Recorders round positions to thousandths of minutes. */
const TOLERANCE_DEG = 0.0005;

/** Whether a declared task has the points of a competition. */
export function sameTask(
  { point_features: declared }: Schemas['FlightTask'],
  points: readonly Feature[],
): boolean {
  if (declared.length !== points.length) return false;
  return points.every(({ geometry }, index) =>
    geometry.coordinates.every((degrees, axis) => {
      const apart = degrees - declared[index]!.geometry.coordinates[axis]!;
      // The longitudes 180° and -180° are the same.
      return Math.abs(apart - 360 * Math.round(apart / 360)) < TOLERANCE_DEG;
    }),
  );
}
