/** The best geometry of one contest: fixes of the track in order of time and what they measure. */
export interface Solution {
  /** Start, turnpoints and finish as indices of fixes, never falling. */
  readonly fixes: readonly number[];
  /** The lines that were measured, as pairs of fixes. */
  readonly lines: readonly (readonly [from: number, to: number])[];
  /** How often the lines count: 2 for out and return. */
  readonly times: number;
  /** Length of the lines, times `times`. */
  readonly distanceM: number;
}

/** Whether `candidate` replaces `best`: more distance, then the earlier finish, then the start. */
export function isBetterSolution(candidate: Solution, best: Solution | undefined): boolean {
  if (!best || candidate.distanceM !== best.distanceM) {
    return !best || candidate.distanceM > best.distanceM;
  }
  const finishes = (candidate.fixes.at(-1) ?? 0) - (best.fixes.at(-1) ?? 0);
  return finishes < 0 || (finishes === 0 && (candidate.fixes[0] ?? 0) < (best.fixes[0] ?? 0));
}

/** The lines between neighbouring fixes, without those of no length. */
export function legsOf(fixes: readonly number[]): [from: number, to: number][] {
  return fixes
    .slice(1)
    .map((to, index): [number, number] => [fixes[index]!, to])
    .filter(([from, to]) => from !== to);
}
