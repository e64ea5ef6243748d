import { bearingDeg, destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import type { FlownPath } from '../task/flown-path.js';
import type { PlannedPoint } from '../waypoint/planned-task.js';
import { type EarthModel, earthDistanceM } from './earth-model.js';

/** A course to the last point that was reached. */
export interface OutlandingBase {
  readonly lengthM: number;
  readonly moment: number;
  readonly position: Position;
}

/** The outlanding that counts. */
export interface Outlanding {
  readonly lengthM: number;
  /** Index of the course before it. */
  readonly base: number;
  readonly fix: number;
}

interface OutlandingSearch {
  readonly bases: readonly OutlandingBase[];
  /** The point that was not reached. */
  readonly next: PlannedPoint;
  readonly earth: EarthModel;
}

/**
 * Finds the fix at which an outlanding counts most. The leg to the next point counts with its
 * length less the distance that is missing; an area begins at the place that is nearest to the fix.
 *
 * @see FAI Sporting Code, section 3, Annex A: marking distance
 */
export function bestOutlanding(path: FlownPath, search: OutlandingSearch): Outlanding {
  const { bases, earth } = search;
  const first = Math.ceil(Math.min(...bases.map(({ moment }) => moment)));
  let best: Outlanding = { lengthM: -Infinity, base: 0, fix: first };
  let here = path.positionAt(first);
  const opened = new Set(bases.map(({ moment }) => Math.ceil(moment)));
  // No fix within this many metres of the last one tried can be better.
  let slackM = 0;
  for (let fix = first; fix < path.count; fix++) {
    const position = path.positionAt(fix);
    slackM -= stepBoundM(here, position);
    here = position;
    // A further course may be better at once.
    if (slackM > 0 && !opened.has(fix)) continue;
    const found = creditAt(position, fix, search);
    if (found.lengthM > best.lengthM) best = found;
    slackM = (best.lengthM - found.lengthM) / CREDIT_PER_METRE;
  }
  const reachedM = Math.max(...bases.map(({ lengthM }) => lengthM));
  if (best.lengthM >= reachedM) return best;
  // Without progress on the leg, the points before it count.
  const longest = bases.findIndex(({ lengthM }) => lengthM === reachedM);
  return { lengthM: reachedM, base: longest, fix: Math.ceil(bases[longest]!.moment) };

  function creditAt(position: Position, fix: number, { next }: OutlandingSearch): Outlanding {
    const target = targetOf(next, position, earth);
    const missingM = earthDistanceM(position, target, earth);
    let found: Outlanding = { lengthM: -Infinity, base: 0, fix };
    for (const [base, { lengthM, moment, position: from }] of bases.entries()) {
      if (moment > fix) continue;
      const creditM = lengthM + earthDistanceM(from, target, earth) - missingM;
      if (creditM > found.lengthM) found = { lengthM: creditM, base, fix };
    }
    return found;
  }
}

/** Both the place at which an area begins and what is missing move at most as far as the fix. */
const CREDIT_PER_METRE = 2;
const MAX_METRES_PER_DEGREE = 111_700;

/** At least the distance between two fixes, without trigonometry. */
function stepBoundM(from: Position, to: Position): number {
  return (Math.abs(to.lat - from.lat) + Math.abs(to.lon - from.lon)) * MAX_METRES_PER_DEGREE;
}

/** Middle of a point, or the place of an area nearest to a position outside it. */
function targetOf(next: PlannedPoint, position: Position, earth: EarthModel): Position {
  if (!next.isArea || next.zone?.kind !== 'CYLINDER') return next;
  const fromMiddleM = earthDistanceM(next, position, earth);
  if (fromMiddleM <= next.zone.radiusM) return position;
  return destination(next, bearingDeg(next, position), next.zone.radiusM);
}
