/** Highest level of a sensor. */
const MAX_LEVEL = 999;
/** Marks a fix that does not count. */
export const NO_LEVEL = -1;

export function medianLevel(levels: Int32Array): number {
  return levelAt(countLevels(levels), 0.5);
}

/** Returns the number of fixes of each level. Negative levels do not count. */
export function countLevels(levels: Int32Array): Uint32Array {
  const counts = new Uint32Array(MAX_LEVEL + 1);
  for (const level of levels) {
    if (level >= 0) counts[level]! += 1;
  }
  return counts;
}

/** Returns the level that this share of the fixes does not exceed. 0 without any. */
export function levelAt(counts: Uint32Array, share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  const level = counts.findIndex((count) => (below += count) > wanted);
  return Math.max(level, 0);
}
