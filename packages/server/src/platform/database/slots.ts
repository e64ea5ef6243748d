/** A limited number of slots that callers use in turn. */
export interface Slots {
  /**
   * Waits for a free slot and returns a function that frees it again.
   *
   * @throws {QueueFullError} If the caller already waits for too many.
   * @throws {BusyError} If none is free in time.
   * @throws The reason of `signal`.
   */
  take(options?: TakeOptions): Promise<() => void>;
}

export interface TakeOptions {
  /** Callers who wait take turns, so that one with many requests delays no other. */
  caller?: string | number;
  /** Ends the wait. */
  signal?: AbortSignal;
}

export interface SlotsOptions {
  /** Number of slots. */
  count: number;
  /** Longest wait for one. */
  maxWaitMs: number;
  /** Maximum number of requests of one caller that wait; unlimited by default. */
  maxWaiting?: number;
}

/** All slots are in use. The same call may succeed later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** A caller already waits for too many slots. */
export class QueueFullError extends BusyError {
  override name = 'QueueFullError';
}

interface Waiter {
  readonly go: () => void;
}

export function createSlots({ count, maxWaitMs, maxWaiting = Infinity }: SlotsOptions): Slots {
  let free = count;
  // By caller, in the order of their next turns; only callers that wait have an entry.
  const waiting = new Map<string | number, Set<Waiter>>();

  function release(): void {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    const [caller, waiters] = next;
    const [waiter] = waiters;
    remove(caller, waiter!);
    // Moves the caller behind the others that wait.
    if (waiting.delete(caller)) waiting.set(caller, waiters);
    waiter!.go();
  }

  function remove(caller: string | number, waiter: Waiter): void {
    const waiters = waiting.get(caller);
    waiters?.delete(waiter);
    if (waiters?.size === 0) waiting.delete(caller);
  }

  function wait(caller: string | number, signal: AbortSignal | undefined): Promise<void> {
    const waiters = waiting.get(caller) ?? new Set();
    if (waiters.size >= maxWaiting) {
      throw new QueueFullError(`The caller already waits for ${waiters.size} slots.`);
    }
    const done = new AbortController();
    return new Promise<void>((resolve, reject) => {
      const waiter = { go: resolve };
      const giveUp = (reason: unknown) => {
        remove(caller, waiter);
        reject(reason);
      };
      const timer = setTimeout(
        () => giveUp(new BusyError(`No slot was free within ${maxWaitMs / 1000} s.`)),
        maxWaitMs,
      );
      done.signal.addEventListener('abort', () => clearTimeout(timer));
      signal?.addEventListener('abort', () => giveUp(signal.reason), { signal: done.signal });
      waiting.set(caller, waiters.add(waiter));
    }).finally(() => done.abort());
  }

  return {
    async take({ caller = '', signal } = {}) {
      signal?.throwIfAborted();
      if (free > 0) free -= 1;
      else await wait(caller, signal);
      let isHeld = true;
      return () => {
        if (isHeld) release();
        isHeld = false;
      };
    },
  };
}
