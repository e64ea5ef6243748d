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
  placeBalls(pyramid, count);
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

/** Puts each ball in the middle of its fixes' box and reaches to the farthest of them. */
function placeBalls(pyramid: BlockPyramid, count: number): void {
  const { x, y, z, radius, first, last, root } = pyramid;
  for (let block = count; block <= root; block++) {
    const from = first[block]!;
    const to = last[block]!;
    let [x0, x1, y0, y1, z0, z1] = [Infinity, -Infinity, Infinity, -Infinity, Infinity, -Infinity];
    for (let i = from; i <= to; i++) {
      const xi = x[i]!;
      const yi = y[i]!;
      const zi = z[i]!;
      if (xi < x0) x0 = xi;
      if (xi > x1) x1 = xi;
      if (yi < y0) y0 = yi;
      if (yi > y1) y1 = yi;
      if (zi < z0) z0 = zi;
      if (zi > z1) z1 = zi;
    }
    const cx = (x0 + x1) / 2;
    const cy = (y0 + y1) / 2;
    const cz = (z0 + z1) / 2;
    let farthest = 0;
    for (let i = from; i <= to; i++) {
      const dx = x[i]! - cx;
      const dy = y[i]! - cy;
      const dz = z[i]! - cz;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared > farthest) farthest = squared;
    }
    x[block] = cx;
    y[block] = cy;
    z[block] = cz;
    radius[block] = Math.sqrt(farthest) + ROUNDING_M;
  }
}
