/** Waits for work until somebody wishes to stop; then the work goes on by itself, to whatever end. */
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
