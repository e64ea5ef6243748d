/**
 * Counts the work of all searches on a flight, and limits it. A unit is about the time to compare
 * two blocks of fixes, some ten nanoseconds.
 */
export class Work {
  readonly #limit: number;
  #done = 0;

  constructor(limit = Infinity) {
    this.#limit = limit;
  }

  get done(): number {
    return this.#done;
  }

  /** Remaining work. */
  get left(): number {
    return Math.max(0, this.#limit - this.#done);
  }

  add(units: number): void {
    this.#done += units;
  }
}

/** Share of a flight's work for the searches in one window. */
export interface WorkShare {
  readonly work: Work;
  /** Share of the window in the flight, 0 to 1. */
  readonly share: number;
}

/** Limits of a search. */
export interface SearchOptions {
  /** Maximum work for an exact proof; by default the solver decides. */
  readonly exactLimit?: number | undefined;
  /** Minimum length in metres. Shorter courses are not returned. */
  readonly atLeastM?: number | undefined;
  /**
   * Called if no course is found, with the upper bound in metres of its length; 0 if there is none.
   */
  readonly onNothing?: ((boundM: number) => void) | undefined;
}

/** Maximum relative error of a proof that is not exact: half of the promised 0.1 %. */
export const TOLERANCE = 5e-4;

/** Minimum length in metres. Shorter solutions round to a distance of 0. */
export const MIN_DISTANCE_M = 5;

/**
 * A search ends after this many times the exact limit. In between it proves the optimum within
 * `TOLERANCE`.
 */
const PROOF_MULTIPLE = 4;
/** Maximum share of the remaining work per search, in total and for an exact proof. */
const MAX_SHARE = 1 / 2;
const MAX_PROOF_SHARE = 2 / 3;
/** Minimum work of a search if others have used up the work. It suffices for a good result. */
const MIN_WORK = 5e5;

/**
 * Decides how long a search continues. All recorded flights tested so far are proven to the metre.
 * Hard ones, such as two places that alternate for hours, cannot block a machine.
 */
export class SearchBudget {
  readonly #work: Work;
  /** Work after which a proof may be less than exact, and work after which the search ends. */
  readonly #content: number;
  readonly #end: number;
  #forgoneM = 0;

  /** @param exactLimit Maximum work for an exact proof; a search ends after four times as much. */
  constructor({ work, share }: WorkShare, exactLimit: number) {
    // A window may use more than its share while much is left, because most windows need little.
    const most = Math.min(
      PROOF_MULTIPLE * exactLimit,
      Math.max(share * MIN_WORK, Math.sqrt(share) * MAX_SHARE * work.left),
    );
    this.#work = work;
    this.#content = work.done + Math.min(exactLimit, MAX_PROOF_SHARE * most);
    this.#end = work.done + most;
  }

  /**
   * Returns the factor by which a bound must exceed the best solution to justify `nextWork` more:
   * at first 1, which proves the optimum; then `1 + TOLERANCE`, which proves it within the
   * tolerance; at the end Infinity, so that the best solution so far is the result.
   */
  demand(nextWork = 0): number {
    const done = this.#work.done + nextWork;
    if (done <= this.#content) return 1;
    return done <= this.#end ? 1 + TOLERANCE : Infinity;
  }

  /** Records the bound in metres of a branch that is skipped to save work. */
  forgo(boundM: number): void {
    this.#forgoneM = Math.max(this.#forgoneM, boundM);
  }

  /** Largest bound of a skipped branch in metres; 0 if nothing was skipped. */
  get forgoneM(): number {
    return this.#forgoneM;
  }
}
