import { distanceM } from '../../geo/distance.js';
import { isFaiTriangle, type LegShareBand } from '../../shape/fai-triangle.js';
import { POSITION_UNITS_PER_DEGREE } from '../../track/track.js';
import { isEarlier, type Solution } from '../solution.js';
import { centreDistanceM } from './block-balls.js';
import { firstFix, isFix, lastFix, middleFix } from './block-numbers.js';
import { firstHalf, secondHalf } from './block-pyramid.js';
import { longestOver } from './bounds.js';
import { type ClosingRule, findClosing, latestFinishes } from './closing.js';
import { type FlightGeometry, longestLineM } from './flight-geometry.js';
import { lineLengthM } from './line-length.js';
import { MIN_DISTANCE_M, SearchBudget, type SearchOptions } from './search-budget.js';

export interface TriangleOptions extends SearchOptions {
  /** Excludes triangles that close by this rule. */
  readonly notClosedBy?: ClosingRule | undefined;
}

export interface TriangleRule extends ClosingRule {
  /**
   * Limits as in `isFaiTriangle`, by ascending `fromM`, with descending `minPercent` and
   * `maxPercent`.
   */
  readonly bands: readonly LegShareBand[];
}

interface TriangleSearch {
  readonly flight: FlightGeometry;
  readonly rule: TriangleRule;
  readonly budget: SearchBudget;
  /** For each first corner, the last fix that may be the last corner. */
  readonly latest: Int32Array;
  /**
   * For each first corner, the last fix that is excluded as the last corner; it never decreases.
   */
  readonly excluded: Int32Array | undefined;
  best: ClosedTriangle | undefined;
  perimeterM: number;
}

type Corners = readonly [number, number, number];

interface ClosedTriangle {
  readonly corners: Corners;
  /** Start, corners and finish, once computed. */
  course?: readonly number[];
}

/** Number of evenly spaced fixes. All triangles between them are tried first. */
const SEED_FIXES = 72;
/** Number of nodes whose middle fixes are tried. */
const EAGER_NODES = 500;
const EXACT_LIMIT = 2e7;
/** Work of bounding a triple of blocks. */
const WORK_PER_NODE = 12;
/** Hill climbing follows an improvement of more than this, in metres. */
const WORTH_CLIMBING_M = 20;
/** Relative tolerance of the quick length check. Geodesics decide within it. */
const MEASURE_SLACK = 1e-6;

/**
 * Finds the largest closed triangle of the allowed shape, by branch and bound over triples of
 * blocks. Of several closings, it uses the one with the earliest finish, then the earliest start.
 */
export function findTriangle(
  flight: FlightGeometry,
  rule: TriangleRule,
  {
    exactLimit = EXACT_LIMIT,
    atLeastM = MIN_DISTANCE_M,
    notClosedBy,
    onNothing,
  }: TriangleOptions = {},
): Solution | undefined {
  const { latest, isComplete } = latestFinishes(flight, rule);
  const excluded = notClosedBy && latestFinishes(flight, notClosedBy).latest;
  if (excluded && latest.every((finish, start) => finish <= excluded[start]!)) {
    onNothing?.(0);
    return undefined;
  }
  const search: TriangleSearch = {
    flight,
    rule,
    budget: new SearchBudget(flight.workShare, exactLimit),
    latest,
    excluded,
    best: undefined,
    perimeterM: atLeastM,
  };
  if (!isComplete) search.budget.forgo(3 * longestLineM(flight));
  seed(search);
  branchAndBound(search);
  if (search.best) return toSolution(search, search.best);
  onNothing?.(search.budget.forgoneM);
  return undefined;
}

function toSolution(search: TriangleSearch, best: ClosedTriangle): Solution {
  const { flight, budget, perimeterM } = search;
  const fixes = courseOf(search, best).map((fix) => fix + flight.firstFix);
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
    upperBoundM: Math.max(perimeterM, budget.forgoneM),
  };
}

/** Records three fixes as corners if they are better than the best triangle so far. */
function tryCorners(search: TriangleSearch, a: number, b: number, c: number): boolean {
  if (a < 0 || a >= b || b >= c || c > (search.latest[a] ?? -1)) return false;
  if (search.excluded && c <= search.excluded[a]!) return false;
  const { points } = search.flight;
  const ab = lineLengthM(points, a, b);
  const bc = lineLengthM(points, b, c);
  const ca = lineLengthM(points, c, a);
  const perimeterM = ab + bc + ca;
  if (perimeterM < search.perimeterM || !couldBeLegal(search.rule, ab, bc, ca)) return false;
  const candidate: ClosedTriangle = { corners: [a, b, c] };
  if (perimeterM === search.perimeterM && !finishesEarlier(search, candidate)) return false;
  if (!isLegal(search, candidate.corners)) return false;
  search.best = candidate;
  search.perimeterM = perimeterM;
  return true;
}

