import { distanceM } from '../geo/distance.js';
import { type PlaneColumns, projectColumns } from '../geo/local-frame.js';
import type { FixInterval } from '../track/fix-interval.js';
import { clipSegment, type PlaneSegment } from './clip-segment.js';
import { crossLine } from './cross-line.js';
import { type FlownPath, intervalsNear, pointsIn } from './flown-path.js';
import type { PlacedZone, ZonePart } from './placed-zone.js';

/** A stay in a zone from its first to its last moment. Crossing a line has only one moment. */
export interface Visit {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the visits of a flight to a zone in chronological order. Fixes count by their exact
 * distance. Between two fixes the path is straight on the plane of the point, so a visit may have
 * no fix.
 */
export function findVisits(path: FlownPath, zone: PlacedZone): Visit[] {
  return visitsIn(path, zone, { first: 0, last: path.count - 1 });
}

/** Number of fixes to look ahead at a time. */
const BLOCK = 1024;

/**
 * Returns the first moment in a zone at or after the given one. It searches no further than
 * necessary.
 */
export function findNextMoment(
  path: FlownPath,
  zone: PlacedZone,
  moment: number,
): number | undefined {
  const end = path.count - 1;
  for (let first = Math.floor(moment); first <= end; first += BLOCK) {
    const visits = visitsIn(path, zone, { first, last: Math.min(first + BLOCK, end) });
    const next = visits.find(({ to }) => to >= moment);
    if (next) return Math.max(next.from, moment);
  }
  return undefined;
}

function visitsIn(path: FlownPath, zone: PlacedZone, interval: FixInterval): Visit[] {
  const [visits, ...others] = zone.parts.map((part) => visitsToPart(path, zone, part, interval));
  return others.length === 0 ? visits! : mergeVisits([visits!, ...others].flat());
}

/** Margin for the curvature of the earth, as a share of the radius and in metres. */
const MARGIN_SHARE = 0.02;
const MARGIN_M = 100;

/** Fixes far from the part are skipped: neither they nor the steps between them can visit it. */
function visitsToPart(
  path: FlownPath,
  zone: PlacedZone,
  part: ZonePart,
  interval: FixInterval,
): Visit[] {
  const withinM = part.radiusM * (1 + MARGIN_SHARE) + MARGIN_M;
  return intervalsNear(path, zone.frame.origin, withinM, interval).flatMap((near) =>
    visitsWithin(path, zone, part, near),
  );
}

function visitsWithin(
  path: FlownPath,
  { point, frame }: PlacedZone,
  part: ZonePart,
  interval: FixInterval,
): Visit[] {
  const plane = projectColumns(pointsIn(path, interval), frame, part.ahead);
  const isWithin = (i: number) =>
    distanceM(point, path.positionAt(interval.first + i)) <= part.radiusM;
  const visits = part.kind === 'line' ? crossings(plane, part) : stays(plane, part, isWithin);
  return visits.map(({ from, to }) => ({ from: interval.first + from, to: interval.first + to }));
}

function crossings(plane: PlaneColumns, part: ZonePart): Visit[] {
  const visits: Visit[] = [];
  for (let fix = 1; fix < plane.aheadM.length; fix++) {
    const share = crossLine(plane, fix, part, 1);
    if (share !== undefined) visits.push({ from: fix - 1 + share, to: fix - 1 + share });
  }
  return visits;
}

/** @param isWithin Whether a fix is within the radius by its exact distance. */
function stays(
  { aheadM, asideM }: PlaneColumns,
  part: ZonePart,
  isWithin: (fix: number) => boolean,
): Visit[] {
  const { kind, radiusM, holeM, edge } = part;
  const surelyWithinM = shortestOnPlaneM(radiusM);
  const visits: Visit[] = [];
  let wasIn = isIn(0);
  let from = 0;
  for (let fix = 1; fix < aheadM.length; fix++) {
    const isInNow = isIn(fix);
    if (isInNow ? wasIn : !wasIn && isPassedBy(fix)) continue;
    const crossed = clipSegment(stepTo(fix), part);
    if (wasIn) visits.push({ from, to: fix - 1 + (crossed[0]?.to ?? 0) });
    const between = crossed.slice(wasIn ? 1 : 0, isInNow ? -1 : undefined);
    for (const piece of between) {
      visits.push({ from: fix - 1 + piece.from, to: fix - 1 + piece.to });
    }
    if (isInNow) from = fix - 1 + (crossed.at(-1)?.from ?? 1);
    wasIn = isInNow;
  }
  if (wasIn) visits.push({ from, to: aheadM.length - 1 });
  return visits;

  function isIn(fix: number): boolean {
    const ahead = aheadM[fix]!;
    const aside = asideM[fix]!;
    if (kind === 'sector' && edge.ahead * ahead + ON_EDGE_M < edge.aside * Math.abs(aside)) {
      return false;
    }
    const squared = ahead * ahead + aside * aside;
    if (squared < holeM * holeM) return false;
    // Distances on the plane are slightly too short.
    if (squared > radiusM * radiusM) return false;
    return squared < surelyWithinM * surelyWithinM || isWithin(fix);
  }

  /** Whether both ends of the segment lie beyond the same edge. */
  function isPassedBy(fix: number): boolean {
    // Called for nearly every fix, so it avoids arrays.
    const ahead0 = aheadM[fix - 1]!;
    const aside0 = asideM[fix - 1]!;
    const ahead1 = aheadM[fix]!;
    const aside1 = asideM[fix]!;
    if (Math.min(ahead0, ahead1) > radiusM || Math.max(ahead0, ahead1) < -radiusM) return true;
    if (Math.min(aside0, aside1) > radiusM || Math.max(aside0, aside1) < -radiusM) return true;
    if (kind === 'disc') return false;
    const [along0, along1] = [edge.ahead * ahead0, edge.ahead * ahead1];
    const [across0, across1] = [edge.aside * aside0, edge.aside * aside1];
    return (along0 < across0 && along1 < across1) || (along0 < -across0 && along1 < -across1);
  }

  function stepTo(fix: number): PlaneSegment {
    return { from: [aheadM[fix - 1]!, asideM[fix - 1]!], to: [aheadM[fix]!, asideM[fix]!] };
  }
}

/** A fix this close to the edge of a quadrant is on it, because positions are not more accurate. */
const ON_EDGE_M = 1e-3;
/**
 * Margin in metres for the difference between the ellipsoid and the sphere of its strongest
 * curvature.
 */
const DOUBT_M = 0.5;
const MIN_RADIUS_OF_CURVATURE_M = 6_335_000;

/** A position nearer than this to the point on the plane is within `lengthM` on the ground. */
function shortestOnPlaneM(lengthM: number): number {
  if (lengthM === Number.POSITIVE_INFINITY) return lengthM;
  const bend = Math.min(lengthM / MIN_RADIUS_OF_CURVATURE_M, Math.PI / 2);
  return Math.max(0, Math.sin(bend) * MIN_RADIUS_OF_CURVATURE_M - DOUBT_M);
}

/** Merges the visits of several parts into visits of the whole zone. */
function mergeVisits(visits: readonly Visit[]): Visit[] {
  const merged: Visit[] = [];
  for (const visit of visits.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && visit.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, visit.to) };
    } else {
      merged.push(visit);
    }
  }
  return merged;
}
