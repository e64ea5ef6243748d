import type { ChordPoints } from '../../geo/chord.js';
import { BOX, placeBlock, placeLargeBlocks } from './block-balls.js';
import {
  type BlockPyramid,
  firstBlock,
  firstFix,
  lastFix,
  levelsOf,
  sizeOf,
  widthOf,
} from './block-numbers.js';

/**
 * Builds the pyramid of the fixes of a flight.
 *
 * @param points Columns with the width of the pyramid; they start with the fixes.
 * @param altitudeM One altitude per fix, in metres.
 */
export function createBlockPyramid(
  { x, y, z }: Pick<ChordPoints, 'x' | 'y' | 'z'>,
  altitudeM: Int16Array,
): BlockPyramid {
  const count = altitudeM.length;
  const levels = levelsOf(count);
  const width = widthOf(count);
  const pyramid: BlockPyramid = {
    count,
    levels,
    width,
    root: width - 2,
    x,
    y,
    z,
    radius: new Float64Array(width),
    lowestM: new Int16Array(width),
    highestM: new Int16Array(width),
    box: new Float64Array(BOX),
  };
  pyramid.lowestM.set(altitudeM);
  pyramid.highestM.set(altitudeM);
  placeLargeBlocks(pyramid);
  return pyramid;
}

/** Earlier half of a block of several fixes. */
export function firstHalf(pyramid: BlockPyramid, block: number): number {
  const half = 2 * block - pyramid.width;
  placeBlock(pyramid, half);
  return half;
}

/** Later half of a block of several fixes; -1 if the fixes end before it. */
export function secondHalf(pyramid: BlockPyramid, block: number): number {
  const half = 2 * block - pyramid.width + 1;
  if (firstFix(pyramid, half) >= pyramid.count) return -1;
  placeBlock(pyramid, half);
  return half;
}

/** Halves of blocks of one level, in order. */
export function halves(pyramid: BlockPyramid, blocks: Int32Array): Int32Array {
  const halved = new Int32Array(2 * blocks.length);
  let count = 0;
  for (let i = 0; i < blocks.length; i++) {
    halved[count++] = firstHalf(pyramid, blocks[i]!);
    const second = secondHalf(pyramid, blocks[i]!);
    if (second !== -1) halved[count++] = second;
  }
  return halved.subarray(0, count);
}

/** Lowest level that has at most `blocks` blocks. */
export function levelWithBlocks(pyramid: BlockPyramid, blocks: number): number {
  let level = 0;
  while (level < pyramid.levels - 1 && sizeOf(pyramid, level) > blocks) level++;
  return level;
}

/** All blocks of a level, in order. */
export function blocksOfLevel(pyramid: BlockPyramid, level: number): Int32Array {
  const blocks = new Int32Array(sizeOf(pyramid, level));
  for (let place = 0; place < blocks.length; place++) {
    blocks[place] = blockAt(pyramid, level, place);
  }
  return blocks;
}

/** Returns the block of a level at an index, counted from 0. */
export function blockAt(pyramid: BlockPyramid, level: number, place: number): number {
  const block = firstBlock(pyramid, level) + place;
  placeBlock(pyramid, block);
  return block;
}

/** Fix of a block that satisfies a condition and is nearest the middle of the block. */
export function nearestFix(
  pyramid: BlockPyramid,
  block: number,
  passes: (fix: number) => boolean,
): number | undefined {
  const first = firstFix(pyramid, block);
  const last = lastFix(pyramid, block);
  const middle = (first + last) >> 1;
  for (let offset = 0; offset <= last - first; offset++) {
    if (middle - offset >= first && passes(middle - offset)) return middle - offset;
    if (middle + offset <= last && passes(middle + offset)) return middle + offset;
  }
  return undefined;
}
