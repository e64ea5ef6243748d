import type { BlockPyramid } from './block-numbers.js';

/**
 * Smallest radius of curvature of the ellipsoid, 6335.4 km, rounded down. No path on the ellipsoid
 * is longer than the arc of this radius over the same chord.
 */
const MIN_RADIUS_M = 6_335_000;
/**
 * Coefficients of the arc length as a series in the square of the chord; the last one is rounded
 * up.
 */
export const ARC_1 = 1 / (24 * MIN_RADIUS_M ** 2);
export const ARC_2 = 0.08 / (16 * MIN_RADIUS_M ** 4);

/** Upper bound in metres of the geodesic over a chord of up to 4000 km. */
export function longestOver(chordM: number): number {
  const squared = chordM * chordM;
  return chordM * (1 + squared * (ARC_1 + squared * ARC_2));
}

/**
 * Maximum growth of a geodesic per metre of its chord: the slope of `longestOver` at the longest
 * chord of the flight. So a geodesic between fixes of two blocks is at most `longestOver(distance
 * of the centres) + slope * (sum of the radii)`.
 */
export function slopeOf({ radius, root }: BlockPyramid): number {
  const squared = (2 * radius[root]!) ** 2;
  return 1 + squared * (3 * ARC_1 + squared * 5 * ARC_2);
}
