import type { Schemas } from '@cloudstreet/sdk/contract';
import { SAME_POINT_DEG } from '../../flights/model/flights-of-tasks.js';
import type { Feature } from '../../tasks/points.js';

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
      return Math.abs(apart - 360 * Math.round(apart / 360)) < SAME_POINT_DEG;
    }),
  );
}
