export interface Deadline {
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
}

/**
 * Runs a task with a signal that fires when the caller cancels or the time is over, and stops
 * waiting for the task then. A task that returns before all of its data has arrived passes the end of the
 * data to `until`; the signal may fire until then.
 *
 * @throws An `AbortError`, or a `TimeoutError` if the time is over.
 */
export async function withDeadline<T>(
  { signal, timeoutMs }: Deadline,
  task: (signal: AbortSignal, until: (end: Promise<void>) => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal: inner } = controller;
  const cancel = () => controller.abort(reasonOf(signal));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    inner.addEventListener('abort', () => reject(inner.reason));
  });
  // Handled here if the task fails first.
  ended.catch(() => undefined);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  if (timeoutMs !== undefined) {
    const timeout = new DOMException('The call took too long.', 'TimeoutError');
    timer = setTimeout(() => controller.abort(timeout), timeoutMs);
  }
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  };
  let rest: Promise<void> | undefined;
  const until = (given: Promise<void>) => {
    rest = given;
  };
  try {
    return await Promise.race([ended, inner.aborted ? ended : task(inner, until)]);
  } finally {
    if (rest) void rest.then(end, end);
    else end();
  }
}

/** Callers may cancel with any value; only a timeout means something else. */
function reasonOf(signal: AbortSignal | undefined): unknown {
  const reason: unknown = signal?.reason;
  const isError = reason instanceof Error && /^(Abort|Timeout)Error$/.test(reason.name);
  return isError ? reason : new DOMException('Cancelled.', 'AbortError');
}

/** @throws The reason of the signal, when it fires. */
export async function pause(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) throw reasonOf(signal);
  await new Promise<void>((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, durationMs);
    signal?.addEventListener('abort', cancel, { once: true });
  });
}
