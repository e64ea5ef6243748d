import { type BlockPyramid, firstBlock, firstFix, lastFix, sizeOf } from './block-numbers.js';

/**
 * Margin for rounding errors of centres and radii. It also gives blocks of fixes at one place a
 * radius.
 */
const ROUNDING_M = 1e-6;
/** Up to this level (256 fixes), balls are computed from the fixes themselves. */
const EXACT_LEVELS = 8;

/** Distance in metres through the earth between the centres of two blocks. */
export function centreDistanceM(pyramid: BlockPyramid, a: number, b: number): number {
  const { x, y, z } = pyramid;
  const dx = x[a]! - x[b]!;
  const dy = y[a]! - y[b]!;
  const dz = z[a]! - z[b]!;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Minimum and maximum x, y and z of the fixes of a block. */
export type ScratchBox = Float64Array;

export const BOX = 6;

/** Computes the ball of a block unless that is done. Large blocks always have theirs. */
export function placeBlock(pyramid: BlockPyramid, block: number): void {
  if (block < pyramid.count || pyramid.radius[block] !== 0) return;
  placeAroundFixes(pyramid, block, pyramid.box);
}

/**
 * Sets the ball around the middle of the fixes' box, with the distance to the farthest fix as
 * radius.
 */
function placeAroundFixes(pyramid: BlockPyramid, block: number, box: ScratchBox): void {
  const { x, y, z, lowestM, highestM } = pyramid;
  const first = firstFix(pyramid, block);
  const last = lastFix(pyramid, block);
  let west = x[first]!;
  let east = west;
  let south = y[first]!;
  let north = south;
  let below = z[first]!;
  let above = below;
  let lowest = lowestM[first]!;
  let highest = lowest;
  for (let fix = first + 1; fix <= last; fix++) {
    if (x[fix]! < west) west = x[fix]!;
    if (x[fix]! > east) east = x[fix]!;
    if (y[fix]! < south) south = y[fix]!;
    if (y[fix]! > north) north = y[fix]!;
    if (z[fix]! < below) below = z[fix]!;
    if (z[fix]! > above) above = z[fix]!;
    if (lowestM[fix]! < lowest) lowest = lowestM[fix]!;
    if (lowestM[fix]! > highest) highest = lowestM[fix]!;
  }
  box[0] = west;
  box[1] = east;
  box[2] = south;
  box[3] = north;
  box[4] = below;
  box[5] = above;
  const cx = (west + east) / 2;
  const cy = (south + north) / 2;
  const cz = (below + above) / 2;
  let farthest = 0;
  for (let fix = first; fix <= last; fix++) {
    const dx = x[fix]! - cx;
    const dy = y[fix]! - cy;
    const dz = z[fix]! - cz;
    const squared = dx * dx + dy * dy + dz * dz;
    if (squared > farthest) farthest = squared;
  }
  x[block] = cx;
  y[block] = cy;
  z[block] = cz;
  pyramid.radius[block] = Math.sqrt(farthest) + ROUNDING_M;
  lowestM[block] = lowest;
  highestM[block] = highest;
}

/**
 * Computes the balls of all levels from the last exact one up. Their boxes combine those of their
 * halves.
 */
export function placeLargeBlocks(pyramid: BlockPyramid): void {
  const { levels, radius, lowestM, highestM } = pyramid;
  const lowLevel = Math.min(EXACT_LEVELS, levels - 1);
  let start = firstBlock(pyramid, lowLevel);
  let boxes: ScratchBox[] = Array.from({ length: sizeOf(pyramid, lowLevel) }, (_, i) => {
    const box = new Float64Array(BOX);
    if (lowLevel > 0) placeAroundFixes(pyramid, start + i, box);
    return box;
  });
  for (let level = lowLevel + 1; level < levels; level++) {
    start = firstBlock(pyramid, level);
    boxes = Array.from({ length: sizeOf(pyramid, level) }, (_, i) => {
      const block = start + i;
      const a = 2 * block - pyramid.width;
      const b = 2 * i + 1 < boxes.length ? a + 1 : a;
      const box = mergeBoxes(boxes[2 * i]!, boxes[2 * i + b - a]!);
      centreBall(pyramid, block, box);
      radius[block] = Math.min(halfDiagonalM(box), coverM(pyramid, block, a, b)) + ROUNDING_M;
      lowestM[block] = Math.min(lowestM[a]!, lowestM[b]!);
      highestM[block] = Math.max(highestM[a]!, highestM[b]!);
      return box;
    });
  }
}

function mergeBoxes(a: ScratchBox, b: ScratchBox): ScratchBox {
  return a.map((limit, side) => (side % 2 === 0 ? Math.min : Math.max)(limit, b[side]!));
}

function centreBall({ x, y, z }: BlockPyramid, block: number, box: ScratchBox): void {
  x[block] = (box[0]! + box[1]!) / 2;
  y[block] = (box[2]! + box[3]!) / 2;
  z[block] = (box[4]! + box[5]!) / 2;
}

function halfDiagonalM(box: ScratchBox): number {
  const dx = box[1]! - box[0]!;
  const dy = box[3]! - box[2]!;
  const dz = box[5]! - box[4]!;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) / 2;
}

/** Radius that covers the balls of two blocks. */
function coverM(pyramid: BlockPyramid, block: number, a: number, b: number): number {
  const { radius } = pyramid;
  return Math.max(
    centreDistanceM(pyramid, block, a) + radius[a]!,
    centreDistanceM(pyramid, block, b) + radius[b]!,
  );
}
