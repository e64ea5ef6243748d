import { distanceM } from '../geo/distance.js';
import { projectColumns } from '../geo/local-frame.js';
import { crossLine } from './cross-line.js';
import type { FlownPath } from './flown-path.js';
import type { PlacedZone, ZonePart } from './placed-zone.js';

/** Reason why a task does not count. */
export type ShortfallCode =
  /** The zone of the start was not reached. */
  | 'not_started'
  /** The first turnpoint was not reached, or no start was made before it, which is point 0 then. */
  | 'missed_first'
  /** Another turnpoint was not reached after the one before it. */
  | 'missed_turnpoint'
  /** Everything except the finish was reached. */
  | 'not_finished'
  /** All was reached, but start and finish are different places. */
  | 'not_closed'
  /** Everything was reached, but the finish is too far below the start. */
  | 'height_loss';

/** Requirement that a flight misses, and by how much. */
export interface Shortfall {
  readonly code: ShortfallCode;
  /** Index of the missed point; the start is 0. */
  readonly point?: number;
  /**
   * Metres by which it is missed: from the nearest fix to the missed zone, 0 if a line was only
   * crossed in the wrong direction; or metres by which start and finish are too far apart; or
   * metres of height lost in excess.
   */
  readonly byM: number;
  /** Fix nearest to the missed zone, after the previous point was reached. */
  readonly nearest?: { readonly fix: number; readonly timeS: number };
  /**
   * Time at which the point was reached outside the part that counts: after the engine ran, or
   * outside the scoring windows. Absent if it was not reached.
   */
  readonly outsideS?: number;
}

/** A miss is not rounded to 0, because 0 means a line crossed in the wrong direction. */
const MIN_MISS_M = 0.1;

/** A fix and its distance from a zone. */
export interface NearestFix {
  readonly fix: number;
  readonly byM: number;
}

/**
 * Returns the fix nearest to a zone, of those from `first` to before `end`; the first of equals. The
 * distance to a line that was crossed in the wrong direction is 0.
 */
export function findNearestFix(
  path: FlownPath,
  zone: PlacedZone,
  first: number,
  end = path.count,
): NearestFix {
  const range = { first, end };
  const [nearest, ...others] = zone.parts.map((part) => nearestToPart(path, zone, part, range));
  return others.reduce((a, b) => (b.byM < a.byM ? b : a), nearest!);
}

function nearestToPart(
  path: FlownPath,
  { point, frame }: PlacedZone,
  part: ZonePart,
  { first, end }: { readonly first: number; readonly end: number },
): NearestFix {
  const plane = projectColumns(path.points, frame, part.ahead);
  const { aheadM, asideM } = plane;
  let fix = first;
  let least = Number.POSITIVE_INFINITY;
  for (let i = first; i < end; i++) {
    const isCrossedBack =
      part.kind === 'line' && i > first && crossLine(plane, i, part, -1) !== undefined;
    if (isCrossedBack) return { fix: i, byM: 0 };
    const byM = distanceToPart(part, aheadM[i]!, asideM[i]!);
    if (byM < least) [fix, least] = [i, byM];
  }
  // Lengths on the plane are too short. The ratio at the point corrects them.
  const shownM = Math.hypot(aheadM[fix]!, asideM[fix]!);
  const scale = shownM > 0 ? distanceM(path.positionAt(fix), point) / shownM : 1;
  const byM = distanceToPart(part, aheadM[fix]! * scale, asideM[fix]! * scale);
  return { fix, byM: Math.max(MIN_MISS_M, byM) };
}

/** Distance on the plane; negative within a disc. */
function distanceToPart(part: ZonePart, ahead: number, aside: number): number {
  const { kind, radiusM, holeM, edge } = part;
  const across = Math.abs(aside);
  if (kind === 'line') return Math.hypot(ahead, Math.max(0, across - radiusM));
  const fromEdge = edge.aside * across - edge.ahead * ahead;
  if (kind === 'disc' || fromEdge <= 0) {
    const fromPoint = Math.hypot(ahead, across);
    return Math.max(fromPoint - radiusM, holeM - fromPoint);
  }
  // Beside a sector its edge is nearest.
  const alongEdge = edge.aside * ahead + edge.ahead * across;
  return Math.hypot(fromEdge, alongEdge - Math.min(Math.max(alongEdge, holeM), radiusM));
}
