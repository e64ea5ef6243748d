import { type ChordPoints, chordDistanceM, createChordPoints } from '../geo/chord.js';
import { checkFixes } from '../igc/check-recording.js';
import type { FixColumns } from '../igc/recording.js';
import { checkObject } from '../units/check-value.js';
import type { FixInterval } from './fix-interval.js';
import { POSITION_UNITS_PER_DEGREE } from './track.js';
import { valuesAt } from './values-at.js';

/** Maximum ground speed of a glider. A position that needs more is wrong. */
export const MAX_GROUND_SPEED_KMH = 400;

/** Number of previous fixes to try if the last one does not fit. */
const NEAR_LINKS = 16;
/** Number of earlier chains to try as well. */
const BREAK_LINKS = 64;

/** Time for which a frozen receiver repeats a fix. A shorter one makes no difference. */
const MIN_FROZEN_S = 60;
/** An aircraft that stands was slower than this one fix before. */
const MIN_FREEZING_KMH = 15;

/** A fix that was dropped because of its speed. */
export interface TooFastFix {
  /** Seconds since 00:00 UTC of the recording's date. */
  readonly timeS: number;
  /** Ground speed from the last usable fix before it, or to the next one if that is too fast. */
  readonly speedKmh: number;
}

/** A clock that went backwards, in seconds since 00:00 UTC of the recording's date. */
export interface BackwardStep {
  readonly fromS: number;
  readonly toS: number;
}

/** The usable fixes of an interval, and what was dropped. */
export interface UsableFixes {
  /** Indexes of the recording's columns, ascending. */
  readonly records: Int32Array;
  /** The same fixes in earth-centred coordinates. */
  readonly points: ChordPoints;
  /** Number of fixes dropped by rule 1 of `selectUsableFixes`. */
  readonly invalidCount: number;
  /** Steps in which time went backwards. */
  readonly backwardSteps: readonly BackwardStep[];
  /** Fixes dropped because of their speed. */
  readonly tooFast: readonly TooFastFix[];
}

/**
 * Selects the usable fixes of a recording. No other code drops fixes.
 *
 * 1. A fix that is not three-dimensional (validity V), or at 0° N 0° E, has no position.
 * 2. Of the others, the longest chain is kept in which time increases strictly and no step is
 *   faster than `MAX_GROUND_SPEED_KMH`. So the first fix of a repeated time stays, a single wrong
 *   time or position is dropped alone, and a long wrong interval is dropped instead of what follows
 *   it.
 *
 * A fix continues the longest chain so far, unless it repeats the time of the chain's end. If it
 * does not fit, it is tried after the last few fixes and after the last few chains that broke off,
 * so that the work grows linearly with the length of the file.
 *
 * @throws {TypeError} If the fixes are not columns, or the interval is not an interval.
 * @throws {RangeError} If the interval is empty or outside the recording.
 */
export function selectUsableFixes(fixes: FixColumns, interval: FixInterval): UsableFixes {
  checkFixInterval(fixes, interval);
  const positions = positionsIn(fixes, interval);
  const chain = findLongestChain(positions, findFrozen(fixes, positions));
  return {
    invalidCount: countInvalid(fixes, interval),
    backwardSteps: findBackwardSteps(fixes, interval),
    tooFast: findTooFast(positions, chain),
    ...selectPositions(positions, chain),
  };
}

function checkFixInterval(fixes: FixColumns, interval: FixInterval): void {
  checkFixes(fixes);
  checkObject('interval', interval, ['first', 'last']);
  const { count } = fixes;
  const { first, last } = interval;
  const isWhole = Number.isInteger(first) && Number.isInteger(last);
  if (isWhole && first >= 0 && last >= first && last < count) return;
  throw new RangeError(`No interval ${first}..${last} in a recording of ${count} fixes.`);
}

/** Moves the positions of the chain within their columns, without copies. */
function selectPositions({ records, points: { x, y, z, w } }: Positions, chain: Int32Array) {
  const moved = <Column extends Int32Array | Float64Array>(column: Column) => {
    for (let i = 0; i < chain.length; i++) column[i] = column[chain[i]!]!;
    return column.subarray(0, chain.length) as Column;
  };
  return {
    records: moved(records),
    points: { x: moved(x), y: moved(y), z: moved(z), w: moved(w) },
  };
}

/** Fixes that have a position, as columns of equal length. */
interface Positions {
  readonly records: Int32Array;
  readonly timeS: Int32Array;
  readonly points: ChordPoints;
}

function positionsIn(fixes: FixColumns, { first, last }: FixInterval): Positions {
  const { lat, lon } = fixes;
  const all = new Int32Array(last - first + 1);
  let count = 0;
  for (let i = first; i <= last; i++) {
    if (hasPosition(fixes, i)) all[count++] = i;
  }
  const records = all.subarray(0, count);
  return {
    records,
    timeS: valuesAt(fixes.timeS, records),
    points: createChordPoints(lat, lon, POSITION_UNITS_PER_DEGREE, records),
  };
}

