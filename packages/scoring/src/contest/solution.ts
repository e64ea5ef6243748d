/** The best geometry of one contest: fixes of the track in order of time and what they measure. */
export interface Solution {
  /** Start, turnpoints and finish as indices of fixes, never falling. */
  readonly fixes: readonly number[];
  /** The lines that were measured, as pairs of fixes. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** Factor of the lines: 2 for out and return. */
  readonly times: number;
  /** Length of the lines, times `times`. */
  readonly distanceM: number;
  /** Upper bound of all solutions, in metres: `distanceM` if the search has proven it optimal. */
  readonly upperBoundM: number;
}

/**
 * Compares two equally long solutions: the one that finishes earlier counts, then the one that
 * starts earlier, then the one whose first differing fix is earlier. A path of fewer legs than
 * allowed repeats its start for each missing leg.
 */
export function isEarlier(fixes: readonly number[], others: readonly number[]): boolean {
  const finishes = (fixes.at(-1) ?? 0) - (others.at(-1) ?? 0);
  if (finishes !== 0) return finishes < 0;
  const differing = fixes.findIndex((fix, i) => fix !== others[i]);
  return differing !== -1 && fixes[differing]! < (others[differing] ?? Infinity);
}

/**
 * Whether `candidate` replaces `best`: it is longer, or as long and earlier. Solutions are equally
 * long where their lengths are the same number, which `lineLengthM` makes independent of the order
 * of their lines.
 */
export function isBetterSolution(candidate: Solution, best: Solution | undefined): boolean {
  if (!best) return true;
  if (candidate.distanceM !== best.distanceM) return candidate.distanceM > best.distanceM;
  return isEarlier(candidate.fixes, best.fixes);
}

/** The lines between neighbouring fixes, without those of no length. */
export function legsOf(fixes: readonly number[]): [from: number, to: number][] {
  return fixes
    .slice(1)
    .map((to, index): [number, number] => [fixes[index]!, to])
    .filter(([from, to]) => from !== to);
}
