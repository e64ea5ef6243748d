import { chordDistanceM } from '../../geo/chord.js';
import { isEarlier, type Solution } from '../solution.js';
import { centreDistanceM, middleFix } from './block-pyramid.js';
import { longestOver } from './bounds.js';
import { createEffort, LEAST_DISTANCE_M } from './effort.js';
import type { FlightGeometry } from './flight-geometry.js';

export interface LongestPairRule {
  readonly maxLossOfHeightM: number;
}

/** Which pairs of fixes count, the earlier one first. */
export interface PairCondition {
  /** False only if no pair with one fix in each block counts. */
  couldHold(earlier: number, later: number): boolean;
  holds(earlier: number, later: number): boolean;
}

export interface FixPair {
  readonly earlier: number;
  readonly later: number;
  readonly distanceM: number;
}

/** The longest pair that was found, and what no pair that counts exceeds. */
interface PairSearch {
  readonly pair: FixPair | undefined;
  readonly upperBoundM: number;
}

interface SearchLimits {
  /** Only longer pairs are of interest. */
  readonly atLeastM?: number | undefined;
  readonly patience?: number | undefined;
}

/** Pairs of blocks bounded before the search contents itself with less than a proof. */
const PATIENCE = 1e6;

/** Finds the longest straight line between two fixes that does not lose too much height. */
export function findLongestPair(
  flight: FlightGeometry,
  { maxLossOfHeightM }: LongestPairRule,
  patience?: number,
): Solution | undefined {
  const { altitudeM, firstFix } = flight;
  const { lowestM, highestM } = flight.blocks;
  const condition: PairCondition = {
    couldHold: (earlier, later) => lowestM[earlier]! - highestM[later]! <= maxLossOfHeightM,
    holds: (earlier, later) => altitudeM[earlier]! - altitudeM[later]! <= maxLossOfHeightM,
  };
  const { pair, upperBoundM } = searchPair(flight, condition, { patience });
  if (!pair) return undefined;
  const fixes = [pair.earlier + firstFix, pair.later + firstFix] as const;
  return { fixes, lines: [fixes], times: 1, distanceM: pair.distanceM, upperBoundM };
}

/**
 * Finds the longest pair of fixes that a condition admits, by branch and bound over pairs of
 * blocks. Pairs of equal length are all looked at, since a bound is always above what it bounds.
 */
export function searchPair(
  flight: FlightGeometry,
  condition: PairCondition,
  { atLeastM = LEAST_DISTANCE_M, patience = PATIENCE }: SearchLimits,
): PairSearch {
  const { blocks, points, slope } = flight;
  const { first, last, left, right, radius, root } = blocks;
  let best: FixPair | undefined;
  let bestM = atLeastM;

  const boundM = (earlier: number, later: number) =>
    longestOver(centreDistanceM(blocks, earlier, later)) +
    slope * (radius[earlier]! + radius[later]!);
  const tryPair = (earlier: number, later: number) => {
    const distanceM = chordDistanceM(points, earlier, later);
    const isTie =
      distanceM === bestM && best && isEarlier([earlier, later], [best.earlier, best.later]);
    if (!(distanceM > bestM || isTie) || !condition.holds(earlier, later)) return;
    bestM = distanceM;
    best = { earlier, later, distanceM };
  };

  const effort = createEffort(patience);
  const stack = [root, root];
  while (stack.length > 0) {
    effort.spend(1);
    const later = stack.pop()!;
    const earlier = stack.pop()!;
    const mostM = boundM(earlier, later);
    if (mostM <= bestM || !condition.couldHold(earlier, later)) continue;
    if (mostM <= bestM * effort.demand()) {
      effort.forgo(mostM);
      continue;
    }
    const isPair = left[earlier] === -1 && left[later] === -1;
    if (isPair) {
      tryPair(earlier, later);
      continue;
    }
    const middles = [middleFix(blocks, earlier), middleFix(blocks, later)] as const;
    if (middles[0] <= middles[1]) tryPair(middles[0], middles[1]);
    const splitsEarlier =
      left[later] === -1 || (left[earlier] !== -1 && radius[earlier]! >= radius[later]!);
    const parent = splitsEarlier ? earlier : later;
    const children = [left[parent]!, right[parent]!]
      .filter((child) => child !== -1)
      .map((child) => (splitsEarlier ? ([child, later] as const) : ([earlier, child] as const)))
      .filter(([a, b]) => first[a]! <= last[b]!)
      // The better one is taken from the stack first.
      .sort((a, b) => boundM(...a) - boundM(...b));
    for (const [a, b] of children) stack.push(a, b);
  }
  return { pair: best, upperBoundM: Math.max(bestM, effort.forgoneM()) };
}
