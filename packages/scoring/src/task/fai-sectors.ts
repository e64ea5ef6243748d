import { bearingDeg, destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import { RADIANS_PER_DEGREE } from '../geo/ellipsoid.js';
import type { Position } from '../geo/position.js';
import { checkBands, type LegShareBand } from '../shape/fai-triangle.js';

/** Number of perimeters, and of points on each first and last edge. */
const STEPS = 40;
const CORRECTIONS = 6;
/** Farther perimeters are not of interest, and their sides bend with the globe. */
const MAX_PERIMETER_M = 4_000_000;

/** Perimeters in metres for which one band decides, and the side between both points has its share. */
interface PerimeterInterval {
  readonly band: LegShareBand;
  readonly fromM: number;
  readonly toM: number;
}

/**
 * Returns the areas in which the third corner of an FAI triangle can be, on both sides of a side
 * that is given. They are shown while a triangle is open.
 *
 * @param bands Limits by ascending perimeter, as for `isFaiTriangle`.
 * @returns Outlines whose first position is repeated at the end; none if the points are equal.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a value is invalid.
 */
export function faiSectors(a: Position, b: Position, bands: readonly LegShareBand[]): Position[][] {
  checkBands(bands);
  const baseM = distanceM(a, b);
  if (baseM === 0) return [];
  const intervals = bands.flatMap((band, index): PerimeterInterval[] => {
    const fromM = Math.max(band.fromM, (baseM * 100) / Math.min(band.maxPercent, 100));
    const endM = Math.min(bands[index + 1]?.fromM ?? MAX_PERIMETER_M, MAX_PERIMETER_M);
    const toM = Math.min(endM, (baseM * 100) / Math.max(band.minPercent, 1));
    return toM > fromM ? [{ band, fromM, toM }] : [];
  });
  return intervals.flatMap((interval) => {
    const sides = outlineOf(interval, baseM);
    if (sides.length === 0) return [];
    return [1, -1].map((side) => {
      const outline = sides.map((lengths) => thirdCorner(a, b, lengths, side));
      return outline.concat(outline[0]!);
    });
  });
}

/** Lengths of the sides from both points to the third corner, in metres. */
type Sides = readonly [fromA: number, fromB: number];

function outlineOf({ band, fromM, toM }: PerimeterInterval, baseM: number): Sides[] {
  const rows = steps(fromM, toM).flatMap((perimeterM) => {
    const restM = perimeterM - baseM;
    const leastM = (band.minPercent * perimeterM) / 100;
    const mostM = (band.maxPercent * perimeterM) / 100;
    const [low, high] = [Math.max(leastM, restM - mostM), Math.min(mostM, restM - leastM)];
    // The sides of a triangle are longer together than the third.
    const isTriangle = restM > baseM && high - low < baseM;
    return high >= low && isTriangle ? [{ restM, low, high }] : [];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const sidesOf =
    (restM: number) =>
    (fromA: number): Sides => [fromA, restM - fromA];
  return [
    ...steps(first.high, first.low).map(sidesOf(first.restM)),
    ...rows.map(({ restM, low }): Sides => [low, restM - low]),
    ...steps(last.low, last.high).map(sidesOf(last.restM)),
    ...rows.toReversed().map(({ restM, high }): Sides => [high, restM - high]),
  ];
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
}

/** Finds the corner on a plane and then corrects it on the ellipsoid. */
function thirdCorner(a: Position, b: Position, [fromA, fromB]: Sides, side: number): Position {
  const baseM = distanceM(a, b);
  const cosine = (fromA ** 2 + baseM ** 2 - fromB ** 2) / (2 * fromA * baseM);
  const angleDeg = Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS_PER_DEGREE;
  let corner = destination(a, bearingDeg(a, b) + side * angleDeg, fromA);
  for (let round = 0; round < CORRECTIONS; round += 1) {
    corner = corrected(corner, [a, b], [fromA, fromB]);
  }
  return corner;
}

/** One step of Newton's method for two distances. */
function corrected(
  corner: Position,
  [a, b]: readonly [Position, Position],
  [fromA, fromB]: Sides,
): Position {
  const [missingA, missingB] = [fromA - distanceM(a, corner), fromB - distanceM(b, corner)];
  const [away1, away2] = [a, b].map((from) => {
    const bearing = (bearingDeg(corner, from) + 180) * RADIANS_PER_DEGREE;
    return { east: Math.sin(bearing), north: Math.cos(bearing) };
  }) as [PlaneStep, PlaneStep];
  const area = away1.east * away2.north - away1.north * away2.east;
  if (Math.abs(area) < 1e-6) return corner;
  const east = (missingA * away2.north - missingB * away1.north) / area;
  const north = (missingB * away1.east - missingA * away2.east) / area;
  const bearing = Math.atan2(east, north) / RADIANS_PER_DEGREE;
  return destination(corner, bearing, Math.hypot(east, north));
}

interface PlaneStep {
  readonly east: number;
  readonly north: number;
}
