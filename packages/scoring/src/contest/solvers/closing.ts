import { chordDistanceM } from '../../geo/chord.js';
import { centreDistanceM } from './block-balls.js';
import { firstFix, isFix, lastFix } from './block-numbers.js';
import { blockAt, blocksOfLevel, firstHalf, secondHalf } from './block-pyramid.js';
import type { FlightGeometry } from './flight-geometry.js';

/** When start and finish close a course. */
export interface ClosingRule {
  /** Greatest distance in metres between start and finish, inclusive. */
  readonly maxGapM: number;
  /** Metres that the finish may be lower than the start, inclusive; Infinity for no limit. */
  readonly maxLossOfHeightM: number;
}

/** Blocks of this level, 64 fixes, are asked for a finish together first. */
const BLOCK_LEVEL = 6;

/**
 * Tells for each fix the last finish with which a start at or before it closes. It never falls,
 * and a course with first turnpoint i and last turnpoint j can be closed if and only if j is at
 * most the value of i.
 */
export function latestFinishes(flight: FlightGeometry, rule: ClosingRule): Int32Array {
  const key = `${rule.maxGapM} ${rule.maxLossOfHeightM}`;
  const known = flight.known.latestFinishes.get(key) ?? findLatestFinishes(flight, rule);
  flight.known.latestFinishes.set(key, known);
  return known;
}

function findLatestFinishes(flight: FlightGeometry, rule: ClosingRule): Int32Array {
  const { blocks, count } = flight;
  const latest = new Int32Array(count);
  let reached = 0;
  const level = Math.min(BLOCK_LEVEL, blocks.levels - 1);
  for (const block of blocksOfLevel(blocks, level)) {
    const from = reached + 1;
    const until = findFinish(flight, rule, block, { from, to: count - 1, order: 'latest' }) ?? 0;
    const last = lastFix(blocks, block);
    for (let start = firstFix(blocks, block); start <= last; start++) {
      if (reached < until) {
        const later = { from: reached + 1, to: until, order: 'latest' } as const;
        reached = findFinish(flight, rule, start, later) ?? reached;
      }
      reached = Math.max(reached, start);
      latest[start] = reached;
    }
  }
  return latest;
}

/**
 * The first or last fix from `from` to `to` at which a course from `start` closes. For a block of
 * starts: a bound of it, undefined only if none of them closes.
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
 * The first fix up to `until` from which a course to `finish` closes. For a block of finishes: a
 * bound of it, undefined only if none of them closes.
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

/**
 * The earliest finish from `from` on that closes with a start up to `until`, and the earliest such
 * start.
 */
export function findClosing(
  flight: FlightGeometry,
  rule: ClosingRule,
  until: number,
  from: number,
): { start: number; finish: number } | undefined {
  const { blocks } = flight;
  const stack = [blocks.root];
  while (stack.length > 0) {
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

interface NearQuery {
  readonly maxGapM: number;
  /** First and last fix to look at. */
  readonly from: number;
  readonly to: number;
  /** Altitudes in metres, inclusive. */
  readonly lowM: number;
  readonly highM: number;
  readonly order: 'earliest' | 'latest';
}

/**
 * The first or last fix within reach of a fix, or possibly within reach of one in a block. Walks
 * the tree of blocks in order of time, or against it, and passes over those out of reach.
 */
function findFixNear(flight: FlightGeometry, near: number, query: NearQuery): number | undefined {
  const { maxGapM, from, to, lowM, highM, order } = query;
  const { blocks, count } = flight;
  const { levels, radius, lowestM, highestM } = blocks;
  if (from > to) return undefined;
  // The smallest block that holds all of them.
  const top = Math.min(levels - 1, 32 - Math.clz32(from ^ to));
  const isNearFix = isFix(blocks, near);
  const reachM = maxGapM + radius[near]!;
  const isLatest = order === 'latest';
  let level = top;
  let place = to >> top;
  for (;;) {
    const block = blockAt(blocks, level, place);
    const isInReach =
      place << level <= to &&
      (place + 1) << level > from &&
      highestM[block]! >= lowM &&
      lowestM[block]! <= highM &&
      // The chord is never longer than the way along the ground.
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
