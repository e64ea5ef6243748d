/** A limited number of slots that callers use in turn. */
export interface Slots {
  /**
   * Waits for a free slot and returns a function that frees it again.
   *
   * @param caller Callers who wait take turns, so that one with many requests delays no other.
   * @throws {BusyError} If none is free in time.
   */
  take(caller?: string | number): Promise<() => void>;
}

/** All slots are in use. The same call may succeed later. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Waiter {
  readonly go: () => void;
}

/**
 * @param count Number of slots.
 * @param maxWaitMs Longest wait for one.
 */
export function createSlots(count: number, maxWaitMs: number): Slots {
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

  return {
    async take(caller = '') {
      if (free > 0) {
        free -= 1;
      } else {
        await new Promise<void>((resolve, reject) => {
          const waiter = {
            go: () => {
              clearTimeout(timer);
              resolve();
            },
          };
          const timer = setTimeout(() => {
            remove(caller, waiter);
            reject(new BusyError(`No slot was free within ${maxWaitMs / 1000} s.`));
          }, maxWaitMs);
          const waiters = waiting.get(caller) ?? new Set();
          waiting.set(caller, waiters.add(waiter));
        });
      }
      let isHeld = true;
      return () => {
        if (isHeld) release();
        isHeld = false;
      };
    },
  };
}
