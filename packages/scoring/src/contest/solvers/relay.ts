import { halves } from './block-pyramid.js';
import type { FlightGeometry } from './flight-geometry.js';
import { growForTargets } from './relay-buffers.js';
import {
  createSearch,
  findBestSource,
  gatherSources,
  type SourceScan,
  type Sources,
  scanBlocks,
  scanFixes,
  type TimeDirection,
} from './relay-sources.js';

/**
 * The blocks in which one point of a path may lie, all of one level and in chronological order. A
 * path of n legs has n + 1 stages.
 */
export interface Stage {
  readonly blocks: Int32Array;
  /** Bound in metres of what a path can add after each block; Infinity if unknown. */
  readonly restM: Float64Array;
}

/** A stage with the longest paths up to it. */
export interface Layer {
  readonly blocks: Int32Array;
  /**
   * Bound in metres of the path from its start to the centre of each block; -Infinity if there is
   * none.
   */
  readonly reachedM: Float64Array;
  /** Index in the previous layer of the block before; meaningless if there is no path. */
  readonly from: Int32Array;
}

/** Margin of bounds: they may exceed the possible length by this much, but are never below it. */
const ROUNDING_M = 1e-6;

export function createStage(blocks: Int32Array): Stage {
  return { blocks, restM: new Float64Array(blocks.length).fill(Number.POSITIVE_INFINITY) };
}

/** Blocks of a stage that satisfy a condition. */
export function filterStage(
  { buffers: { arena } }: FlightGeometry,
  { blocks, restM }: Stage,
  passes: (block: number) => boolean,
): Stage {
  const passed = { blocks: arena.int32(blocks.length), restM: arena.float64(blocks.length) };
  let count = 0;
  for (let place = 0; place < blocks.length; place++) {
    if (!passes(blocks[place]!)) continue;
    passed.blocks[count] = blocks[place]!;
    passed.restM[count++] = restM[place]!;
  }
  return { blocks: passed.blocks.subarray(0, count), restM: passed.restM.subarray(0, count) };
}

/** Halves of the blocks of a stage. They inherit the bounds of what follows. */
export function halveStage(
  { blocks: pyramid, buffers: { arena } }: FlightGeometry,
  { blocks, restM }: Stage,
): Stage {
  const halved = halves(pyramid, blocks);
  const inherited = arena.float64(halved.length);
  for (let i = 0, parent = 0; i < halved.length; i++) {
    if (halved[i]! > 2 * blocks[parent]! - pyramid.width + 1) parent++;
    inherited[i] = restM[parent]!;
  }
  return { blocks: halved, restM: inherited };
}

/**
 * Bounds the paths through the stages, from start to finish. Paths that cannot be longer than
 * `aboveM` are left out. On level 0 the blocks are fixes and the bounds are exact. There, equally
 * long paths are ordered by their fixes, the earlier first.
 */
export function relayForward(
  flight: FlightGeometry,
  stages: readonly Stage[],
  aboveM: number,
): Layer[] {
  const { radius } = flight.blocks;
  const layers = [createLayer(flight, stages[0]!.blocks, 0)];
  for (let i = 1; i < stages.length; i++) {
    const { blocks, restM } = stages[i]!;
    const neededM = roomForNeeded(flight, blocks.length);
    for (let place = 0; place < blocks.length; place++) {
      const arrivalM = flight.slope * radius[blocks[place]!]!;
      neededM[place] = aboveM - restM[place]! - arrivalM - ROUNDING_M;
    }
    const sources = gatherSources(flight, layers[i - 1]!, turnsAt(i - 1, stages.length), 1);
    const { places } = sources;
    const look = isLevelOfFixes(flight, blocks)
      ? scanFixes(flight, (a, b) => isEarlierPath(layers, i - 1, places[a]!, places[b]!))
      : scanBlocks;
    layers.push(relay(flight, blocks, { sources, direction: 1, look }));
  }
  return layers;
}

/** Finds the longest path through the centres of blocks. There is usually a good path near it. */
export function relayCentres(flight: FlightGeometry, stages: readonly Stage[]): number[] {
  const layers = [createLayer(flight, stages[0]!.blocks, 0)];
  for (const { blocks } of stages.slice(1)) {
    roomForNeeded(flight, blocks.length).fill(Number.NEGATIVE_INFINITY);
    const sources = gatherSources(flight, layers.at(-1)!, 0, 1);
    layers.push(relay(flight, blocks, { sources, direction: 1, look: scanBlocks }));
  }
  const { reachedM } = layers.at(-1)!;
  return pathTo(layers, reachedM.indexOf(Math.max(...reachedM)));
}

/** Index in the last layer of the block that the longest path reaches, or -1. */
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

/** Bound in metres of the longest path through the layers; -Infinity if there is none. */
export function finishBoundM(flight: FlightGeometry, layers: readonly Layer[]): number {
  const place = bestFinish(flight, layers);
  if (place === -1) return Number.NEGATIVE_INFINITY;
  const { blocks, reachedM } = layers.at(-1)!;
  return reachedM[place]! + flight.slope * flight.blocks.radius[blocks[place]!]!;
}

/** Blocks of the longest path to an index in the last layer. */
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
 * Bounds the paths from finish to start. Returns the blocks that a path longer than `aboveM` can
 * visit.
 */
