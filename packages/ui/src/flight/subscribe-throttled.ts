import type { CursorStore } from './cursor-store.js';

/** A cursor that did not move for this time is at rest. */
const REST_MS = 120;
const DEFAULT_INTERVAL_MS = 2000;

export interface ThrottleOptions {
  /** Minimum time between calls while the cursor moves, by default 2000 ms. `Infinity` waits for rest. */
  intervalMs?: number | undefined;
  /** Whether `flushThrottled` calls the listener immediately. */
  isFlushable?: boolean;
}

/** @param isMoving False for the first move, at rest and after a flush. */
type ThrottledListener = (isMoving: boolean) => void;

interface Subscription {
  listener: ThrottledListener;
  intervalMs: number;
  isFlushable: boolean;
  lastCallMs: number;
}

interface Throttle {
  add: (subscription: Subscription) => void;
  remove: (subscription: Subscription) => void;
  call: (isDue: (subscription: Subscription) => boolean, isMoving?: boolean) => void;
}

const throttles = new WeakMap<CursorStore, Throttle>();

/**
 * Subscribes to a cursor with updates that are too expensive for every move, such as changes of the
 * document. Calls the listener when the cursor comes to rest, on the first move after a pause, and
 * at intervals while it keeps moving.
 *
 * @returns Unsubscribes.
 */
export function subscribeThrottled(
  cursor: CursorStore,
  listener: ThrottledListener,
  { intervalMs = DEFAULT_INTERVAL_MS, isFlushable = false }: ThrottleOptions = {},
): () => void {
  const throttle = throttles.get(cursor) ?? createThrottle(cursor);
  throttles.set(cursor, throttle);
  const lastCallMs = Number.NEGATIVE_INFINITY;
  const subscription = { listener, intervalMs, isFlushable, lastCallMs };
  throttle.add(subscription);
  return () => throttle.remove(subscription);
}

/** Updates flushable listeners immediately. After a key press, screen readers ask for the text at once. */
export function flushThrottled(cursor: CursorStore): void {
  throttles.get(cursor)?.call(({ isFlushable }) => isFlushable);
}

function createThrottle(cursor: CursorStore): Throttle {
  const subscriptions = new Set<Subscription>();
  let unsubscribe: (() => void) | undefined;
  let movedMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function call(isDue: (subscription: Subscription) => boolean, isMoving = false) {
    const nowMs = performance.now();
    for (const subscription of subscriptions) {
      if (!isDue(subscription)) continue;
      subscription.lastCallMs = nowMs;
      subscription.listener(isMoving);
    }
  }

  function checkRest() {
    const leftMs = movedMs + REST_MS - performance.now();
    if (leftMs > 0) timer = setTimeout(checkRest, leftMs);
    // After a long frame, moves made meanwhile arrive with the next one.
    else frame = requestAnimationFrame(confirmRest);
  }

  function confirmRest() {
    if (performance.now() - movedMs < REST_MS) {
      checkRest();
      return;
    }
    timer = undefined;
    call(() => true);
  }

  function move() {
    movedMs = performance.now();
    const isMoving = timer !== undefined;
    timer ??= setTimeout(checkRest, REST_MS);
    call(
      ({ intervalMs, lastCallMs }) => intervalMs < Infinity && movedMs - lastCallMs >= intervalMs,
      isMoving,
    );
  }

  return {
    add(subscription) {
      subscriptions.add(subscription);
      unsubscribe ??= cursor.subscribe(move);
    },
    remove(subscription) {
      subscriptions.delete(subscription);
      if (subscriptions.size > 0) return;
      unsubscribe?.();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      unsubscribe = timer = undefined;
    },
    call,
  };
}
