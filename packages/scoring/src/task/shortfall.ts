import { distanceM } from '../geo/distance.js';
import { projectColumns } from '../geo/local-frame.js';
import { crossLine } from './cross-line.js';
import type { FlownPath } from './flown-path.js';
import type { PlacedZone, ZonePart } from './placed-zone.js';

/** Why a task does not count. */
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

/** Requirements that a flight misses, and by how much. */
export interface Shortfall {
  readonly code: ShortfallCode;
  /** Index of the point that was missed, the start being 0. */
  readonly point?: number;
  /**
   * Metres from the nearest fix to the zone that was missed, 0 if a line was crossed against its
   * direction alone; or metres by which start and finish are too far apart; or metres of height
   * that were lost too much.
   */
  readonly byM: number;
  /** The fix nearest to the zone that was missed, after the point before it had been reached. */
  readonly nearest?: { readonly fix: number; readonly timeS: number };
  /**
   * When the point was reached after all, but outside of what may be judged: after the engine had
   * run, or beyond the scoring times.
   */
  readonly outsideS?: number;
}

/** A miss is never rounded to 0, which would mean a line crossed in the other direction. */
const MIN_MISS_M = 0.1;

/** A fix and how far it is from a zone. */
export interface NearestFix {
  readonly fix: number;
  readonly byM: number;
}

/**
 * The fix nearest to a zone, from the given one on; the first of equals. A line that was crossed
 * against its direction was missed by nothing.
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
  // Lengths on the plane are too short; the ratio at the point itself corrects that.
  const shownM = Math.hypot(aheadM[fix]!, asideM[fix]!);
  const scale = shownM > 0 ? distanceM(path.positionAt(fix), point) / shownM : 1;
  const byM = distanceToPart(part, aheadM[fix]! * scale, asideM[fix]! * scale);
  return { fix, byM: Math.max(MIN_MISS_M, byM) };
}

/** On the plane; negative within a disc. */
function distanceToPart({ kind, radiusM }: ZonePart, ahead: number, aside: number): number {
  const across = Math.abs(aside);
  if (kind === 'line') return Math.hypot(ahead, Math.max(0, across - radiusM));
  if (kind === 'disc' || ahead >= across) return Math.hypot(ahead, across) - radiusM;
  // Beside the quadrant its edge is nearest, which leads away at 45°.
  const alongEdge = (ahead + across) / Math.SQRT2;
  const fromEdge = (across - ahead) / Math.SQRT2;
  return Math.hypot(fromEdge, alongEdge - Math.min(Math.max(alongEdge, 0), radiusM));
}
