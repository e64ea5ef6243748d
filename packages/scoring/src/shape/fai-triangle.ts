/** Lengths of a triangle's three legs in metres, in any order. */
export type TriangleLegs = readonly [number, number, number];

/** Limits for each leg's share of the perimeter, for perimeters from `fromM` metres on. */
export interface LegShareBand {
  readonly fromM: number;
  readonly minPercent: number;
  readonly maxPercent: number;
}

/**
 * Tells whether three legs form an FAI triangle. The last band that starts at or below the
 * perimeter decides; a leg exactly on a limit is allowed.
 *
 * @param legsM Leg lengths in metres, in any order.
 * @param bands Leg limits by ascending `fromM`, the first at 0 m; see `contest/rules/`.
 * @throws {RangeError} If no band covers the perimeter.
 */
export function isFaiTriangle(legsM: TriangleLegs, bands: readonly LegShareBand[]): boolean {
  const perimeterM = legsM[0] + legsM[1] + legsM[2];
  const band = bandOf(perimeterM, bands);
  // Whole percents: 0.28 * 300_000 exceeds 84_000 in floating point.
  const [minX100, maxX100] = [band.minPercent * perimeterM, band.maxPercent * perimeterM];
  return legsM.every((legM) => legM * 100 >= minX100 && legM * 100 <= maxX100);
}

/**
 * The band that decides at a perimeter: the last that starts at or below it.
 *
 * @param perimeterM Metres.
 * @throws {RangeError} If no band covers the perimeter.
 */
export function bandOf(perimeterM: number, bands: readonly LegShareBand[]): LegShareBand {
  const band = bands.findLast(({ fromM }) => fromM <= perimeterM);
  if (!band) throw new RangeError(`No leg-share band covers ${perimeterM} m.`);
  return band;
}
