import type { ChordPoints } from '../../geo/chord.js';
import { pointsOf, type Track } from '../../track/track.js';
import type { Solution } from '../solution.js';
import { type BlockPyramid, widthOf } from './block-numbers.js';
import { createBlockPyramid } from './block-pyramid.js';
import { longestOver, slopeOf } from './bounds.js';
import { createRelayBuffers, type RelayBuffers } from './relay-buffers.js';
import { Work, type WorkShare } from './search-budget.js';

/** Shared state of the solvers: one scoring window of a track. Its fixes are counted from 0. */
export interface FlightGeometry {
  /** Index in the track of fix 0 of the window. */
  readonly firstFix: number;
  readonly count: number;
  readonly track: Track;
  readonly points: ChordPoints;
  readonly timeS: Int32Array;
  readonly altitudeM: Int16Array;
  readonly blocks: BlockPyramid;
  /** See `slopeOf`. */
  readonly slope: number;
  readonly known: CachedResults;
  readonly buffers: RelayBuffers;
  readonly workShare: WorkShare;
}

/**
 * For each fix, the last finish that closes with this or an earlier start. It never decreases. A
 * course with first turnpoint i and last turnpoint j can be closed if and only if j is at most the
 * value of i.
 */
export interface LatestFinishes {
  readonly latest: Int32Array;
  /** False if computing them was too much work; then some courses that can be closed are missed. */
  readonly isComplete: boolean;
}

/** Cached results that other searches in the same window use. */
interface CachedResults {
  /** Keyed by rule. */
  readonly latestFinishes: Map<string, LatestFinishes>;
  /** Longest paths by number of legs, without a limit for the loss of height. */
  readonly longestPaths: Map<number, Solution>;
  /** Corners of the convex hull. */
  hull?: readonly number[];
}

/**
 * Prepares a scoring window for the solvers.
 *
 * @param window First and last fix, inclusive.
 * @param workShare Share of the work that searches in this window may do; unlimited by default.
 * @throws {RangeError} If the window is empty or outside the track.
 */
export function createFlightGeometry(
  track: Track,
  { first, last }: { readonly first: number; readonly last: number },
  workShare: WorkShare = { work: new Work(), share: 1 },
): FlightGeometry {
  const isWhole = Number.isInteger(first) && Number.isInteger(last);
  if (!(isWhole && first >= 0 && last >= first && last < track.count)) {
    throw new RangeError(`No window ${first}..${last} in a track of ${track.count} fixes.`);
  }
  const end = last + 1;
  const count = end - first;
  const altitudeM = track.altitudeM.subarray(first, end);
  const points = pointsOf(track, first, end);
  // The columns are as wide as the pyramid, because the centres of blocks follow the fixes.
  const widened = (column: Float64Array) => {
    const wide = new Float64Array(widthOf(count));
    wide.set(column);
    return wide;
  };
  const blocks = createBlockPyramid(
    { x: widened(points.x), y: widened(points.y), z: widened(points.z) },
    altitudeM,
  );
  return {
    firstFix: first,
    count,
    track,
    points,
    timeS: track.timeS.subarray(first, end),
    altitudeM,
    blocks,
    slope: slopeOf(blocks),
    known: { latestFinishes: new Map(), longestPaths: new Map() },
    buffers: createRelayBuffers(),
    workShare,
  };
}

/** Upper bound in metres of the line between any two fixes. */
export function longestLineM({ blocks: { radius, root } }: FlightGeometry): number {
  return longestOver(2 * radius[root]!);
}
