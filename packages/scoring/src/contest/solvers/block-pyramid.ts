import type { ChordPoints } from '../../geo/chord.js';

/**
 * The fixes of a flight in blocks of 1, 2, 4, 8 … consecutive fixes, each inside a ball. Level by
 * level it is a list of blocks, from the root down a binary tree over time.
 *
 * A block is a number: block `i` of a level is `levelStart[level] + i`, and level 0 holds the
 * fixes themselves, so that there block and fix have the same number.
 */
export interface BlockPyramid {
  readonly levels: number;
  readonly levelStart: Int32Array;
  readonly root: number;
  /** Ball centres in earth-centred metres, and radii in metres. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly radius: Float64Array;
  /** First and last fix. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** Children, -1 for none: fixes have none, the last block of a level may lack the right one. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly lowestM: Int16Array;
  readonly highestM: Int16Array;
}

/** Makes up for rounding in centres and radii. */
const ROUNDING_M = 1e-6;
/** Balls of blocks up to this level, 256 fixes, are as small as their fixes allow. */
const EXACT_LEVELS = 8;

/** @param altitudeM One altitude per point. */
export function createBlockPyramid(points: ChordPoints, altitudeM: Int16Array): BlockPyramid {
  const count = points.x.length;
  const sizes: number[] = [count];
  while ((sizes.at(-1) ?? 0) > 1) sizes.push(Math.ceil(sizes.at(-1)! / 2));
  const levelStart = new Int32Array(sizes.length + 1);
  sizes.forEach((size, level) => {
    levelStart[level + 1] = levelStart[level]! + size;
  });
  const total = levelStart[sizes.length]!;
  const pyramid: BlockPyramid = {
    levels: sizes.length,
    levelStart,
    root: total - 1,
    x: new Float64Array(total),
    y: new Float64Array(total),
    z: new Float64Array(total),
    radius: new Float64Array(total),
    first: new Int32Array(total),
    last: new Int32Array(total),
    left: new Int32Array(total).fill(-1),
    right: new Int32Array(total).fill(-1),
    lowestM: new Int16Array(total),
    highestM: new Int16Array(total),
  };
  pyramid.x.set(points.x);
  pyramid.y.set(points.y);
  pyramid.z.set(points.z);
  pyramid.lowestM.set(altitudeM);
  pyramid.highestM.set(altitudeM);
  for (let fix = 0; fix < count; fix++) pyramid.first[fix] = pyramid.last[fix] = fix;
  for (let level = 1; level < sizes.length; level++) linkLevel(pyramid, level);
  placeBalls(pyramid);
  return pyramid;
}

/** The level with at most `blocks` blocks. */
export function levelWithBlocks({ levels, levelStart }: BlockPyramid, blocks: number): number {
  let level = 0;
  const size = (at: number) => levelStart[at + 1]! - levelStart[at]!;
  while (level < levels - 1 && size(level) > blocks) level++;
  return level;
}

/** All blocks of a level, in order. */
export function blocksOfLevel({ levelStart }: BlockPyramid, level: number): Int32Array {
  const from = levelStart[level]!;
  return Int32Array.from({ length: levelStart[level + 1]! - from }, (_, i) => from + i);
}

/** Distance in metres through the earth between the centres of two blocks. */
export function centreDistanceM(pyramid: BlockPyramid, a: number, b: number): number {
  const { x, y, z } = pyramid;
  const dx = x[a]! - x[b]!;
  const dy = y[a]! - y[b]!;
  const dz = z[a]! - z[b]!;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** The fix in the middle of a block. */
export function middleFix({ first, last }: BlockPyramid, block: number): number {
  return (first[block]! + last[block]!) >> 1;
}

/** The fix of a block that passes and is nearest its middle. */
export function nearestFix(
  pyramid: BlockPyramid,
  block: number,
  passes: (fix: number) => boolean,
): number | undefined {
  const first = pyramid.first[block]!;
  const last = pyramid.last[block]!;
  const middle = middleFix(pyramid, block);
  for (let offset = 0; offset <= last - first; offset++) {
    if (middle - offset >= first && passes(middle - offset)) return middle - offset;
    if (middle + offset <= last && passes(middle + offset)) return middle + offset;
  }
  return undefined;
}

/** The children of blocks of one level, in order. */
export function halves({ left, right }: BlockPyramid, blocks: Int32Array): Int32Array {
  const halved: number[] = [];
  for (const block of blocks) {
    halved.push(left[block]!);
    if (right[block] !== -1) halved.push(right[block]!);
  }
  return Int32Array.from(halved);
}

function linkLevel(pyramid: BlockPyramid, level: number): void {
  const { levelStart, first, last, left, right, lowestM, highestM } = pyramid;
  const below = levelStart[level - 1]!;
  const start = levelStart[level]!;
  const end = levelStart[level + 1]!;
  for (let block = start; block < end; block++) {
    const a = below + 2 * (block - start);
    const b = Math.min(a + 1, start - 1);
    left[block] = a;
    if (b > a) right[block] = b;
    first[block] = first[a]!;
    last[block] = last[b]!;
    lowestM[block] = Math.min(lowestM[a]!, lowestM[b]!);
    highestM[block] = Math.max(highestM[a]!, highestM[b]!);
  }
}

/** Boxes around the blocks of one level: least and greatest x, y and z of each in turn. */
type Boxes = Float64Array;

const BOX = 6;

/**
 * Puts each ball in the middle of its fixes' box. It reaches to the farthest of them where blocks
 * are small; of large ones it covers the balls of both halves, or the box if that is smaller.
 */
function placeBalls(pyramid: BlockPyramid): void {
  const { levelStart, levels } = pyramid;
  let boxes = boxesOfFixes(pyramid);
  for (let level = 1; level < levels; level++) {
    const start = levelStart[level]!;
    const end = levelStart[level + 1]!;
    boxes = mergedBoxes(boxes, end - start);
    centreBalls(pyramid, start, boxes);
    for (let block = start; block < end; block++) {
      const reachM =
        level <= EXACT_LEVELS
          ? farthestFixM(pyramid, block)
          : Math.min(halfDiagonalM(boxes, block - start), coverM(pyramid, block));
      pyramid.radius[block] = reachM + ROUNDING_M;
    }
  }
}

function boxesOfFixes({ x, y, z, levelStart }: BlockPyramid): Boxes {
  const count = levelStart[1]!;
  const boxes = new Float64Array(count * BOX);
  for (let fix = 0; fix < count; fix++) {
    const at = fix * BOX;
    boxes[at] = boxes[at + 1] = x[fix]!;
    boxes[at + 2] = boxes[at + 3] = y[fix]!;
    boxes[at + 4] = boxes[at + 5] = z[fix]!;
  }
  return boxes;
}

/** Boxes around neighbouring pairs; the last one alone where the number is odd. */
function mergedBoxes(boxes: Boxes, count: number): Boxes {
  const merged = new Float64Array(count * BOX);
  for (let i = 0; i < count; i++) {
    const a = 2 * i * BOX;
    const b = a + BOX < boxes.length ? a + BOX : a;
    for (let axis = 0; axis < BOX; axis += 2) {
      merged[i * BOX + axis] = Math.min(boxes[a + axis]!, boxes[b + axis]!);
      merged[i * BOX + axis + 1] = Math.max(boxes[a + axis + 1]!, boxes[b + axis + 1]!);
    }
  }
  return merged;
}

function centreBalls({ x, y, z }: BlockPyramid, start: number, boxes: Boxes): void {
  for (let at = 0; at < boxes.length; at += BOX) {
    const block = start + at / BOX;
    x[block] = (boxes[at]! + boxes[at + 1]!) / 2;
    y[block] = (boxes[at + 2]! + boxes[at + 3]!) / 2;
    z[block] = (boxes[at + 4]! + boxes[at + 5]!) / 2;
  }
}

function farthestFixM({ x, y, z, first, last }: BlockPyramid, block: number): number {
  const cx = x[block]!;
  const cy = y[block]!;
  const cz = z[block]!;
  const to = last[block]!;
  let farthest = 0;
  for (let fix = first[block]!; fix <= to; fix++) {
    const dx = x[fix]! - cx;
    const dy = y[fix]! - cy;
    const dz = z[fix]! - cz;
    const squared = dx * dx + dy * dy + dz * dz;
    if (squared > farthest) farthest = squared;
  }
  return Math.sqrt(farthest);
}

function halfDiagonalM(boxes: Boxes, i: number): number {
  const at = i * BOX;
  const dx = boxes[at + 1]! - boxes[at]!;
  const dy = boxes[at + 3]! - boxes[at + 2]!;
  const dz = boxes[at + 5]! - boxes[at + 4]!;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) / 2;
}

function coverM(pyramid: BlockPyramid, block: number): number {
  const { left, right, radius } = pyramid;
  const reach = (child: number) =>
    child === -1 ? 0 : centreDistanceM(pyramid, block, child) + radius[child]!;
  return Math.max(reach(left[block]!), reach(right[block]!));
}
