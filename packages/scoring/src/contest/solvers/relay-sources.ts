import { ARC_1, ARC_2 } from './bounds.js';
import type { FlightGeometry } from './flight-geometry.js';
import { lineLengthM } from './line-length.js';
import { GROUP, GROUP_SIZE, growForSources, type RelayBuffers, SOURCE } from './relay-buffers.js';

/**
 * Blocks from which others are reached, in the order in which they come into reach. They are stored
 * in the buffers of the flight until the next ones are gathered.
 */
export interface Sources {
  readonly count: number;
  readonly blocks: Int32Array;
  /** Place of each in its layer. */
  readonly places: Int32Array;
  /** X, y and z of each in earth-centred metres, then the bound in metres of the path to it. */
  readonly figures: Float64Array;
  readonly groupCount: number;
  /** The same of each `GROUP_SIZE` sources together: a ball's centre, their largest bound, radius. */
  readonly groups: Float64Array;
  /** See `FlightGeometry.slope`. */
  readonly slope: number;
}

/** Fewer sources are not worth grouping. */
const FEW_SOURCES = 48;
/** Makes up for rounding in centres and radii. */
const ROUNDING_M = 1e-6;
/** Ordering equally long paths takes the time of comparing this many pairs. */
const TIE_WORK = 5;

/** Blocks with the bounds of the paths to them. */
interface Reached {
  readonly blocks: Int32Array;
  /** -Infinity if there is none. */
  readonly reachedM: Float64Array;
}

/** From where a path comes: from a place before the target, or from one after it. */
export type TimeDirection = 1 | -1;

/** @param turns Legs that end in a source, and in its ball. */
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

/** Puts the ball in the middle between first and last, which is near all that lie between. */
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

/** The best source of a target, as far as sources have been looked through. */
export interface Search {
  /** Position of the target in earth-centred metres. */
  x: number;
  y: number;
  z: number;
  /** The target itself. */
  block: number;
  /** Number of sources in reach. */
  inReach: number;
  /** The best source of the target before, which is tried first since it rarely changes. */
  guess: number;
  /** Index of the longest path above the needed length; -1 while there is none. */
  best: number;
  /** Bound in metres of the path over the best source to the target's centre, or what it needs. */
  bestM: number;
  /** How often groups were tested, and how often that saved testing their sources. */
  tried: number;
  ruledOut: number;
  /** Work done, in units of `Work`. */
  work: number;
}

/** A search without a target yet; one serves all targets of a layer in turn. */
export function createSearch(): Search {
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

/** Looks for a better source among some of them. */
export type SourceScan = (sources: Sources, search: Search, from: number, to: number) => void;

/** A test of groups pays if this share of them is ruled out; it is retried from time to time. */
const WORTHWHILE_SHARE = 0.25;
const TRIED_EVERY = 16;

/**
 * Finds the best source of a target, if the path over it is longer than `bestM` at first.
 *
 * @param number Which target it is, counted from 0.
 */
export function findBestSource(
  sources: Sources,
  search: Search,
  number: number,
  look: SourceScan,
): void {
  const { groups, groupCount, slope } = sources;
  const { inReach, guess, tried, ruledOut } = search;
  search.best = -1;
  if (guess !== -1) look(sources, search, guess, guess + 1);
  // On straight tracks nearly all sources are as good as the best.
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
 * Looks by bounds. Most sources are ruled out without a root: a geodesic is never longer than
 * `slope` times its chord.
 */
export function scanBlocks(
  { figures, slope }: Sources,
  search: Search,
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
 * Looks by lengths, where blocks are fixes.
 *
 * @param isEarlier Whether the path over one source is to be preferred to one as long over another.
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
