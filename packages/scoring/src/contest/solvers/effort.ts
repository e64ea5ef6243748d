/**
 * How far a search goes. Every recorded flight met so far is proven to the last metre with a small
 * part of it; it keeps files made to be hard, such as two places alternating for hours, from
 * occupying a machine.
 */
export interface Effort {
  /** Counts work done. */
  spend(work: number): void;
  /**
   * The factor by which a bound must exceed the best solution to be worth `nextWork` more: 1 at
   * first, which proves the optimum; then a little more, which proves it within `TOLERANCE`;
   * Infinity in the end, where nothing is and the best so far is the answer.
   */
  demand(nextWork?: number): number;
  /** Remembers the bound, in metres, of what is left out because it is not worth the work. */
  forgo(boundM: number): void;
  /** The largest bound left out so, 0 where everything was looked at. */
  forgoneM(): number;
}

/** How far a search goes, and from where. */
export interface SearchOptions {
  /** Work that may be spent on an exact proof, in the measure of the solver; else its own. */
  readonly patience?: number | undefined;
  /** Courses shorter than this, in metres, are of no interest. */
  readonly atLeastM?: number | undefined;
}

/** Half of the 0.1 % within which results are promised. */
export const TOLERANCE = 5e-4;

/** A solution shorter than this, in metres, rounds to no distance at all. */
export const LEAST_DISTANCE_M = 5;

const LAST_STRETCH = 4;

/** @param patience Work that may be spent on an exact proof; four times as much in all. */
export function createEffort(patience: number): Effort {
  let spent = 0;
  let largestM = 0;
  return {
    spend: (work) => {
      spent += work;
    },
    demand: (nextWork = 0) => {
      if (spent + nextWork <= patience) return 1;
      return spent + nextWork <= LAST_STRETCH * patience ? 1 + TOLERANCE : Infinity;
    },
    forgo: (boundM) => {
      largestM = Math.max(largestM, boundM);
    },
    forgoneM: () => largestM,
  };
}
