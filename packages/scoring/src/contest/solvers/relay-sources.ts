import type { BlockPyramid } from './block-numbers.js';
import { ARC_1, ARC_2, longestOver } from './bounds.js';
import type { FlightGeometry } from './flight-geometry.js';

/** Blocks from which others are reached, side by side in the order in which they come into reach. */
export interface Sources extends Columns {
  readonly blocks: Int32Array;
  /** Balls around `GROUP_SIZE` sources that follow each other, and the largest of their bounds. */
  readonly groups: Columns & { readonly radius: Float64Array };
  /** See `FlightGeometry.slope`. */
  readonly slope: number;
}

interface Columns {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** Bound in metres of the path to the block. */
  readonly baseM: Float64Array;
}

/** The best source of a target, as far as sources have been looked through. */
export interface Search {
  /** Where the target is, in earth-centred metres. */
  x: number;
  y: number;
  z: number;
  /** How many sources are in reach. */
  inReach: number;
  best: number;
  /** Bound in metres of the path over the best source to the target's centre. */
  bestM: number;
  /** How often groups were looked at, and how often that saved looking at their sources. */
  tried: number;
  ruledOut: number;
}

/** So many sources are ruled out together. */
const GROUP_SIZE = 16;
/** Of groups, this share must be ruled out to be worth a look; every so often they are tried. */
const WORTHWHILE_SHARE = 0.25;
const TRIED_EVERY = 16;
/** Makes up for rounding in centres and radii. */
const ROUNDING_M = 1e-6;

/** @param baseM Bound in metres of the path to each block. */
export function gatherSources(
  { blocks: pyramid, slope }: FlightGeometry,
  blocks: Int32Array,
  baseM: Float64Array,
): Sources {
  const count = Math.ceil(blocks.length / GROUP_SIZE);
  const sources: Sources = {
    blocks,
    x: new Float64Array(blocks.length),
    y: new Float64Array(blocks.length),
    z: new Float64Array(blocks.length),
    baseM,
    groups: {
      x: new Float64Array(count),
      y: new Float64Array(count),
      z: new Float64Array(count),
      baseM: new Float64Array(count),
      radius: new Float64Array(count),
    },
    slope,
  };
  placeSources(pyramid, sources);
  for (let group = 0; group < count; group++) placeGroup(sources, group);
  return sources;
}

function placeSources(pyramid: BlockPyramid, { blocks, x, y, z }: Sources): void {
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    x[i] = pyramid.x[block]!;
    y[i] = pyramid.y[block]!;
    z[i] = pyramid.z[block]!;
  }
}

/** Puts the ball in the middle between first and last, which is near all that lie between. */
function placeGroup({ x, y, z, baseM, groups }: Sources, group: number): void {
  const first = group * GROUP_SIZE;
  const last = Math.min(first + GROUP_SIZE, x.length) - 1;
  const cx = (x[first]! + x[last]!) / 2;
  const cy = (y[first]! + y[last]!) / 2;
  const cz = (z[first]! + z[last]!) / 2;
  let farthest = 0;
  let mostM = baseM[first]!;
  for (let source = first; source <= last; source++) {
    const dx = x[source]! - cx;
    const dy = y[source]! - cy;
    const dz = z[source]! - cz;
    farthest = Math.max(farthest, dx * dx + dy * dy + dz * dz);
    mostM = Math.max(mostM, baseM[source]!);
  }
  groups.x[group] = cx;
  groups.y[group] = cy;
  groups.z[group] = cz;
  groups.radius[group] = Math.sqrt(farthest) + ROUNDING_M;
  groups.baseM[group] = mostM;
}

/** A search without a target yet; one serves all targets of a layer in turn. */
export function createSearch(): Search {
  return { x: 0, y: 0, z: 0, inReach: 0, best: -1, bestM: 0, tried: 0, ruledOut: 0 };
}

/**
 * Finds the best source of a target. The best one of the target before is tried first, since it
 * rarely changes; most others are ruled out in groups.
 *
 * @param number Which target it is, counted from 0.
 */
export function findBestSource(sources: Sources, search: Search, number: number): void {
  const { groups, slope } = sources;
  const { inReach } = search;
  search.bestM = search.best === -1 ? Number.NEGATIVE_INFINITY : boundM(sources, search);
  // On straight tracks nearly all sources are as good as the best.
  const isWorthwhile = search.ruledOut >= WORTHWHILE_SHARE * search.tried;
  if (!isWorthwhile && number % TRIED_EVERY !== 0) {
    lookThrough(sources, search, 0, inReach);
    return;
  }
  const perSlope = 1 / slope;
  for (let group = 0, from = 0; from < inReach; group++, from += GROUP_SIZE) {
    search.tried++;
    const spareM = (search.bestM - groups.baseM[group]!) * perSlope - groups.radius[group]!;
    if (spareM > 0) {
      const dx = groups.x[group]! - search.x;
      const dy = groups.y[group]! - search.y;
      const dz = groups.z[group]! - search.z;
      if (dx * dx + dy * dy + dz * dz <= spareM * spareM) {
        search.ruledOut++;
        continue;
      }
    }
    lookThrough(sources, search, from, Math.min(from + GROUP_SIZE, inReach));
  }
}

/** Bound in metres of the path over the best source. */
function boundM({ x, y, z, baseM }: Sources, search: Search): number {
  const { best } = search;
  const dx = x[best]! - search.x;
  const dy = y[best]! - search.y;
  const dz = z[best]! - search.z;
  return baseM[best]! + longestOver(Math.sqrt(dx * dx + dy * dy + dz * dz));
}

/**
 * Looks for a better source. Most are ruled out without a root: a geodesic is never longer than
 * `slope` times its chord. A function of its own, because within another the engine runs out of
 * registers.
 */
function lookThrough(sources: Sources, search: Search, from: number, to: number): void {
  const { x, y, z, baseM, slope } = sources;
  const tx = search.x;
  const ty = search.y;
  const tz = search.z;
  const slopeSquared = slope * slope;
  let { best, bestM } = search;
  for (let source = from; source < to; source++) {
    const dx = x[source]! - tx;
    const dy = y[source]! - ty;
    const dz = z[source]! - tz;
    const squared = dx * dx + dy * dy + dz * dz;
    const neededM = bestM - baseM[source]!;
    if (neededM > 0 && squared * slopeSquared <= neededM * neededM) continue;
    const lengthM = baseM[source]! + Math.sqrt(squared) * (1 + squared * (ARC_1 + squared * ARC_2));
    if (lengthM > bestM) {
      bestM = lengthM;
      best = source;
    }
  }
  search.best = best;
  search.bestM = bestM;
}
