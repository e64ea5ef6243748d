import type { Progress } from '../../../platform/terminal/progress-bar.js';
import { countSelected, type FlightSelection, selectedIds } from './flight-selection.js';
import { type RescoreOutcome, type RescoreServices, rescoreFlight } from './rescore-flight.js';

export interface RescoreOptions {
  readonly services: RescoreServices;
  readonly selection: FlightSelection;
  /** Number of flights scored at a time. */
  readonly threads: number;
  /** Only finds what would change. */
  readonly isDryRun?: boolean;
  readonly onOutcome?: (flightId: number, outcome: RescoreOutcome) => void;
  readonly onProgress?: (progress: RescoreProgress) => void;
  /** Stops after the current flights. */
  readonly signal?: AbortSignal | undefined;
}

export interface RescoreProgress extends Progress {
  /** Id up to which all selected flights are done. */
  doneTo: number;
}

/**
 * Scores the flights of a selection again by ascending id, several at a time. Each flight changes
 * with all its consequences at once.
 *
 * @throws The first error of the database, after the current flights.
 */
export async function rescoreFlights(options: RescoreOptions): Promise<void> {
  const { services, selection, threads, isDryRun = false, onOutcome, onProgress, signal } = options;
  const total = await countSelected(services.db, selection);
  const ids = selectedIds(services.db, selection);
  const tally = createTally(total, selection.after ?? 0);
  const broken = new AbortController();
  const ending = AbortSignal.any([broken.signal, ...(signal ? [signal] : [])]);
  const work = async () => {
    for (;;) {
      if (ending.aborted) return;
      const { value: id } = await ids.next();
      if (id === undefined) return;
      tally.begin(id);
      onOutcome?.(id, await rescoreFlight(services, id, isDryRun));
      tally.end(id);
      onProgress?.(tally.progress());
    }
  };
  onProgress?.(tally.progress());
  const workers = Array.from({ length: threads }, () =>
    work().catch((error: unknown) => {
      broken.abort();
      throw error;
    }),
  );
  for (const ended of await Promise.allSettled(workers)) {
    if (ended.status === 'rejected') throw ended.reason;
  }
}

/** Counts flights that start in order and end in any order. */
function createTally(total: number, after: number) {
  const atHand = new Set<number>();
  let [done, last] = [0, after];
  return {
    begin(id: number): void {
      last = id;
      atHand.add(id);
    },
    end(id: number): void {
      atHand.delete(id);
      done += 1;
    },
    progress(): RescoreProgress {
      const doneTo = Math.min(last, ...Array.from(atHand, (id) => id - 1));
      return { done, total, doneTo };
    },
  };
}
