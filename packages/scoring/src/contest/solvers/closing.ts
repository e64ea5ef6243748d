import { chordDistanceM } from '../../geo/chord.js';
import { centreDistanceM } from './block-pyramid.js';
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
  const { blocks, count } = flight;
  const { levelStart, levels } = blocks;
  const latest = new Int32Array(count);
  let reached = 0;
  const level = Math.min(BLOCK_LEVEL, levels - 1);
  for (let block = levelStart[level]!; block < levelStart[level + 1]!; block++) {
    const mayClose = findFinish(flight, rule, block, { from: reached + 1, order: 'latest' });
    for (let start = blocks.first[block]!; start <= blocks.last[block]!; start++) {
      if (mayClose !== undefined) {
        const later = { from: reached + 1, order: 'latest' } as const;
        reached = findFinish(flight, rule, start, later) ?? reached;
      }
      reached = Math.max(reached, start);
      latest[start] = reached;
    }
  }
  return latest;
}

/**
 * The first or last fix from `from` on at which a course from `start` closes. For a block of
 * starts: a bound of it, undefined only if none of them closes.
 */
export function findFinish(
  flight: FlightGeometry,
  rule: ClosingRule,
  start: number,
  { from, order }: { readonly from: number; readonly order: 'earliest' | 'latest' },
): number | undefined {
  return findFixNear(flight, start, {
    maxGapM: rule.maxGapM,
    from,
    to: flight.count - 1,
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
  const { last, left, right, root } = flight.blocks;
  const stack = [root];
  while (stack.length > 0) {
    const block = stack.pop()!;
    if (last[block]! < from) continue;
    const start = findStart(flight, rule, block, until);
    if (start === undefined) continue;
    if (left[block] === -1) return { start, finish: block };
    if (right[block] !== -1) stack.push(right[block]!);
    stack.push(left[block]!);
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

/** The first or last fix within reach of a fix, or possibly within reach of one in a block. */
function findFixNear(flight: FlightGeometry, near: number, query: NearQuery): number | undefined {
  const { maxGapM, from, to, lowM, highM, order } = query;
  const { first, last, left, right, radius, root, lowestM, highestM } = flight.blocks;
  const isFix = left[near] === -1;
  const reachM = maxGapM + radius[near]!;
  const stack = [root];
  while (stack.length > 0) {
    const block = stack.pop()!;
    if (last[block]! < from || first[block]! > to) continue;
    if (highestM[block]! < lowM || lowestM[block]! > highM) continue;
    // The chord is never longer than the way along the ground.
    if (centreDistanceM(flight.blocks, block, near) - radius[block]! > reachM) continue;
    if (left[block] === -1) {
      if (!isFix || chordDistanceM(flight.points, near, block) <= maxGapM) return block;
      continue;
    }
    const [sooner, later] =
      order === 'earliest' ? [left[block]!, right[block]!] : [right[block]!, left[block]!];
    if (later !== -1) stack.push(later);
    if (sooner !== -1) stack.push(sooner);
  }
  return undefined;
}
