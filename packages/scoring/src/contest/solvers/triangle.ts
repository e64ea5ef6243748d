import { chordDistanceM } from '../../geo/chord.js';
import { distanceM } from '../../geo/distance.js';
import { isFaiTriangle, type LegShareBand, type TriangleLegs } from '../../shape/fai-triangle.js';
import { POSITION_UNITS_PER_DEGREE } from '../../track/track.js';
import { isEarlier, type Solution } from '../solution.js';
import { middleFix } from './block-pyramid.js';
import { centreDistanceM, longestOver } from './bounds.js';
import { type ClosingRule, findClosing, latestFinishes } from './closing.js';
import { createEffort, LEAST_DISTANCE_M } from './effort.js';
import type { FlightGeometry } from './flight-geometry.js';

export interface TriangleRule extends ClosingRule {
  /** See `isFaiTriangle`; by rising `fromM`, with falling `minPercent` and `maxPercent`. */
  readonly bands: readonly LegShareBand[];
}

interface Search {
  readonly flight: FlightGeometry;
  readonly rule: TriangleRule;
  readonly latest: Int32Array;
  corners: Corners | undefined;
  perimeterM: number;
}

type Corners = readonly [number, number, number];

/** Equally spaced fixes whose triangles are all tried first. */
const SEED_FIXES = 100;
/** Nodes whose middle fixes are tried. */
const EAGER_NODES = 500;
/** Nodes bounded before the search contents itself with less than a proof. */
const PATIENCE = 2e6;
/** An improvement by more than this is followed to the best triangle nearby. */
const WORTH_CLIMBING_M = 20;
/** Legs may be measured this much too short or long before the geodesic decides. */
const MEASURE_SLACK = 1e-6;

/**
 * Finds the largest closed triangle of the allowed shape: branch and bound over triples of blocks.
 *
 * Of the closings that fit, it takes the one with the earliest finish, then the earliest start.
 */
export function findTriangle(flight: FlightGeometry, rule: TriangleRule): Solution | undefined {
  const search: Search = {
    flight,
    rule,
    latest: latestFinishes(flight, rule),
    corners: undefined,
    perimeterM: LEAST_DISTANCE_M,
  };
  seed(search);
  branchAndBound(search);
  return search.corners && toSolution(search, search.corners);
}

function toSolution({ flight, rule, perimeterM }: Search, corners: Corners): Solution {
  const fixes = withClosing(flight, rule, corners).map((fix) => fix + flight.firstFix);
  const [a, b, c] = [fixes[1]!, fixes[2]!, fixes[3]!];
  return {
    fixes,
    lines: [
      [a, b],
      [b, c],
      [c, a],
    ],
    times: 1,
    distanceM: perimeterM,
  };
}

/** Takes three fixes if they beat the best triangle so far. */
function tryCorners(search: Search, corners: Corners): boolean {
  const [a, b, c] = corners;
  if (a < 0 || a >= b || b >= c || c > (search.latest[a] ?? -1)) return false;
  const { points } = search.flight;
  const ab = chordDistanceM(points, a, b);
  const bc = chordDistanceM(points, b, c);
  const ca = chordDistanceM(points, c, a);
  const perimeterM = ab + bc + ca;
  if (perimeterM < search.perimeterM) return false;
  if (perimeterM === search.perimeterM && !finishesEarlier(search, corners)) return false;
  if (!isLegal(search, corners, [ab, bc, ca])) return false;
  search.corners = corners;
  search.perimeterM = perimeterM;
  return true;
}

/** Whether a triangle as large as the best one is to be preferred, judged with its closing. */
function finishesEarlier({ flight, rule, corners: best }: Search, corners: Corners): boolean {
  if (!best) return true;
  if (corners.every((fix, i) => fix === best[i])) return false;
  return isEarlier(withClosing(flight, rule, corners), withClosing(flight, rule, best));
}

/** Start, corners and finish; the closing must exist. */
function withClosing(flight: FlightGeometry, rule: TriangleRule, corners: Corners): number[] {
  const closing = findClosing(flight, rule, corners[0], corners[2])!;
  return [closing.start, ...corners, closing.finish];
}

/** The shape counts as measured along geodesics; the quicker measure rules out most others. */
function isLegal({ flight, rule }: Search, [a, b, c]: Corners, legsM: TriangleLegs): boolean {
  const perimeterM = legsM[0] + legsM[1] + legsM[2];
  const shortestM = Math.min(...legsM);
  const couldBe = rule.bands.some(
    ({ fromM, minPercent }) =>
      perimeterM >= fromM * (1 - MEASURE_SLACK) &&
      shortestM * 100 >= minPercent * perimeterM * (1 - MEASURE_SLACK),
  );
  if (!couldBe) return false;
  const measure = (from: number, to: number) =>
    distanceM(positionOf(flight, from), positionOf(flight, to));
  return isFaiTriangle([measure(a, b), measure(b, c), measure(c, a)], rule.bands);
}

