import { chordDistanceM } from '../../geo/chord.js';
import type { FlightGeometry } from './flight-geometry.js';
import { createSearch, findBestSource, gatherSources, type Sources } from './relay-sources.js';

/**
 * The blocks, all of one level and in order of time, in which one point of a path may lie.
 * A path of n legs is a list of n + 1 layers.
 */
export interface Layer {
  readonly blocks: Int32Array;
  /** Bound in metres of the path from its start to the centre of the block. */
  readonly reachedM: Float64Array;
  /** Place in the layer before from which it was reached. */
  readonly from: Int32Array;
}

/** Bounds may be this much above what a path can reach, never below. */
const ROUNDING_M = 1e-6;

export function createLayer(blocks: Int32Array): Layer {
  return {
    blocks,
    reachedM: new Float64Array(blocks.length),
    from: new Int32Array(blocks.length).fill(-1),
  };
}

/**
 * Bounds all paths through the layers, forwards: fills in `reachedM` and `from`. On level 0 the
 * blocks are fixes and the bounds are exact; there, equal paths are told apart by their fixes, the
 * earlier first.
 */
export function relayForward(flight: FlightGeometry, layers: readonly Layer[]): void {
  for (let i = 1; i < layers.length; i++) {
    const sources = layers[i - 1]!;
    const targets = layers[i]!;
    if (isLevelOfFixes(flight, targets)) relayFixes(flight, layers, i);
    else relayBlocks(flight, targets, reachOf(flight, sources, turnsAt(i - 1, layers), 1));
  }
}

/** Finds the longest path through centres of blocks, which has a good path near it. */
export function relayCentres(flight: FlightGeometry, blocks: readonly Int32Array[]): number[] {
  const layers = blocks.map(createLayer);
  for (let i = 1; i < layers.length; i++) {
    relayBlocks(flight, layers[i]!, reachOf(flight, layers[i - 1]!, 0, 1));
  }
  const { reachedM } = layers.at(-1)!;
  return pathTo(layers, reachedM.indexOf(Math.max(...reachedM)));
}

/** Place of the block in the last layer that the longest path reaches, -1 if none does. */
export function bestFinish(flight: FlightGeometry, layers: readonly Layer[]): number {
  const { blocks, reachedM } = layers.at(-1)!;
  const { radius } = flight.blocks;
  let best = -1;
  let bestM = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < blocks.length; place++) {
    const boundM = reachedM[place]! + flight.slope * radius[blocks[place]!]!;
    if (boundM > bestM) [best, bestM] = [place, boundM];
  }
  return best;
}

/** Bound in metres of the longest path through the layers. */
export function finishBoundM(flight: FlightGeometry, layers: readonly Layer[]): number {
  const place = bestFinish(flight, layers);
  if (place === -1) return Number.NEGATIVE_INFINITY;
  const { blocks, reachedM } = layers.at(-1)!;
  return reachedM[place]! + flight.slope * flight.blocks.radius[blocks[place]!]!;
}

/** The blocks of the longest path to a place in the last layer. */
export function pathTo(layers: readonly Layer[], finish: number): number[] {
  const path: number[] = [];
  let place = finish;
  for (let i = layers.length - 1; i >= 0; i--) {
    const { blocks, from } = layers[i]!;
    path.unshift(blocks[place]!);
    place = from[place]!;
  }
  return path;
}

/**
 * Bounds the paths backwards and gives, layer by layer, the blocks that a path longer than
 * `lengthM` can visit. Needs `relayForward` before.
 */
export function blocksAbove(
  flight: FlightGeometry,
  layers: readonly Layer[],
  lengthM: number,
): Int32Array[] {
  const { radius } = flight.blocks;
  const kept: Int32Array[] = [];
  let later: Layer | undefined;
  for (let i = layers.length - 1; i >= 0; i--) {
    const { blocks, reachedM } = layers[i]!;
    const rest = createLayer(blocks);
    if (later) relayBlocks(flight, rest, reachOf(flight, later, turnsAt(i + 1, layers), -1));
    const turns = turnsAt(i, layers) * flight.slope;
    const alive: number[] = [];
    for (let place = 0; place < blocks.length; place++) {
      const boundM = reachedM[place]! + rest.reachedM[place]! + turns * radius[blocks[place]!]!;
      if (boundM > lengthM - ROUNDING_M) alive.push(place);
    }
    const survivors = Int32Array.from(alive, (place) => blocks[place]!);
    later = {
      blocks: survivors,
      reachedM: Float64Array.from(alive, (place) => rest.reachedM[place]!),
      from: rest.from,
    };
    kept.unshift(survivors);
  }
  return kept;
}

