import { isEarlier, type Solution } from '../solution.js';
import { centreDistanceM } from './block-balls.js';
import { firstFix, isFix, lastFix, middleFix } from './block-numbers.js';
import { firstHalf, secondHalf } from './block-pyramid.js';
import { longestOver } from './bounds.js';
import type { FlightGeometry } from './flight-geometry.js';
import { lineLengthM } from './line-length.js';
import { MIN_DISTANCE_M, SearchBudget, type SearchOptions } from './search-budget.js';

export interface LongestPairRule {
  readonly maxLossOfHeightM: number;
}

/** Condition on pairs of fixes, of which the earlier comes first. */
export interface PairCondition {
  /** False only if no pair with one fix in each of two blocks satisfies the condition. */
  couldHold(earlier: number, later: number): boolean;
  holds(earlier: number, later: number): boolean;
  /**
   * Course over a valid pair: start, turnpoints and finish. The finish is no earlier than the pair.
   * Among equally long pairs, the one with the earliest course is chosen.
   */
  courseOver(earlier: number, later: number): readonly number[];
}

export interface FixPair {
  readonly earlier: number;
  readonly later: number;
  readonly distanceM: number;
  /** Course over the pair. */
  readonly fixes: readonly number[];
}

/** Longest pair found, and an upper bound of all valid pairs. */
interface PairSearch {
  readonly pair: FixPair | undefined;
  readonly upperBoundM: number;
}

const EXACT_LIMIT = 1e7;
/** Work of bounding a pair of blocks. */
const WORK_PER_NODE = 12;

/** Finds the longest straight line between two fixes that does not lose too much height. */
export function findLongestPair(
  flight: FlightGeometry,
  { maxLossOfHeightM }: LongestPairRule,
  options: SearchOptions = {},
): Solution | undefined {
  const { altitudeM, firstFix: offset } = flight;
  const { lowestM, highestM } = flight.blocks;
  const condition: PairCondition = {
    couldHold: (earlier, later) => lowestM[earlier]! - highestM[later]! <= maxLossOfHeightM,
    holds: (earlier, later) => altitudeM[earlier]! - altitudeM[later]! <= maxLossOfHeightM,
    courseOver: (earlier, later) => [earlier, later],
  };
  const { pair, upperBoundM } = searchPair(flight, condition, options);
  if (!pair) {
    options.onNothing?.(upperBoundM);
    return undefined;
  }
  const fixes = [pair.earlier + offset, pair.later + offset] as const;
  return { fixes, lines: [fixes], times: 1, distanceM: pair.distanceM, upperBoundM };
}

/**
 * Finds the longest pair of fixes that satisfies a condition, by branch and bound over pairs of
 * blocks. Among equally long pairs, it is the one with the earliest course. All of them are
 * visited, because bounds are always larger than the length.
 */
export function searchPair(
  flight: FlightGeometry,
  condition: PairCondition,
  { atLeastM = MIN_DISTANCE_M, exactLimit = EXACT_LIMIT }: SearchOptions,
): PairSearch {
  const { blocks } = flight;
  const { root } = blocks;
  const budget = new SearchBudget(flight.workShare, exactLimit);
  const search: LongestPairSearch = {
    flight,
    budget,
    condition,
    best: undefined,
    bestM: atLeastM,
    open: [root, root, boundM(flight, root, root)],
  };
  while (search.open.length > 0) {
    flight.workShare.work.add(WORK_PER_NODE);
    const mostM = search.open.pop()!;
    const later = search.open.pop()!;
    const earlier = search.open.pop()!;
    if (mostM <= search.bestM || !condition.couldHold(earlier, later)) continue;
    if (mostM <= search.bestM * budget.demand()) {
      budget.forgo(mostM);
    } else if (isFix(blocks, earlier) && isFix(blocks, later)) {
      tryPair(search, earlier, later);
    } else {
      tryPair(search, middleFix(blocks, earlier), middleFix(blocks, later));
      split(search, earlier, later);
    }
  }
  const { best, bestM } = search;
  const pair = best && { ...best, distanceM: bestM, fixes: courseOver(search, best) };
  return { pair, upperBoundM: Math.max(best ? bestM : 0, budget.forgoneM) };
}

interface BestPair {
  readonly earlier: number;
  readonly later: number;
  /** Its course, once computed. */
  fixes?: readonly number[];
}

interface LongestPairSearch {
  readonly flight: FlightGeometry;
  readonly budget: SearchBudget;
  readonly condition: PairCondition;
  best: BestPair | undefined;
  bestM: number;
  /** Pairs of blocks to visit, as three numbers each: both blocks and their bound. */
  readonly open: number[];
}

/**
 * Upper bound in metres of pairs with one fix in each block; 0 if no such pair is in chronological
 * order.
 */
function boundM({ blocks, slope }: FlightGeometry, earlier: number, later: number): number {
  if (firstFix(blocks, earlier) > lastFix(blocks, later)) return 0;
  const reachM = blocks.radius[earlier]! + blocks.radius[later]!;
  return longestOver(centreDistanceM(blocks, earlier, later)) + slope * reachM;
}

function tryPair(search: LongestPairSearch, earlier: number, later: number): void {
  if (earlier > later) return;
  const { bestM, best, condition, budget } = search;
  const distanceM = lineLengthM(search.flight.points, earlier, later);
  if (distanceM < bestM) return;
  const isTie = best !== undefined && distanceM === bestM;
  // A course never finishes before the later fix of its pair.
  if (isTie && later > courseOver(search, best).at(-1)!) return;
  if (!condition.holds(earlier, later)) return;
  const candidate: BestPair = { earlier, later };
  if (isTie) {
    if (budget.demand() === Infinity) return;
    if (!isEarlier(courseOver(search, candidate), courseOver(search, best))) return;
  }
  search.bestM = distanceM;
  search.best = candidate;
}

function courseOver({ condition }: LongestPairSearch, best: BestPair): readonly number[] {
  return (best.fixes ??= condition.courseOver(best.earlier, best.later));
}

/** Opens the pairs of one block with each half of the wider one. The better pair is taken first. */
function split(search: LongestPairSearch, earlier: number, later: number): void {
  const { blocks } = search.flight;
  const { radius } = blocks;
  if (isFix(blocks, later) || (!isFix(blocks, earlier) && radius[earlier]! >= radius[later]!)) {
    const [first, second] = [firstHalf(blocks, earlier), secondHalf(blocks, earlier)];
    const firstM = boundM(search.flight, first, later);
    const secondM = second === -1 ? 0 : boundM(search.flight, second, later);
    if (firstM <= secondM) open(search, first, later, firstM);
    open(search, second, later, secondM);
    if (firstM > secondM) open(search, first, later, firstM);
  } else {
    const [first, second] = [firstHalf(blocks, later), secondHalf(blocks, later)];
    const firstM = boundM(search.flight, earlier, first);
    const secondM = second === -1 ? 0 : boundM(search.flight, earlier, second);
    if (firstM <= secondM) open(search, earlier, first, firstM);
    open(search, earlier, second, secondM);
    if (firstM > secondM) open(search, earlier, first, firstM);
  }
}

function open(search: LongestPairSearch, earlier: number, later: number, mostM: number): void {
  if (mostM > search.bestM) search.open.push(earlier, later, mostM);
}