function positionOf({ track, firstFix }: FlightGeometry, fix: number) {
  return {
    lat: track.lat[firstFix + fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[firstFix + fix]! / POSITION_UNITS_PER_DEGREE,
  };
}

function seed(search: Search): void {
  const { count } = search.flight;
  const stride = Math.max(1, Math.floor(count / SEED_FIXES));
  for (let a = 0; a < count; a += stride) {
    const end = search.latest[a]!;
    for (let b = a + stride; b < end; b += stride) {
      for (let c = b + stride; c <= end; c += stride) tryCorners(search, [a, b, c]);
    }
  }
  climb(search, stride);
}

/** Moves the corners by up to two steps each, with ever smaller steps, as long as it helps. */
function climb(search: Search, firstStep: number): void {
  for (let step = firstStep; step >= 1 && search.corners; ) {
    const [a, b, c] = search.corners;
    let moved = false;
    for (let i = -2; i <= 2; i++) {
      for (let j = -2; j <= 2; j++) {
        for (let k = -2; k <= 2; k++) {
          moved = tryCorners(search, [a + i * step, b + j * step, c + k * step]) || moved;
        }
      }
    }
    if (!moved) step = Math.floor(step / 2);
  }
}

function branchAndBound(search: Search): void {
  const { blocks } = search.flight;
  const { left, right, radius, root } = blocks;
  const stack = [root, root, root];
  const children: { corners: [number, number, number]; boundM: number }[] = [];
  const effort = createEffort(PATIENCE);
  for (let node = 0; stack.length > 0; node++) {
    effort.spend(1);
    const corners: [number, number, number] = [stack.pop()!, stack.pop()!, stack.pop()!];
    if (boundM(search, corners) <= search.perimeterM * effort.demand()) continue;
    const [a, b, c] = corners;
    if (left[a] === -1 && left[b] === -1 && left[c] === -1) {
      improve(search, corners);
      continue;
    }
    if (node < EAGER_NODES) {
      improve(search, [middleFix(blocks, a), middleFix(blocks, b), middleFix(blocks, c)]);
    }
    let widest = 0;
    for (const i of [1, 2] as const) {
      if (radius[corners[i]]! > radius[corners[widest]!]!) widest = i;
    }
    children.length = 0;
    for (const child of [left[corners[widest]!]!, right[corners[widest]!]!]) {
      if (child === -1) continue;
      const part: [number, number, number] = [a, b, c];
      part[widest] = child;
      const partM = boundM(search, part);
      if (partM > search.perimeterM) children.push({ corners: part, boundM: partM });
    }
    // The better one is taken from the stack first.
    children.sort((x, y) => x.boundM - y.boundM);
    for (const { corners: part } of children) stack.push(part[2], part[1], part[0]);
  }
}

function improve(search: Search, corners: Corners): void {
  const beforeM = search.perimeterM;
  if (tryCorners(search, corners) && search.perimeterM > beforeM + WORTH_CLIMBING_M) {
    climb(search, 64);
  }
}

/** Bound in metres of the legal triangles with one corner in each block; 0 if there is none. */
function boundM({ flight, rule, latest, perimeterM }: Search, [a, b, c]: Corners): number {
  const { blocks, slope } = flight;
  const { first, last, radius } = blocks;
  if (first[a]! > last[b]! || first[b]! > last[c]! || first[c]! > latest[last[a]!]!) return 0;
  const ra = radius[a]!;
  const rb = radius[b]!;
  const rc = radius[c]!;
  const ab = centreDistanceM(blocks, a, b);
  const bc = centreDistanceM(blocks, b, c);
  const ca = centreDistanceM(blocks, c, a);
  const mostAb = longestOver(ab) + slope * (ra + rb);
  const mostBc = longestOver(bc) + slope * (rb + rc);
  const mostCa = longestOver(ca) + slope * (rc + ra);
  const mostM = mostAb + mostBc + mostCa;
  if (mostM <= perimeterM) return 0;
  const shortestMostM = Math.min(mostAb, mostBc, mostCa);
  const leastM = ab + bc + ca - 2 * (ra + rb + rc);
  const longestLeastM = Math.max(ab - ra - rb, bc - rb - rc, ca - rc - ra);
  let bestM = 0;
  for (const { fromM, minPercent, maxPercent } of rule.bands) {
    // The shortest leg limits the perimeter from above; if that is below the least perimeter, or
    // leaves no room for the longest leg, no triangle here has the shape.
    const limitM = minPercent > 0 ? Math.min(mostM, (shortestMostM * 100) / minPercent) : mostM;
    const longestShare = Math.min(maxPercent, 100 - 2 * minPercent) / 100;
    if (limitM >= fromM && limitM >= leastM && longestLeastM <= longestShare * limitM) {
      bestM = Math.max(bestM, limitM);
    }
  }
  return bestM;
}
