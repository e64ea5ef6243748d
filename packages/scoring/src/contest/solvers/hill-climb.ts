import { firstFix, lastFix } from './block-numbers.js';
import type { FlightGeometry } from './flight-geometry.js';
import { lineLengthM } from './line-length.js';

/** Whether a path stays legal if its point at `place` moves to `fix`. */
export type PathCondition = (path: readonly number[], place: number, fix: number) => boolean;

const MAX_ROUNDS = 30;
/**
 * Number of fixes sampled in a range to place one point. Each round samples around the best of
 * them. More samples hardly find better paths and cost more than they save.
 */
const MAX_SAMPLES = 64;
/** Work per visited fix. */
export const WORK_PER_FIX = 4;

export function pathLengthM(flight: FlightGeometry, path: readonly number[]): number {
  let lengthM = 0;
  for (let i = 1; i < path.length; i++) {
    lengthM += lineLengthM(flight.points, path[i - 1]!, path[i]!);
  }
  return lengthM;
}

/**
 * One fix per visited block: its middle, or several spread over it if the path stays in the block.
 */
export function fixesWithin({ blocks }: FlightGeometry, visited: readonly number[]): number[] {
  return visited.map((block, place) => {
    const stayed = visited.indexOf(block);
    const times = visited.lastIndexOf(block) - stayed + 1;
    const first = firstFix(blocks, block);
    const size = lastFix(blocks, block) - first + 1;
    return first + Math.floor(((2 * (place - stayed) + 1) * size - 1) / (2 * times));
  });
}

/**
 * The path with another start and finish; its turnpoints are moved between these where necessary.
 */
export function withEnds(path: readonly number[], start: number, finish: number): number[] {
  const between = path.slice(1, -1).map((fix) => Math.min(finish, Math.max(start, fix)));
  return [start, ...between, finish];
}

/**
 * Lengthens a path by moving one point at a time to the best fix between its neighbours, until no
 * point moves. The result is a good path, but not always the best.
 */
export function hillClimb(
  flight: FlightGeometry,
  start: readonly number[],
  admits: PathCondition,
): number[] {
  const path = [...start];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let moved = false;
    for (let place = 0; place < path.length; place++) {
      const fix = bestFix(flight, path, place, admits);
      if (fix !== path[place]) moved = true;
      path[place] = fix;
    }
    if (!moved) break;
  }
  return path;
}

function bestFix(
  flight: FlightGeometry,
  path: readonly number[],
  place: number,
  admits: PathCondition,
): number {
  const low = path[place - 1] ?? 0;
  const high = path[place + 1] ?? flight.count - 1;
  let stride = strideFor(high - low);
  let best = path[place]!;
  let bestM = detourM(flight, path, place, best);
  const scan = (from: number, to: number, step: number) => {
    flight.workShare.work.add((WORK_PER_FIX * (to - from)) / step);
    for (let fix = from; fix <= to; fix += step) {
      const lengthM = detourM(flight, path, place, fix);
      if (lengthM > bestM && admits(path, place, fix)) [best, bestM] = [fix, lengthM];
    }
  };
  scan(low, high, stride);
  while (stride > 1) {
    const reach = stride;
    stride = strideFor(2 * reach);
    scan(Math.max(low, best - reach), Math.min(high, best + reach), stride);
  }
  return best;
}

function strideFor(span: number): number {
  return Math.max(1, Math.ceil(span / MAX_SAMPLES));
}

function detourM(flight: FlightGeometry, path: readonly number[], place: number, fix: number) {
  const before = path[place - 1];
  const after = path[place + 1];
  const { points } = flight;
  return (
    (before === undefined ? 0 : lineLengthM(points, before, fix)) +
    (after === undefined ? 0 : lineLengthM(points, fix, after))
  );
}