/** Marks the positions that a frozen receiver repeats. */
function findFrozen(fixes: FixColumns, { records, timeS, points }: Positions): Uint8Array {
  const { lat, lon, pressureAltM, gnssAltM } = fixes;
  const columns = [lat, lon, pressureAltM, gnssAltM];
  const frozen = new Uint8Array(records.length);
  let first = 0;
  for (let i = 1; i < records.length; i++) {
    const [one, other] = [records[i - 1]!, records[i]!];
    if (columns.every((column) => column[one] === column[other])) continue;
    const isFrozen =
      timeS[i - 1]! - timeS[first]! >= MIN_FROZEN_S &&
      isFaster({ points, timeS }, first - 1, first, MIN_FREEZING_KMH) &&
      isFaster({ points, timeS }, i - 1, i, MAX_GROUND_SPEED_KMH);
    if (isFrozen) frozen.fill(1, first + 1, i);
    first = i;
  }
  return frozen;
}

/** Indexes of the positions that are kept. */
function findLongestChain({ timeS, points }: Positions, frozen: Uint8Array): Int32Array {
  const count = timeS.length;
  const length = new Int32Array(count);
  const previous = new Int32Array(count).fill(-1);
  const breaks: number[] = [];
  let best = -1;
  for (let i = 0; i < count; i++) {
    if (frozen[i] === 1) continue;
    if (canFollow(points, timeS, best, i)) previous[i] = best;
    else if (best < 0 || timeS[i] !== timeS[best]) {
      if (best >= 0 && breaks.at(-1) !== best) breaks.push(best);
      if (breaks.length > BREAK_LINKS) breaks.shift();
      previous[i] = findLink(i);
    }
    length[i] = (previous[i]! < 0 ? 0 : length[previous[i]!]!) + 1;
    if (best < 0 || length[i]! > length[best]!) best = i;
  }
  return followBack(previous, best, best < 0 ? 0 : length[best]!);

  function findLink(i: number): number {
    let link = -1;
    const consider = (j: number) => {
      if (link >= 0 && length[j]! <= length[link]!) return;
      if (canFollow(points, timeS, j, i)) link = j;
    };
    for (const j of breaks) consider(j);
    for (let j = Math.max(0, i - NEAR_LINKS); j < i; j++) if (frozen[j] === 0) consider(j);
    return link;
  }
}

function canFollow(points: ChordPoints, timeS: Int32Array, from: number, to: number): boolean {
  if (from < 0) return false;
  const isLater = timeS[to]! > timeS[from]!;
  return isLater && !isFaster({ points, timeS }, from, to, MAX_GROUND_SPEED_KMH);
}

/** Whether a step between two fixes needs more than a speed. Without a first fix it does not. */
function isFaster(
  { points, timeS }: Pick<Positions, 'points' | 'timeS'>,
  from: number,
  to: number,
  speedKmh: number,
): boolean {
  if (from < 0) return false;
  return chordDistanceM(points, from, to) * 3.6 > speedKmh * (timeS[to]! - timeS[from]!);
}

function followBack(previous: Int32Array, end: number, length: number): Int32Array {
  const chain = new Int32Array(length);
  for (let at = end, slot = length - 1; at >= 0; at = previous[at]!) chain[slot--] = at;
  return chain;
}

function countInvalid(fixes: FixColumns, { first, last }: FixInterval): number {
  let count = 0;
  for (let i = first; i <= last; i++) {
    if (!hasPosition(fixes, i)) count++;
  }
  return count;
}

/** A recorder without satellites may write 0° N 0° E as a valid position. */
function hasPosition({ valid, lat, lon }: FixColumns, fix: number): boolean {
  return valid[fix] === 1 && (lat[fix] !== 0 || lon[fix] !== 0);
}

function findBackwardSteps({ timeS }: FixColumns, { first, last }: FixInterval): BackwardStep[] {
  const steps: BackwardStep[] = [];
  for (let i = first + 1; i <= last; i++) {
    if (timeS[i]! < timeS[i - 1]!) steps.push({ fromS: timeS[i - 1]!, toS: timeS[i]! });
  }
  return steps;
}

/**
 * Dropped positions that are too fast for the kept ones: from the previous one or, if the later of
 * two alternatives was kept, to the next one.
 */
function findTooFast({ timeS, points }: Positions, chain: Int32Array): TooFastFix[] {
  const found: TooFastFix[] = [];
  let next = 0;
  for (let i = 0; i < timeS.length; i++) {
    if (i === chain[next]) {
      next++;
      continue;
    }
    const fromBefore = speedKmh(chain[next - 1], i);
    const toAfter = speedKmh(i, chain[next]);
    const tooFastKmh = [fromBefore, toAfter].find((speed) => speed > MAX_GROUND_SPEED_KMH);
    if (tooFastKmh !== undefined) found.push({ timeS: timeS[i]!, speedKmh: tooFastKmh });
  }
  return found;

  /** Speed between two positions; 0 if there is no such pair, or if time went backwards. */
  function speedKmh(from: number | undefined, to: number | undefined): number {
    if (from === undefined || to === undefined) return 0;
    const seconds = timeS[to]! - timeS[from]!;
    return seconds > 0 ? (chordDistanceM(points, from, to) / seconds) * 3.6 : 0;
  }
}
