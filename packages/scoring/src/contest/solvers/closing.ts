import { chordDistanceM } from '../../geo/chord.js';
import { centreDistanceM } from './block-balls.js';
import { firstFix, isFix, lastFix } from './block-numbers.js';
import { blockAt, blocksOfLevel, firstHalf, secondHalf } from './block-pyramid.js';
import type { FlightGeometry, LatestFinishes } from './flight-geometry.js';
import { SearchBudget } from './search-budget.js';

/** Conditions on start and finish of a closed course. */
export interface ClosingRule {
  /** Greatest distance in metres between start and finish, inclusive. */
  readonly maxGapM: number;
  /** Metres by which the finish may be lower than the start, inclusive; Infinity for no limit. */
  readonly maxLossOfHeightM: number;
}

/** Finishes are first searched for whole blocks of this level, which have 64 fixes. */
const BLOCK_LEVEL = 6;
const EXACT_LIMIT = 2e7;
/** Work of a step from one block to the next. */
const WORK_PER_STEP = 2;

/** Latest finishes under a rule; see `LatestFinishes`. They are computed once per rule. */
export function latestFinishes(flight: FlightGeometry, rule: ClosingRule): LatestFinishes {
  const key = `${rule.maxGapM} ${rule.maxLossOfHeightM}`;
  const known = flight.known.latestFinishes.get(key) ?? findLatestFinishes(flight, rule);
  flight.known.latestFinishes.set(key, known);
  return known;
}

function findLatestFinishes(flight: FlightGeometry, rule: ClosingRule): LatestFinishes {
  const { blocks, count } = flight;
  const budget = new SearchBudget(flight.workShare, EXACT_LIMIT);
  const latest = new Int32Array(count);
  let reached = 0;
  const level = Math.min(BLOCK_LEVEL, blocks.levels - 1);
  let isComplete = true;
  for (const block of blocksOfLevel(blocks, level)) {
    isComplete &&= budget.demand() < Infinity;
    const later = { from: reached + 1, to: count - 1, order: 'latest' } as const;
    const until = (isComplete && findFinish(flight, rule, block, later)) || 0;
    const last = lastFix(blocks, block);
    for (let start = firstFix(blocks, block); start <= last; start++) {
      if (reached < until) {
        const within = { from: reached + 1, to: until, order: 'latest' } as const;
        reached = findFinish(flight, rule, start, within) ?? reached;
      }
      reached = Math.max(reached, start);
      latest[start] = reached;
    }
  }
  return { latest, isComplete };
}

/**
 * Finds the first or last fix from `from` to `to` at which a course from `start` closes. If `start`
 * is a block, the result is a bound for its fixes: undefined only if none of them closes.
 */
export function findFinish(
  flight: FlightGeometry,
  rule: ClosingRule,
  start: number,
  { from, to, order }: Pick<NearQuery, 'from' | 'to' | 'order'>,
): number | undefined {
  return findFixNear(flight, start, {
    maxGapM: rule.maxGapM,
    from,
    to,
    lowM: flight.blocks.lowestM[start]! - rule.maxLossOfHeightM,
    highM: Infinity,
    order,
  });
}

/**
 * Finds the first fix up to `until` from which a course to `finish` closes. If `finish` is a block,
 * the result is a bound for its fixes: undefined only if none of them closes.
 */
export function findStart(
  flight: FlightGeometry,
  rule: ClosingRule,
  finish: number,
  until: number,
): number | undefined {
  return findFixNear(flight, finish, {
    maxGapM: rule.maxGapM,
    from: 0,
    to: until,
    lowM: -Infinity,
    highM: flight.blocks.highestM[finish]! + rule.maxLossOfHeightM,
    order: 'earliest',
  });
}

/** A start and a finish that close a course. */
interface Closing {
  readonly start: number;
  readonly finish: number;
}

/**
 * Finds the earliest finish from `from` that closes with a start up to `until`, and the earliest
 * such start. If that is too much work, finds the latest finish instead.
 */
export function findClosing(
  flight: FlightGeometry,
  rule: ClosingRule,
  until: number,
  from: number,
): Closing | undefined {
  const { blocks } = flight;
  const budget = new SearchBudget(flight.workShare, EXACT_LIMIT);
  const stack = [blocks.root];
  while (stack.length > 0) {
    if (budget.demand() === Infinity) return latestClosing(flight, rule, until, from);
    const block = stack.pop()!;
    if (lastFix(blocks, block) < from) continue;
    const start = findStart(flight, rule, block, until);
    if (start === undefined) continue;
    if (isFix(blocks, block)) return { start, finish: block };
    const later = secondHalf(blocks, block);
    if (later !== -1) stack.push(later);
    stack.push(firstHalf(blocks, block));
  }
  return undefined;
}

function latestClosing(
  flight: FlightGeometry,
  rule: ClosingRule,
  until: number,
  from: number,
): Closing | undefined {
  const finish = latestFinishes(flight, rule).latest[until]!;
  const start = finish < from ? undefined : findStart(flight, rule, finish, until);
  return start === undefined ? undefined : { start, finish };
}

interface NearQuery {
  readonly maxGapM: number;
  /** First and last fix to search. */
  readonly from: number;
  readonly to: number;
  /** Altitude limits in metres, inclusive. */
  readonly lowM: number;
  readonly highM: number;
  readonly order: 'earliest' | 'latest';
}

/**
 * Finds the first or last fix that fits the query and is within reach of the fix or block `near`.
 * For a block, the result may be within reach of none of its fixes, but no fix in reach is missed.
 * Walks the tree of blocks in chronological or reverse order and skips blocks out of reach.
 */
function findFixNear(flight: FlightGeometry, near: number, query: NearQuery): number | undefined {
  const { maxGapM, from, to, lowM, highM, order } = query;
  const { blocks, count } = flight;
  const { work } = flight.workShare;
  const { levels, radius, lowestM, highestM } = blocks;
  if (from > to) return undefined;
  // The smallest block that contains the whole range.
  const top = Math.min(levels - 1, 32 - Math.clz32(from ^ to));
  const isNearFix = isFix(blocks, near);
  const reachM = maxGapM + radius[near]!;
  const isLatest = order === 'latest';
  let level = top;
  let place = to >> top;
  for (;;) {
    work.add(WORK_PER_STEP);
    const block = blockAt(blocks, level, place);
    const isInReach =
      place << level <= to &&
      (place + 1) << level > from &&
      highestM[block]! >= lowM &&
      lowestM[block]! <= highM &&
      // The chord is never longer than the distance along the ground.
      centreDistanceM(blocks, block, near) - radius[block]! <= reachM;
    if (isInReach && level > 0) {
      level--;
      place *= 2;
      if (isLatest && (place + 1) << level < count) place++;
      continue;
    }
    if (isInReach && (!isNearFix || chordDistanceM(flight.points, near, block) <= maxGapM)) {
      return block;
    }
    for (;;) {
      if (level === top) return undefined;
      const sibling = place ^ 1;
      const isNext = isLatest ? sibling < place : sibling > place && sibling << level < count;
      place = isNext ? sibling : place >> 1;
      if (isNext) break;
      level++;
    }
  }
}
