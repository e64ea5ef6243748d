import type { ChordPoints } from '../../geo/chord.js';
import { pointsOf, type Track } from '../../track/track.js';
import type { Solution } from '../solution.js';
import { type BlockPyramid, widthOf } from './block-numbers.js';
import { createBlockPyramid } from './block-pyramid.js';
import { slopeOf } from './bounds.js';
import { createRelayRoom, type RelayRoom } from './relay-room.js';

/** What the solvers share: one scoring window of a track, with fixes counted from 0 in it. */
export interface FlightGeometry {
  /** Index in the track of the window's fix 0. */
  readonly firstFix: number;
  readonly count: number;
  readonly track: Track;
  readonly points: ChordPoints;
  readonly timeS: Int32Array;
  readonly altitudeM: Int16Array;
  readonly blocks: BlockPyramid;
  /** See `slopeOf`. */
  readonly slope: number;
  readonly known: Known;
  readonly room: RelayRoom;
}

/** What was found for one course and serves others of the same window. */
interface Known {
  /** See `latestFinishes`, by rule. */
  readonly latestFinishes: Map<string, Int32Array>;
  /** The longest path of up to so many legs, by their number, where no loss of height limits it. */
  readonly longestPaths: Map<number, Solution>;
  /** Corners of the convex hull. */
  hull?: readonly number[];
}

/**
 * Prepares a scoring window for the solvers.
 *
 * @param window First and last fix, both included.
 * @throws {RangeError} If the window is empty or leaves the track.
 */
export function createFlightGeometry(
  track: Track,
  { first, last }: { readonly first: number; readonly last: number },
): FlightGeometry {
  const isWhole = Number.isInteger(first) && Number.isInteger(last);
  if (!(isWhole && first >= 0 && last >= first && last < track.count)) {
    throw new RangeError(`No window ${first}..${last} in a track of ${track.count} fixes.`);
  }
  const end = last + 1;
  const count = end - first;
  const altitudeM = track.altitudeM.subarray(first, end);
  const points = pointsOf(track, first, end);
  // Blocks have their centres behind the fixes, in columns as wide as the pyramid.
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
    room: createRelayRoom(),
  };
}