/** Whether an equally large triangle, with its closing, has precedence over the best one. */
function finishesEarlier(search: TriangleSearch, candidate: ClosedTriangle): boolean {
  const { best, budget } = search;
  if (!best) return true;
  const { corners } = candidate;
  if (corners.every((fix, i) => fix === best.corners[i])) return false;
  // A course never finishes before its last corner.
  if (corners[2] > courseOf(search, best).at(-1)! || budget.demand() === Infinity) return false;
  return isEarlier(courseOf(search, candidate), courseOf(search, best));
}

/** Start, corners and finish. A closing must exist. */
function courseOf({ flight, rule }: TriangleSearch, triangle: ClosedTriangle): readonly number[] {
  if (!triangle.course) {
    const { corners } = triangle;
    const closing = findClosing(flight, rule, corners[0], corners[2])!;
    triangle.course = [closing.start, ...corners, closing.finish];
  }
  return triangle.course;
}

/** Excludes most illegal shapes by a quick length check. */
function couldBeLegal({ bands }: TriangleRule, ab: number, bc: number, ca: number): boolean {
  const perimeterM = ab + bc + ca;
  const shortestM = Math.min(ab, bc, ca);
  for (let i = 0; i < bands.length; i++) {
    const { fromM, minPercent } = bands[i]!;
    const isFarEnough = perimeterM >= fromM * (1 - MEASURE_SLACK);
    const isWide = shortestM * 100 >= minPercent * perimeterM * (1 - MEASURE_SLACK);
    if (isFarEnough && isWide) return true;
  }
  return false;
}

/** Whether the triangle is legal, measured along geodesics. */
function isLegal({ flight, rule }: TriangleSearch, [a, b, c]: Corners): boolean {
  const measure = (from: number, to: number) =>
    distanceM(positionOf(flight, from), positionOf(flight, to));
  return isFaiTriangle([measure(a, b), measure(b, c), measure(c, a)], rule.bands);
}

