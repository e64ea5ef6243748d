/**
 * Work of all searches on a flight, and its limit. A unit is about the time in which two blocks of
 * fixes are compared, some ten nanoseconds.
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

  /** Work that is left. */
  get left(): number {
    return Math.max(0, this.#limit - this.#done);
  }

  add(units: number): void {
    this.#done += units;
  }
}

/** Share of the work of a flight for the searches in one window. */
export interface WorkShare {
  readonly work: Work;
  /** Share of the window in the flight; 1 if there is no other. */
  readonly share: number;
}

/** Limits of a search. */
export interface SearchOptions {
  /** Maximum work for an exact proof; by default the solver decides. */
  readonly exactLimit?: number | undefined;
  /** Courses shorter than this, in metres, are of no interest. */
  readonly atLeastM?: number | undefined;
  /** Called if no course was found, with the bound of its length in metres; 0 if there is none. */
  readonly onNothing?: ((boundM: number) => void) | undefined;
}

/** Half of the 0.1 % within which results are promised. */
export const TOLERANCE = 5e-4;

/** A solution shorter than this, in metres, rounds to no distance at all. */
export const MIN_DISTANCE_M = 5;

/** After this many times the exact limit a search ends; in between it proves the optimum within `TOLERANCE`. */
const PROOF_MULTIPLE = 4;
/** Maximum share of the remaining budget per search, in total and for an exact proof. */
const MAX_SHARE = 1 / 2;
const MAX_PROOF_SHARE = 2 / 3;
/** Even if others have left no work, a search still finds something good with this. */
const MIN_WORK = 5e5;

/**
 * Decides how far a search goes. Every recorded flight met so far is proven to the last metre.
 * Adversarial files, such as two places alternating for hours, cannot occupy a machine.
 */
export class SearchBudget {
  readonly #work: Work;
  /** Work after which a proof may be less than exact, and after which the search ends. */
  readonly #content: number;
  readonly #end: number;
  #forgoneM = 0;

  /** @param exactLimit Work that may be done for an exact proof; four times as much in all. */
  constructor({ work, share }: WorkShare, exactLimit: number) {
    // A window takes more than its share while much is left: most need little.
    const most = Math.min(
      PROOF_MULTIPLE * exactLimit,
      Math.max(share * MIN_WORK, Math.sqrt(share) * MAX_SHARE * work.left),
    );
    this.#work = work;
    this.#content = work.done + Math.min(exactLimit, MAX_PROOF_SHARE * most);
    this.#end = work.done + most;
  }

  /**
   * Returns the factor by which a bound must exceed the best solution to be worth `nextWork` more:
   * 1 at first, which proves the optimum; then a little more, which proves it within `TOLERANCE`;
   * Infinity at the end, when the best so far is the result.
   */
  demand(nextWork = 0): number {
    const done = this.#work.done + nextWork;
    if (done <= this.#content) return 1;
    return done <= this.#end ? 1 + TOLERANCE : Infinity;
  }

  /** Records the bound, in metres, of a branch that is skipped because it is not worth the work. */
  forgo(boundM: number): void {
    this.#forgoneM = Math.max(this.#forgoneM, boundM);
  }

  /** The largest bound of a skipped branch; 0 if everything was visited. */
  get forgoneM(): number {
    return this.#forgoneM;
  }
}
