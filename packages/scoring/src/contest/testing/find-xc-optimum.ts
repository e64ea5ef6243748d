import type { Solution } from '../solution.js';
import type { FlightGeometry } from '../solvers/flight-geometry.js';
import { findLongestPath } from '../solvers/longest-path.js';
import { findOutReturnOverTwo } from '../solvers/out-return.js';
import { findTriangle } from '../solvers/triangle.js';
import { findMinGap, type Gap } from './min-gap.js';
import type { ClosingTerms, XcShape } from './xc-rules.js';

/** The best course of a flight under rules of `XC_RULES`. */
export interface XcOptimum {
  readonly flight: FlightGeometry;
  readonly shape: XcShape;
  readonly solution: Solution;
  /** The nearest start and finish that close the course; absent if it is open. */
  readonly gap?: Gap;
  /** Its length less its gap, times its factor. */
  readonly scoreM: number;
}

/**
 * Finds a course that no other exceeds by more than `slackM`, of any shape of the rules and in any
 * of the flights of a recording. The solvers know neither gaps that grow with the length nor gaps
 * that are taken off it, so they are asked with one limit after the other; see `climbDown`.
 *
 * @param slackM Metres of the score.
 */
export function findXcOptimum(
  flights: readonly FlightGeometry[],
  shapes: readonly XcShape[],
  slackM: number,
): XcOptimum | undefined {
  let best: XcOptimum | undefined;
  for (const flight of flights) {
    for (const shape of shapes) {
      best = shape.closing
        ? climbDown(flight, { ...shape, closing: shape.closing }, slackM, best)
        : better(best, pathOf(flight, shape));
    }
  }
  return best;
}

function pathOf(flight: FlightGeometry, shape: XcShape): XcOptimum | undefined {
  const solution = findLongestPath(flight, { maxLegs: 4, maxLossOfHeightM: Infinity });
  if (!solution) return undefined;
  const scoreM = solution.distanceM * factorOf(shape, solution.distanceM);
  return { flight, shape, solution, scoreM };
}

/**
 * The widest gap that might close a course comes first. The longest course within it leaves a
 * narrower gap as the next to try: one that is wider costs more than any course can have won. Where
 * gaps are free, the longest course is the best.
 */
function climbDown(
  flight: FlightGeometry,
  shape: XcShape & { readonly closing: ClosingTerms },
  slackM: number,
  bestSoFar: XcOptimum | undefined,
): XcOptimum | undefined {
  const { freeM } = shape.closing;
  let best = bestSoFar;
  let maxGapM = shape.closing.sharePercent > 0 ? Infinity : shape.closing.alwaysM;
  for (;;) {
    const solution = findClosed(flight, shape, maxGapM);
    if (!solution) return best;
    const longestM = solution.upperBoundM;
    const widestM = widestGapM(shape.closing, longestM);
    if (widestM < maxGapM) {
      maxGapM = widestM;
      continue;
    }
    best = better(best, closedCourse(flight, shape, solution));
    if (maxGapM <= freeM) return best;
    const worthM = longestM - ((best?.scoreM ?? 0) + slackM) / factorOf(shape, longestM);
    if (worthM <= 0) return best;
    maxGapM = Math.max(freeM, Math.min(worthM, maxGapM - 1));
  }
}

function findClosed(flight: FlightGeometry, { shape, bands = [] }: XcShape, maxGapM: number) {
  const rule = { maxGapM, maxLossOfHeightM: Infinity };
  return shape === 'triangle'
    ? findTriangle(flight, { ...rule, bands })
    : findOutReturnOverTwo(flight, rule);
}

/** The course as it counts; undefined if its gap is too wide after all. */
function closedCourse(
  flight: FlightGeometry,
  shape: XcShape & { readonly closing: ClosingTerms },
  solution: Solution,
): XcOptimum | undefined {
  const turnpoints = solution.fixes.slice(1, -1).map((fix) => fix - flight.firstFix);
  const gap = findMinGap(flight, turnpoints[0]!, turnpoints.at(-1)!);
  const lengthM = solution.distanceM;
  if (gap.gapM > widestGapM(shape.closing, lengthM)) return undefined;
  const chargedM = gap.gapM > shape.closing.freeM ? gap.gapM : 0;
  const scoreM = (lengthM - chargedM) * factorOf(shape, lengthM);
  return { flight, shape, solution, gap, scoreM };
}

function widestGapM({ alwaysM, sharePercent }: ClosingTerms, lengthM: number): number {
  return Math.max(alwaysM, (sharePercent / 100) * lengthM);
}

/** Factor per kilometre of a course of this length. */
export function factorOf({ factors }: XcShape, lengthM: number): number {
  return factors.find(({ fromKm }) => lengthM >= fromKm * 1000)?.factor ?? 0;
}

function better(a: XcOptimum | undefined, b: XcOptimum | undefined): XcOptimum | undefined {
  if (!a || !b) return a ?? b;
  return b.scoreM > a.scoreM ? b : a;
}
