import type { CompetitionResult } from '../competitions/model/evaluate-flight.js';

/** Result of a flight; null if it cannot be evaluated. */
export type Evaluation = CompetitionResult | null;

/** More than the flights of a large competition on all of its days. */
const MAX_KEPT = 5000;

/** Results of flights for tasks. Requests for the same one share it, also while it is computed. */
export class EvaluationCache {
  readonly #kept = new Map<string, Promise<Evaluation>>();

  find(key: string): Promise<Evaluation> | undefined {
    return this.#kept.get(key);
  }

  /** Keeps the result of a computation, unless it fails. */
  add(key: string, evaluation: Promise<Evaluation>): Promise<Evaluation> {
    this.#kept.set(key, evaluation);
    evaluation.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return evaluation;
  }
}