export function stagesAbove(
  flight: FlightGeometry,
  layers: readonly Layer[],
  aboveM: number,
): Stage[] {
  const { radius } = flight.blocks;
  const stages: Stage[] = [];
  let rest: Layer | undefined;
  for (let i = layers.length - 1; i >= 0; i--) {
    const { blocks, reachedM } = layers[i]!;
    const turns = turnsAt(i, layers.length) * flight.slope;
    const neededM = roomForNeeded(flight, blocks.length);
    for (let place = 0; place < blocks.length; place++) {
      const ballM = turns * radius[blocks[place]!]!;
      neededM[place] = aboveM - reachedM[place]! - ballM - ROUNDING_M;
    }
    rest = rest
      ? relay(flight, blocks, {
          sources: gatherSources(flight, rest, turnsAt(i + 1, layers.length), -1),
          direction: -1,
          look: scanBlocks,
        })
      : finishes(flight, blocks);
    stages.unshift(toStage(flight, rest, i === layers.length - 1));
  }
  return stages;
}

/** Blocks from which a path continues, with its bound from any point of their balls. */
function toStage(
  { slope, blocks: { radius }, buffers: { arena } }: FlightGeometry,
  { blocks, reachedM }: Layer,
  isFinish: boolean,
): Stage {
  const departs = isFinish ? 0 : slope;
  const stage = { blocks: arena.int32(blocks.length), restM: arena.float64(blocks.length) };
  let count = 0;
  for (let place = 0; place < blocks.length; place++) {
    if (reachedM[place] === Number.NEGATIVE_INFINITY) continue;
    const block = blocks[place]!;
    stage.blocks[count] = block;
    stage.restM[count++] = reachedM[place]! + departs * radius[block]!;
  }
  return { blocks: stage.blocks.subarray(0, count), restM: stage.restM.subarray(0, count) };
}

/** Layer of the finishes, after which a path adds nothing. */
function finishes(flight: FlightGeometry, blocks: Int32Array): Layer {
  const layer = createLayer(flight, blocks, Number.NEGATIVE_INFINITY);
  for (let place = 0; place < blocks.length; place++) {
    if (flight.buffers.neededM[place]! < 0) layer.reachedM[place] = 0;
  }
  return layer;
}

function createLayer(
  { buffers: { arena } }: FlightGeometry,
  blocks: Int32Array,
  reachedM: number,
): Layer {
  return {
    blocks,
    reachedM: arena.float64(blocks.length).fill(reachedM),
    from: arena.int32(blocks.length),
  };
}

/** Column for the length that the path to each target needs to be of interest. */
function roomForNeeded({ buffers }: FlightGeometry, count: number): Float64Array {
  growForTargets(buffers, count);
  return buffers.neededM;
}

/**
 * Number of legs that end or start at a point of a stage: how often its position in the ball
 * counts.
 */
function turnsAt(stage: number, count: number): number {
  return stage === 0 || stage === count - 1 ? 1 : 2;
}

function isLevelOfFixes(flight: FlightGeometry, blocks: Int32Array): boolean {
  return blocks.length > 0 && blocks[0]! < flight.count;
}

interface Pass {
  readonly sources: Sources;
  readonly direction: TimeDirection;
  readonly look: SourceScan;
}

/** Finds for each target the best source in reach whose path has the needed length. */
function relay(
  flight: FlightGeometry,
  targets: Int32Array,
  { sources, direction, look }: Pass,
): Layer {
  const { x, y, z } = flight.blocks;
  const { neededM } = flight.buffers;
  const layer = createLayer(flight, targets, Number.NEGATIVE_INFINITY);
  const search = createSearch();
  for (let i = 0; i < targets.length; i++) {
    const place = direction === 1 ? i : targets.length - 1 - i;
    const block = targets[place]!;
    while (
      search.inReach < sources.count &&
      sources.blocks[search.inReach]! * direction <= block * direction
    ) {
      search.inReach++;
    }
    if (neededM[place] === Number.POSITIVE_INFINITY) continue;
    search.x = x[block]!;
    search.y = y[block]!;
    search.z = z[block]!;
    search.block = block;
    search.bestM = neededM[place]!;
    findBestSource(sources, search, i, look);
    if (search.best === -1) continue;
    layer.reachedM[place] = search.bestM;
    layer.from[place] = sources.places[search.best]!;
  }
  flight.workShare.work.add(search.work);
  return layer;
}

/** Whether the path to index `a` of a layer visits earlier fixes than the path to `b`. */
function isEarlierPath(layers: readonly Layer[], layer: number, a: number, b: number): boolean {
  let isEarlier = false;
  // Going backwards, the last difference found is the first one along the path.
  for (let i = layer; i >= 0 && a !== b; i--) {
    const { blocks, from } = layers[i]!;
    if (blocks[a] !== blocks[b]) isEarlier = blocks[a]! < blocks[b]!;
    a = from[a]!;
    b = from[b]!;
  }
  return isEarlier;
}

/** Number of pairs of blocks that one pass over the stages compares. */
export function pairsOf(stages: readonly Stage[]): number {
  let pairs = 0;
  for (let i = 1; i < stages.length; i++) {
    pairs += (stages[i]!.blocks.length * stages[i - 1]!.blocks.length) / 2;
  }
  return pairs;
}