function positionOf({ track, firstFix: offset }: FlightGeometry, fix: number) {
  return {
    lat: track.lat[offset + fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[offset + fix]! / POSITION_UNITS_PER_DEGREE,
  };
}

/** Tries all triangles of evenly spaced fixes. Their distances are measured once. */
function seed(search: TriangleSearch): void {
  const { budget } = search;
  const { count, points, workShare } = search.flight;
  const stride = Math.max(1, Math.floor(count / SEED_FIXES));
  const size = Math.ceil(count / stride);
  const seedWork = size ** 2 + size ** 3 / 12;
  if (budget.demand(seedWork) === Infinity) return;
  workShare.work.add(seedWork);
  const sidesM = new Float64Array(size * size);
  for (let from = 0; from < size; from++) {
    for (let to = from + 1; to < size; to++) {
      sidesM[from * size + to] = lineLengthM(points, from * stride, to * stride);
    }
  }
  for (let a = 0; a < size; a++) {
    const end = Math.min(size - 1, Math.floor(search.latest[a * stride]! / stride));
    for (let b = a + 1; b < end; b++) {
      const ab = sidesM[a * size + b]!;
      for (let c = b + 1; c <= end; c++) {
        const bc = sidesM[b * size + c]!;
        const ca = sidesM[a * size + c]!;
        if (ab + bc + ca >= search.perimeterM && couldBeLegal(search.rule, ab, bc, ca)) {
          tryCorners(search, a * stride, b * stride, c * stride);
        }
      }
    }
  }
  climb(search, stride);
}

/** Moves each corner by up to two steps while this helps, then repeats it with smaller steps. */
function climb(search: TriangleSearch, firstStep: number): void {
  for (let step = firstStep; step >= 1 && search.best; ) {
    const [a, b, c] = search.best.corners;
    let moved = false;
    for (let i = -2; i <= 2; i++) {
      for (let j = -2; j <= 2; j++) {
        for (let k = -2; k <= 2; k++) {
          moved = tryCorners(search, a + i * step, b + j * step, c + k * step) || moved;
        }
      }
    }
    if (!moved) step = Math.floor(step / 2);
  }
}

function branchAndBound(search: TriangleSearch): void {
  const { budget } = search;
  const { blocks } = search.flight;
  const { radius, root } = blocks;
  const open = new OpenTriples();
  open.push(root, root, root, boundM(search, root, root, root));
  for (let node = 0; open.pop(); node++) {
    search.flight.workShare.work.add(WORK_PER_NODE);
    if (open.boundM <= search.perimeterM) continue;
    if (open.boundM <= search.perimeterM * budget.demand()) {
      budget.forgo(open.boundM);
      continue;
    }
    const { a, b, c } = open;
    if (isFix(blocks, a) && isFix(blocks, b) && isFix(blocks, c)) {
      improve(search, a, b, c);
      continue;
    }
    if (node < EAGER_NODES) {
      improve(search, middleFix(blocks, a), middleFix(blocks, b), middleFix(blocks, c));
    }
    const widerAb = radius[a]! >= radius[b]! ? a : b;
    const widest = radius[widerAb]! >= radius[c]! ? widerAb : c;
    const place = widest === a ? 0 : widest === b ? 1 : 2;
    const half = firstHalf(blocks, widest);
    const otherHalf = secondHalf(blocks, widest);
    const halfM = boundWith(search, open, place, half);
    const otherM = otherHalf === -1 ? 0 : boundWith(search, open, place, otherHalf);
    // The better half is pushed last, so that it is taken first.
    if (halfM <= otherM) open.pushWith(place, half, halfM);
    if (otherM > search.perimeterM) open.pushWith(place, otherHalf, otherM);
    if (halfM > otherM) open.pushWith(place, half, halfM);
  }
}

/** Index of a block in a triple. */
type CornerIndex = 0 | 1 | 2;

/** Triples of blocks to visit, and the triple taken last. */
class OpenTriples {
  a = 0;
  b = 0;
  c = 0;
  boundM = 0;
  readonly #triples: number[] = [];

  push(a: number, b: number, c: number, upperM: number): void {
    this.#triples.push(a, b, c, upperM);
  }

  /** Pushes the triple taken last with another block at one index. */
  pushWith(place: CornerIndex, block: number, upperM: number): void {
    const { a, b, c } = this;
    this.push(place === 0 ? block : a, place === 1 ? block : b, place === 2 ? block : c, upperM);
  }

  /** Takes the triple pushed last. Returns false if none is left. */
  pop(): boolean {
    const triples = this.#triples;
    if (triples.length === 0) return false;
    this.boundM = triples.pop()!;
    this.c = triples.pop()!;
    this.b = triples.pop()!;
    this.a = triples.pop()!;
    return true;
  }
}

function boundWith(
  search: TriangleSearch,
  { a, b, c }: OpenTriples,
  place: CornerIndex,
  block: number,
): number {
  if (place === 0) return boundM(search, block, b, c);
  return place === 1 ? boundM(search, a, block, c) : boundM(search, a, b, block);
}

function improve(search: TriangleSearch, a: number, b: number, c: number): void {
  const beforeM = search.perimeterM;
  if (tryCorners(search, a, b, c) && search.perimeterM > beforeM + WORTH_CLIMBING_M) {
    climb(search, 64);
  }
}

/** Upper bound in metres of legal triangles with one corner in each block; 0 if there is none. */
function boundM(search: TriangleSearch, a: number, b: number, c: number): number {
  const { rule, latest, excluded, perimeterM } = search;
  const { blocks, slope } = search.flight;
  const { radius } = blocks;
  if (firstFix(blocks, a) > lastFix(blocks, b)) return 0;
  if (firstFix(blocks, b) > lastFix(blocks, c)) return 0;
  if (firstFix(blocks, c) > latest[lastFix(blocks, a)]!) return 0;
  if (excluded && lastFix(blocks, c) <= excluded[firstFix(blocks, a)]!) return 0;
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
  for (let i = 0; i < rule.bands.length; i++) {
    const { fromM, minPercent, maxPercent } = rule.bands[i]!;
    // The shortest leg limits the perimeter. No triangle here has the shape if this limit is below
    // the minimum perimeter, or leaves too little for the longest leg.
    const limitM = minPercent > 0 ? Math.min(mostM, (shortestMostM * 100) / minPercent) : mostM;
    const longestShare = Math.min(maxPercent, 100 - 2 * minPercent) / 100;
    if (limitM >= fromM && limitM >= leastM && longestLeastM <= longestShare * limitM) {
      bestM = Math.max(bestM, limitM);
    }
  }
  return bestM;
}
