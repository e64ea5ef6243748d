/** Waits for work until the signal aborts; the work then continues in the background. */
export async function untilAborted<T>(
  signal: AbortSignal | undefined,
  work: Promise<T>,
): Promise<T> {
  if (!signal) return work;
  const done = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { signal: done.signal });
  });
  return Promise.race([aborted, work]).finally(() => done.abort());
}