/** Legs that end in a point of the layer: how often its place inside the ball counts. */
function turnsAt(layer: number, layers: readonly Layer[]): number {
  return layer === 0 || layer === layers.length - 1 ? 1 : 2;
}

function isLevelOfFixes(flight: FlightGeometry, { blocks }: Layer): boolean {
  return blocks.length > 0 && blocks[0]! < flight.count;
}

/** What can be reached from a layer: from blocks before the target, or from those after it. */
interface Reach {
  readonly direction: 1 | -1;
  readonly sources: Sources;
}

/** @param turns Legs that end in a point of the layer. */
function reachOf(
  flight: FlightGeometry,
  { blocks, reachedM }: Layer,
  turns: number,
  direction: 1 | -1,
): Reach {
  const { radius } = flight.blocks;
  const count = blocks.length;
  const inOrder = direction === 1 ? blocks : blocks.toReversed();
  const baseM = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const place = direction === 1 ? i : count - 1 - i;
    baseM[i] = reachedM[place]! + turns * flight.slope * radius[blocks[place]!]!;
  }
  const sources = gatherSources(flight, inOrder, baseM);
  return { direction, sources };
}

/** Takes for each target the best source in reach. */
function relayBlocks(flight: FlightGeometry, targets: Layer, { direction, sources }: Reach): void {
  const { blocks } = sources;
  const { x, y, z } = flight.blocks;
  const count = targets.blocks.length;
  const search = createSearch();
  for (let i = 0; i < count; i++) {
    const place = direction === 1 ? i : count - 1 - i;
    const target = targets.blocks[place]!;
    while (
      search.inReach < blocks.length &&
      blocks[search.inReach]! * direction <= target * direction
    ) {
      search.inReach++;
    }
    search.x = x[target]!;
    search.y = y[target]!;
    search.z = z[target]!;
    findBestSource(sources, search, i);
    targets.reachedM[place] = search.bestM;
    targets.from[place] = search.best;
  }
}

function relayFixes(flight: FlightGeometry, layers: readonly Layer[], layer: number): void {
  const targets = layers[layer]!;
  const earlier = layers[layer - 1]!;
  const { x, y, z } = flight.points;
  const { blocks: sources, reachedM } = earlier;
  const slopeSquared = flight.slope * flight.slope;
  let inReach = 0;
  let best = -1;
  for (let place = 0; place < targets.blocks.length; place++) {
    const target = targets.blocks[place]!;
    while (inReach < sources.length && sources[inReach]! <= target) inReach++;
    const tx = x[target]!;
    const ty = y[target]!;
    const tz = z[target]!;
    let bestM = Number.NEGATIVE_INFINITY;
    for (let source = best < 0 ? 0 : best, next = 0; source < inReach; source = next++) {
      const fix = sources[source]!;
      const dx = x[fix]! - tx;
      const dy = y[fix]! - ty;
      const dz = z[fix]! - tz;
      const neededM = bestM - reachedM[source]!;
      const squared = dx * dx + dy * dy + dz * dz;
      if (neededM > 0 && squared * slopeSquared < neededM * neededM) continue;
      const lengthM = reachedM[source]! + chordDistanceM(flight.points, fix, target);
      if (
        lengthM > bestM ||
        (lengthM === bestM && isEarlierPath(layers, layer - 1, source, best))
      ) {
        bestM = lengthM;
        best = source;
      }
    }
    targets.reachedM[place] = bestM;
    targets.from[place] = best;
  }
}

/** Whether the path to place `a` of a layer visits earlier fixes than the one to `b`. */
function isEarlierPath(layers: readonly Layer[], layer: number, a: number, b: number): boolean {
  let isEarlier = false;
  // Backwards, the difference met last is the first one on the way.
  for (let i = layer; i >= 0 && a !== b; i--) {
    const { blocks, from } = layers[i]!;
    if (blocks[a] !== blocks[b]) isEarlier = blocks[a]! < blocks[b]!;
    a = from[a]!;
    b = from[b]!;
  }
  return isEarlier;
}

/** Pairs of blocks that one pass over such lists compares. */
export function pairsOf(lists: readonly Int32Array[]): number {
  return lists.slice(1).reduce((sum, list, i) => sum + (list.length * lists[i]!.length) / 2, 0);
}
