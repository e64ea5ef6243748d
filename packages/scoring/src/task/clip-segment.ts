import type { ZonePart } from './placed-zone.js';

/**
 * A straight segment on the plane around a point. Its ends are given in metres along and across an
 * axis.
 */
export interface PlaneSegment {
  readonly from: PlanePlace;
  readonly to: PlanePlace;
}

export type PlanePlace = readonly [aheadM: number, asideM: number];

/** Part of a segment, as fractions of its length. */
export interface SegmentPart {
  readonly from: number;
  readonly to: number;
}

const MEAN_EARTH_RADIUS_M = 6_371_000;

/** Returns the parts of a segment that lie in a disc or sector: two at most, around its hole. */
export function clipSegment(way: PlaneSegment, part: ZonePart): readonly SegmentPart[] {
  const whole = clipWithoutHole(way, part);
  if (!whole) return [];
  const hole = part.holeM > 0 ? clipByDisc(way, part.holeM) : undefined;
  if (!hole) return [whole];
  return [overlap(whole, 0, hole.from), overlap(whole, hole.to, 1)].filter(
    (piece) => piece !== undefined,
  );
}

function clipWithoutHole(
  way: PlaneSegment,
  { kind, radiusM, edge }: ZonePart,
): SegmentPart | undefined {
  const inDisc = radiusM === Number.POSITIVE_INFINITY ? WHOLE : clipByDisc(way, radiusM);
  if (kind === 'disc' || !inDisc) return inDisc;
  const [ahead0, ahead1] = [way.from[0] * edge.ahead, way.to[0] * edge.ahead];
  const [aside0, aside1] = [way.from[1] * edge.aside, way.to[1] * edge.aside];
  const inHalf = clipByEdge(inDisc, ahead0 - aside0, ahead1 - aside1);
  return inHalf && clipByEdge(inHalf, ahead0 + aside0, ahead1 + aside1);
}

const WHOLE: SegmentPart = { from: 0, to: 1 };

function clipByDisc({ from, to }: PlaneSegment, radiusM: number): SegmentPart | undefined {
  const shownM =
    Math.sin(Math.min(radiusM / MEAN_EARTH_RADIUS_M, Math.PI / 2)) * MEAN_EARTH_RADIUS_M;
  const [ahead, aside] = [to[0] - from[0], to[1] - from[1]];
  const square = ahead * ahead + aside * aside;
  const product = from[0] * ahead + from[1] * aside;
  const discriminant =
    product * product - square * (from[0] * from[0] + from[1] * from[1] - shownM * shownM);
  if (square === 0 || discriminant < 0) return undefined;
  const root = Math.sqrt(discriminant);
  return overlap(WHOLE, (-product - root) / square, (-product + root) / square);
}

/** Cuts off what lies beyond an edge, where distances to it are negative. */
function clipByEdge(part: SegmentPart, atStart: number, atEnd: number): SegmentPart | undefined {
  if (atStart < 0 && atEnd < 0) return undefined;
  const crossing = atStart / (atStart - atEnd);
  if (atStart < 0) return overlap(part, crossing, 1);
  return atEnd < 0 ? overlap(part, 0, crossing) : part;
}

function overlap(part: SegmentPart, from: number, to: number): SegmentPart | undefined {
  const both = { from: Math.max(part.from, from), to: Math.min(part.to, to) };
  return both.from <= both.to ? both : undefined;
}
