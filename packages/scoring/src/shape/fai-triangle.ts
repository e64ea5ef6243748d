import { checkFinite, checkList, checkNumber, checkObject } from '../units/check-value.js';

/** Lengths of a triangle's three legs in metres, in any order. */
export type TriangleLegs = readonly [number, number, number];

/** Limits for each leg's share of the perimeter, for perimeters from `fromM` metres on. */
export interface LegShareBand {
  readonly fromM: number;
  readonly minPercent: number;
  readonly maxPercent: number;
}

/**
 * Returns whether three legs form an FAI triangle. The last band that starts at or below the
 * perimeter decides; a leg exactly on a limit is allowed.
 *
 * @param legsM Leg lengths in metres, in any order.
 * @param bands Leg limits by ascending `fromM`, the first at 0 m; see `contest/rules/`.
 * @throws {TypeError} If there are not three legs, or a band is invalid.
 * @throws {RangeError} If a leg has no length, or no band covers the perimeter.
 */
export function isFaiTriangle(legsM: TriangleLegs, bands: readonly LegShareBand[]): boolean {
  checkLegs(legsM);
  checkBands(bands);
  const perimeterM = legsM[0] + legsM[1] + legsM[2];
  const band = bandOf(perimeterM, bands);
  // Whole percents: 0.28 * 300_000 exceeds 84_000 in floating point.
  const [minX100, maxX100] = [band.minPercent * perimeterM, band.maxPercent * perimeterM];
  return legsM.every((legM) => legM * 100 >= minX100 && legM * 100 <= maxX100);
}

function checkLegs(legsM: readonly number[]): void {
  checkList('legsM', legsM);
  if (legsM.length !== 3) throw new TypeError(`A triangle has 3 legs, not ${legsM.length}.`);
  for (const legM of legsM) checkNumber('leg', legM, { min: 0, max: Number.MAX_VALUE });
}

/**
 * @throws {TypeError} If the value is not a list of bands.
 * @throws {RangeError} If a figure of one is not finite.
 */
export function checkBands(bands: readonly LegShareBand[]): void {
  checkList('bands', bands);
  for (const band of bands) {
    checkObject('band', band, ['fromM', 'minPercent', 'maxPercent']);
    checkFinite('fromM', band.fromM);
    checkFinite('minPercent', band.minPercent);
    checkFinite('maxPercent', band.maxPercent);
  }
}

/**
 * Returns the band for a perimeter: the last that starts at or below it.
 *
 * @param perimeterM Metres.
 * @throws {RangeError} If no band covers the perimeter.
 */
export function bandOf(perimeterM: number, bands: readonly LegShareBand[]): LegShareBand {
  const band = bands.findLast(({ fromM }) => fromM <= perimeterM);
  if (!band) throw new RangeError(`No leg-share band covers ${perimeterM} m.`);
  return band;
}
