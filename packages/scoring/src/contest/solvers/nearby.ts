import { middleFix } from './block-numbers.js';
import type { FlightGeometry } from './flight-geometry.js';
import { bestFinish, createStage, pathTo, relayForward, type Stage } from './relay.js';

/** Number of fixes before and after the middle of a block. */
const REACH = 16;

/** Fixes around the middles of the blocks that a path visits. */
export function stagesNearby(
  { blocks, count }: FlightGeometry,
  visited: readonly number[],
): Stage[] {
  return visited.map((block) => {
    const first = Math.max(0, middleFix(blocks, block) - REACH);
    const last = Math.min(count - 1, middleFix(blocks, block) + REACH);
    return createStage(Int32Array.from({ length: last - first + 1 }, (_, i) => first + i));
  });
}

/**
 * Returns the longest path over the fixes of some stages, or an empty one if none is longer than
 * `aboveM`. It finds paths that hill climbing misses because several of their fixes have to move at
 * once.
 */
export function longestNearby(
  flight: FlightGeometry,
  stages: readonly Stage[],
  aboveM: number,
): readonly number[] {
  const layers = relayForward(flight, stages, aboveM);
  const finish = bestFinish(flight, layers);
  return finish === -1 ? [] : pathTo(layers, finish);
}
