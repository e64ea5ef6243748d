import { distanceM } from '../geo/distance.js';
import { projectColumns } from '../geo/local-frame.js';
import { crossLine } from './cross-line.js';
import type { FlownPath } from './flown-path.js';
import type { PlacedZone, ZonePart } from './placed-zone.js';

/** Reason why a task does not count. */
export type ShortfallCode =
  /** The zone of the start was not reached. */
  | 'not_started'
  /** The first turnpoint was not reached, or no start was made before it. */
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
 * Returns the fix nearest to a zone, from the given one on; the first of equals. The distance to a
 * line that was crossed in the wrong direction is 0.
 */
export function findNearestFix(path: FlownPath, zone: PlacedZone, from: number): NearestFix {
  const [nearest, ...others] = zone.parts.map((part) => nearestToPart(path, zone, part, from));
  return others.reduce((a, b) => (b.byM < a.byM ? b : a), nearest!);
}

function nearestToPart(
  path: FlownPath,
  { point, frame }: PlacedZone,
  part: ZonePart,
  from: number,
): NearestFix {
  const plane = projectColumns(path.points, frame, part.ahead);
  const { aheadM, asideM } = plane;
  let fix = from;
  let least = Number.POSITIVE_INFINITY;
  for (let i = from; i < path.count; i++) {
    const isCrossedBack =
      part.kind === 'line' && i > from && crossLine(plane, i, part, -1) !== undefined;
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
function distanceToPart({ kind, radiusM }: ZonePart, ahead: number, aside: number): number {
  const across = Math.abs(aside);
  if (kind === 'line') return Math.hypot(ahead, Math.max(0, across - radiusM));
  if (kind === 'disc' || ahead >= across) return Math.hypot(ahead, across) - radiusM;
  // Beside a quadrant its edge is nearest, at 45° to the axis.
  const alongEdge = (ahead + across) / Math.SQRT2;
  const fromEdge = (across - ahead) / Math.SQRT2;
  return Math.hypot(fromEdge, alongEdge - Math.min(Math.max(alongEdge, 0), radiusM));
}
