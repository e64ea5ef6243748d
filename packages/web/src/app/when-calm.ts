/** A map or a barogram draws for a while, and has the browser idle in between. */
const CALM_MS = 2000;
/** A page that never is calm, such as one that plays a replay, is not waited for. */
const PATIENCE_MS = 20_000;
/** Of the moment after that. */
const IDLE_TIMEOUT_MS = 1000;
const BUSY = 'longtask';

/**
 * Calls back once the page has done nothing long for two seconds, or after twenty; where the browser
 * does not tell of long tasks, after two.
 */
export function whenCalm(onCalm: () => void): void {
  const lastMs = performance.now() + PATIENCE_MS;
  let busyUntilMs = performance.now();
  const note = (tasks: readonly PerformanceEntry[]) => {
    for (const { startTime, duration } of tasks) {
      busyUntilMs = Math.max(busyUntilMs, startTime + duration);
    }
  };
  const observer = watchTasks(note);
  const look = () => {
    // One that has just ended may not have been told yet.
    note(observer?.takeRecords() ?? []);
    const restMs = Math.min(busyUntilMs + CALM_MS, lastMs) - performance.now();
    if (restMs > 0) {
      setTimeout(look, restMs);
      return;
    }
    observer?.disconnect();
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(onCalm, { timeout: IDLE_TIMEOUT_MS });
    } else onCalm();
  };
  look();
}

function watchTasks(
  onTasks: (tasks: readonly PerformanceEntry[]) => void,
): PerformanceObserver | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(BUSY)) return undefined;
  const observer = new PerformanceObserver((list) => onTasks(list.getEntries()));
  observer.observe({ type: BUSY });
  return observer;
}
