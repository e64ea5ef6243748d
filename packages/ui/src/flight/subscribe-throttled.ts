import type { CursorStore } from './cursor-store.js';

/** Interval at which changing texts still look live. */
const TEXT_INTERVAL_MS = 100;
/** A cursor that has not moved for this time is at rest. */
const REST_MS = 120;

/**
 * Subscribes to a cursor with updates that are too expensive for every move, such as changes of the
 * document. Calls the listener on the first move, then at intervals while the cursor keeps moving, and
 * once more for the last move.
 *
 * @param intervalMs Minimum time between calls. `Infinity` waits until the cursor is at rest.
 * @returns Unsubscribes.
 */
export function subscribeThrottled(
  cursor: CursorStore,
  listener: () => void,
  intervalMs = TEXT_INTERVAL_MS,
): () => void {
  const waitsForRest = intervalMs === Number.POSITIVE_INFINITY;
  let calledMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function call() {
    timer = undefined;
    calledMs = performance.now();
    listener();
  }

  function move() {
    if (waitsForRest) {
      clearTimeout(timer);
      timer = setTimeout(call, REST_MS);
      return;
    }
    if (timer !== undefined) return;
    const leftMs = calledMs + intervalMs - performance.now();
    if (leftMs > 0) timer = setTimeout(call, leftMs);
    else call();
  }

  const unsubscribe = cursor.subscribe(move);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
