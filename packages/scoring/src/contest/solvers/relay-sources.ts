import { ARC_1, ARC_2 } from './bounds.js';
import type { FlightGeometry } from './flight-geometry.js';
import { lineLengthM } from './line-length.js';
import { GROUP, GROUP_SIZE, growForSources, type RelayBuffers, SOURCE } from './relay-buffers.js';

/**
 * Blocks from which a pass reaches its targets, in the order in which they come into reach. They
 * are stored in the buffers of the flight, so the next call of `gatherSources` overwrites them.
 */
export interface Sources {
  readonly count: number;
  readonly blocks: Int32Array;
  /** Index of each source in its layer. */
  readonly places: Int32Array;
  /**
   * Four numbers per source: x, y and z in earth-centred metres, and the bound in metres of the
   * path to it.
   */
  readonly figures: Float64Array;
  readonly groupCount: number;
  /**
   * Five numbers per group of `GROUP_SIZE` sources: centre of their ball, their largest bound,
   * radius.
   */
  readonly groups: Float64Array;
  /** See `FlightGeometry.slope`. */
  readonly slope: number;
}

/** Fewer sources than this are not grouped. */
const FEW_SOURCES = 48;
/** Margin for rounding errors of centres and radii. */
const ROUNDING_M = 1e-6;
/** Ordering two equally long paths takes the time of comparing this many pairs. */
const TIE_WORK = 5;

/** Blocks with the bounds of the paths to them. */
interface Reached {
  readonly blocks: Int32Array;
  /** Bound in metres; -Infinity if there is no path. */
  readonly reachedM: Float64Array;
}

/** Direction of a pass: 1 if sources are before their targets in time, -1 if after. */
export type TimeDirection = 1 | -1;

/**
 * Collects the blocks of a layer that have a path.
 *
 * @param turns Number of legs that end in a source or start from it.
 */
export function gatherSources(
  { blocks: pyramid, slope, buffers }: FlightGeometry,
  { blocks, reachedM }: Reached,
  turns: number,
  direction: TimeDirection,
): Sources {
  growForSources(buffers, blocks.length);
  const { figures } = buffers;
  const first = direction === 1 ? 0 : blocks.length - 1;
  let count = 0;
  for (let place = first; place >= 0 && place < blocks.length; place += direction) {
    if (reachedM[place] === Number.NEGATIVE_INFINITY) continue;
    const block = blocks[place]!;
    const at = count * SOURCE;
    figures[at] = pyramid.x[block]!;
    figures[at + 1] = pyramid.y[block]!;
    figures[at + 2] = pyramid.z[block]!;
    figures[at + 3] = reachedM[place]! + turns * slope * pyramid.radius[block]!;
    buffers.places[count] = place;
    buffers.blocks[count++] = block;
  }
  const groupCount = count < FEW_SOURCES ? 0 : Math.ceil(count / GROUP_SIZE);
  for (let group = 0; group < groupCount; group++) {
    placeGroup(buffers, group, Math.min((group + 1) * GROUP_SIZE, count));
  }
  return {
    count,
    blocks: buffers.blocks,
    places: buffers.places,
    figures,
    groupCount,
    groups: buffers.groups,
    slope,
  };
}

/** Places the ball between the first and the last source, because the others are near this line. */
function placeGroup({ figures, groups }: RelayBuffers, group: number, endSource: number): void {
  const first = group * GROUP_SIZE * SOURCE;
  const end = endSource * SOURCE;
  const last = end - SOURCE;
  const cx = (figures[first]! + figures[last]!) / 2;
  const cy = (figures[first + 1]! + figures[last + 1]!) / 2;
  const cz = (figures[first + 2]! + figures[last + 2]!) / 2;
  let farthest = 0;
  let mostM = Number.NEGATIVE_INFINITY;
  for (let at = first; at < end; at += SOURCE) {
    const dx = figures[at]! - cx;
    const dy = figures[at + 1]! - cy;
    const dz = figures[at + 2]! - cz;
    farthest = Math.max(farthest, dx * dx + dy * dy + dz * dz);
    mostM = Math.max(mostM, figures[at + 3]!);
  }
  const at = group * GROUP;
  groups[at] = cx;
  groups[at + 1] = cy;
  groups[at + 2] = cz;
  groups[at + 3] = mostM;
  groups[at + 4] = Math.sqrt(farthest) + ROUNDING_M;
}

/** State of the search for the best source of a target. */
export interface SourceSearch {
  /** Position of the target in earth-centred metres. */
  x: number;
  y: number;
  z: number;
  /** The target. */
  block: number;
  /** Number of sources in reach. */
  inReach: number;
  /**
   * Best source of the previous target. It is tried first, because the best source rarely changes.
   */
  guess: number;
  /** Index of the source with the longest path so far; -1 if no path has the needed length. */
  best: number;
  /**
   * Bound in metres of the longest path to the target's centre so far; at first, the length it
   * needs.
   */
  bestM: number;
  /** Number of groups tested, and of groups that the test excluded. */
  tried: number;
  ruledOut: number;
  /** Work done, in units of `Work`. */
  work: number;
}

