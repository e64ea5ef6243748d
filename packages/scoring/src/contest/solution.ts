/**
 * The best course of one contest: fixes of the track in chronological order, and their measured
 * length.
 */
export interface Solution {
  /** Start, turnpoints and finish as indexes of fixes, in ascending order. Fixes may repeat. */
  readonly fixes: readonly number[];
  /** The measured lines, as pairs of fixes. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** Factor of the lines: 2 for out and return. */
  readonly times: number;
  /** Length of the lines in metres, multiplied by `times`. */
  readonly distanceM: number;
  /**
   * Upper bound of all solutions in metres; equal to `distanceM` if the solution is proven to be
   * optimal.
   */
  readonly upperBoundM: number;
}

/**
 * Whether `fixes` has precedence over an equally long solution. It does if it finishes earlier,
 * then if it starts earlier, then if its first differing fix is earlier. A path with fewer legs
 * than allowed repeats its start for each missing leg.
 */
export function isEarlier(fixes: readonly number[], others: readonly number[]): boolean {
  const finishes = (fixes.at(-1) ?? 0) - (others.at(-1) ?? 0);
  if (finishes !== 0) return finishes < 0;
  const differing = fixes.findIndex((fix, i) => fix !== others[i]);
  return differing !== -1 && fixes[differing]! < (others[differing] ?? Infinity);
}

/**
 * Whether `candidate` replaces `best`: it is longer, or equally long and has precedence. Lengths
 * can be compared exactly, because `lineLengthM` makes sums independent of the order of lines.
 */
export function isBetterSolution(candidate: Solution, best: Solution | undefined): boolean {
  if (!best) return true;
  if (candidate.distanceM !== best.distanceM) return candidate.distanceM > best.distanceM;
  return isEarlier(candidate.fixes, best.fixes);
}

/** Lines between consecutive fixes, without those of length 0. */
export function legsOf(fixes: readonly number[]): [from: number, to: number][] {
  return fixes
    .slice(1)
    .map((to, index): [number, number] => [fixes[index]!, to])
    .filter(([from, to]) => from !== to);
}
