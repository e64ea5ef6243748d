import { distanceM } from '../geo/distance.js';
import { RADIANS_PER_DEGREE } from '../geo/ellipsoid.js';
import type { Position } from '../geo/position.js';
import { checkList } from '../units/check-value.js';
import { checkBands, isFaiTriangle, type LegShareBand, type TriangleLegs } from './fai-triangle.js';

/** The corners of a course in the order they are flown. */
export type RectangleCorners = readonly [Position, Position, Position, Position];

/**
 * Returns whether a course over four corners counts as a rectangle: one of its diagonals divides it
 * into two triangles that do not overlap and that both comply with the same band, whatever their
 * sizes. For example, a triangle beyond 500 km may be paired with a small one by the limits for
 * small triangles, but not by those for large ones.
 *
 * @param corners In the order they are flown, in either direction.
 * @param bands Leg limits by ascending `fromM`, the first at 0 m; see `contest/rules/`.
 * @throws {TypeError} If there are not four corners.
 * @throws {RangeError} If a corner is not a position, or there is no band.
 * @see DMSt competition rules 2021, §4.1.5.2
 */
export function isRectangle(corners: RectangleCorners, bands: readonly LegShareBand[]): boolean {
  checkList('corners', corners);
  checkBands(bands);
  const { length }: readonly Position[] = corners;
  if (length !== 4) throw new TypeError(`A rectangle has 4 corners, not ${length}.`);
  if (bands.length === 0) throw new RangeError('A rectangle needs a leg-share band, got none.');
  const [a, b, c, d] = corners;
  return isSplitBy([a, c], b, d, bands) || isSplitBy([b, d], a, c, bands);
}

function isSplitBy(
  diagonal: readonly [Position, Position],
  corner: Position,
  opposite: Position,
  bands: readonly LegShareBand[],
): boolean {
  const halves = [triangleLegs(diagonal, corner), triangleLegs(diagonal, opposite)];
  if (sideOf(diagonal, corner) * sideOf(diagonal, opposite) >= 0) return false;
  return bands.some((band) => halves.every((legsM) => fitsBand(band, legsM)));
}

function triangleLegs([from, to]: readonly [Position, Position], corner: Position): TriangleLegs {
  return [distanceM(from, to), distanceM(to, corner), distanceM(corner, from)];
}

function fitsBand(band: LegShareBand, legsM: TriangleLegs): boolean {
  return legsM[0] + legsM[1] + legsM[2] >= band.fromM && isFaiTriangle(legsM, [band]);
}

/** Returns on which side of the great circle through the diagonal a corner lies, by the sign. */
function sideOf([from, to]: readonly [Position, Position], corner: Position): number {
  const [ax, ay, az] = direction(from);
  const [bx, by, bz] = direction(to);
  const [cx, cy, cz] = direction(corner);
  return (ay * bz - az * by) * cx + (az * bx - ax * bz) * cy + (ax * by - ay * bx) * cz;
}

function direction({ lat, lon }: Position): readonly [number, number, number] {
  const [phi, lambda] = [lat * RADIANS_PER_DEGREE, lon * RADIANS_PER_DEGREE];
  const fromAxis = Math.cos(phi);
  return [fromAxis * Math.cos(lambda), fromAxis * Math.sin(lambda), Math.sin(phi)];
}
