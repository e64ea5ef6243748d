/**
 * The fixes of a flight in blocks of 1, 2, 4, 8 … consecutive fixes, each enclosed by a ball. A
 * level is a list of blocks of one size. From the root down, the blocks form a binary tree over
 * time.
 *
 * A block is a number. On level 0 it is the index of the fix. The levels above follow each other,
 * each with space for half as many blocks as the level below. So children are computed: those of
 * block `b` are `2 * b - width` and the next number.
 *
 * Balls are computed when a block is first used, because most searches visit few blocks. Blocks
 * from `blocksOfLevel`, `blockAt`, `halves`, `firstHalf` or `secondHalf` have their balls.
 */
export interface BlockPyramid {
  /** Number of fixes. */
  readonly count: number;
  readonly levels: number;
  /** Twice the number of fixes for which the pyramid has space. */
  readonly width: number;
  readonly root: number;
  /** Centres of the balls in earth-centred metres, and radii in metres. Fixes have radius 0. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly radius: Float64Array;
  readonly lowestM: Int16Array;
  readonly highestM: Int16Array;
  /** Scratch space for the box of a block while its ball is computed. */
  readonly box: Float64Array;
}

/** Number of levels, including that of the fixes. */
export function levelsOf(count: number): number {
  return 33 - Math.clz32(count - 1);
}

/** See `BlockPyramid.width`. */
export function widthOf(count: number): number {
  return 2 ** levelsOf(count);
}

/** Number of blocks in a level. */
export function sizeOf({ count }: BlockPyramid, level: number): number {
  return Math.ceil(count / 2 ** level);
}

/** First block of a level. */
export function firstBlock({ width }: BlockPyramid, level: number): number {
  return width - (width >> level);
}

/** Level of a block. */
function levelOf({ levels, width }: BlockPyramid, block: number): number {
  return levels - 32 + Math.clz32(width - block - 1);
}

/** First fix of a block. */
export function firstFix(pyramid: BlockPyramid, block: number): number {
  const { width } = pyramid;
  return width - ((width - block) << levelOf(pyramid, block));
}

/** Last fix of a block. */
export function lastFix(pyramid: BlockPyramid, block: number): number {
  const { width, count } = pyramid;
  const end = width - ((width - block - 1) << levelOf(pyramid, block));
  return (end < count ? end : count) - 1;
}

/** Middle fix of a block. */
export function middleFix(pyramid: BlockPyramid, block: number): number {
  return (firstFix(pyramid, block) + lastFix(pyramid, block)) >> 1;
}

export function isFix({ count }: BlockPyramid, block: number): boolean {
  return block < count;
}