/** A search without a target. It serves all targets of a layer in turn. */
export function createSearch(): SourceSearch {
  return {
    x: 0,
    y: 0,
    z: 0,
    block: 0,
    inReach: 0,
    guess: -1,
    best: -1,
    bestM: 0,
    tried: 0,
    ruledOut: 0,
    work: 0,
  };
}

/** Searches for a better source in a range of sources. */
export type SourceScan = (sources: Sources, search: SourceSearch, from: number, to: number) => void;

/**
 * Groups are tested while this share of them is excluded; otherwise the test is repeated at times.
 */
const WORTHWHILE_SHARE = 0.25;
const TRIED_EVERY = 16;

/**
 * Finds the best source of a target, if the path over it is longer than the initial `bestM`.
 *
 * @param number Number of the target, counted from 0.
 */
export function findBestSource(
  sources: Sources,
  search: SourceSearch,
  number: number,
  look: SourceScan,
): void {
  const { groups, groupCount, slope } = sources;
  const { inReach, guess, tried, ruledOut } = search;
  search.best = -1;
  if (guess !== -1) look(sources, search, guess, guess + 1);
  // On straight tracks nearly all sources are as good as the best one.
  const isWorthwhile = search.ruledOut >= WORTHWHILE_SHARE * search.tried;
  if (groupCount > 0 && (isWorthwhile || number % TRIED_EVERY === 0)) {
    const perSlope = 1 / slope;
    for (let at = 0, from = 0; from < inReach; at += GROUP, from += GROUP_SIZE) {
      search.tried++;
      const spareM = (search.bestM - groups[at + 3]!) * perSlope - groups[at + 4]!;
      if (spareM > 0) {
        const dx = groups[at]! - search.x;
        const dy = groups[at + 1]! - search.y;
        const dz = groups[at + 2]! - search.z;
        if (dx * dx + dy * dy + dz * dz < spareM * spareM) {
          search.ruledOut++;
          continue;
        }
      }
      look(sources, search, from, Math.min(from + GROUP_SIZE, inReach));
    }
    const groupsTried = search.tried - tried;
    search.work += groupsTried + GROUP_SIZE * (groupsTried - (search.ruledOut - ruledOut));
  } else {
    look(sources, search, 0, inReach);
    search.work += inReach;
  }
  if (search.best !== -1) search.guess = search.best;
}

/**
 * Compares sources by the bounds of their paths. Most are excluded without a square root, because a
 * geodesic is at most `slope` times its chord.
 */
export function scanBlocks(
  { figures, slope }: Sources,
  search: SourceSearch,
  from: number,
  to: number,
): void {
  const { x, y, z } = search;
  const slopeSquared = slope * slope;
  let { best, bestM } = search;
  for (let source = from, at = from * SOURCE; source < to; source++, at += SOURCE) {
    const dx = figures[at]! - x;
    const dy = figures[at + 1]! - y;
    const dz = figures[at + 2]! - z;
    const squared = dx * dx + dy * dy + dz * dz;
    const baseM = figures[at + 3]!;
    const neededM = bestM - baseM;
    if (neededM > 0 && squared * slopeSquared <= neededM * neededM) continue;
    const lengthM = baseM + Math.sqrt(squared) * (1 + squared * (ARC_1 + squared * ARC_2));
    if (lengthM > bestM) {
      bestM = lengthM;
      best = source;
    }
  }
  search.best = best;
  search.bestM = bestM;
}

/**
 * Compares sources by the lengths of their paths, for blocks that are single fixes.
 *
 * @param isEarlier Whether the path over `source` has precedence over an equally long one over
 *   `other`.
 */
export function scanFixes(
  { points }: FlightGeometry,
  isEarlier: (source: number, other: number) => boolean,
): SourceScan {
  return ({ blocks, figures, slope }, search, from, to) => {
    const { x, y, z, block } = search;
    const slopeSquared = slope * slope;
    for (let source = from, at = from * SOURCE; source < to; source++, at += SOURCE) {
      const dx = figures[at]! - x;
      const dy = figures[at + 1]! - y;
      const dz = figures[at + 2]! - z;
      const squared = dx * dx + dy * dy + dz * dz;
      const neededM = search.bestM - figures[at + 3]!;
      if (neededM > 0 && squared * slopeSquared < neededM * neededM) continue;
      const lengthM = figures[at + 3]! + lineLengthM(points, blocks[source]!, block);
      const isTie = lengthM === search.bestM && search.best !== -1;
      if (isTie) search.work += TIE_WORK;
      if (lengthM > search.bestM || (isTie && isEarlier(source, search.best))) {
        search.bestM = lengthM;
        search.best = source;
      }
    }
  };
}
