import { setTimeout as delay } from 'node:timers/promises';
import { type Engine, type EngineOptions, startEngine } from './embedded-engine.js';

export interface KeepRunningOptions extends EngineOptions {
  /** Called each time the engine ended, and when it could not be started. */
  onError: (error: Error) => void;
}

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;

/**
 * Starts the database engine of a data folder, and starts it again at the same address whenever it
 * ends, after a second at first. Each time it ends the wait doubles, up to a minute, until it has run
 * for longer than the last wait.
 *
 * @throws The reason of `signal`.
 */
export async function keepRunning({
  onError,
  ...options
}: KeepRunningOptions): Promise<Pick<Engine, 'url' | 'stop'>> {
  const stopping = new AbortController();
  let engine = await startEngine(options);
  const { url, port } = engine;
  const watching = watch();
  return {
    url,
    async stop() {
      stopping.abort();
      await engine.stop();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    const { signal } = stopping;
    let waitMs = FIRST_WAIT_MS;
    while (!signal.aborted) {
      const startedAt = performance.now();
      await engine.ended;
      if (signal.aborted) return;
      const hasRunLong = performance.now() - startedAt > MAX_WAIT_MS;
      if (hasRunLong) waitMs = FIRST_WAIT_MS;
      onError(new Error(`The database ended by itself; it starts again in ${waitMs / 1000} s.`));
      await delay(waitMs, undefined, { signal }).catch(() => {});
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
      try {
        engine = await startEngine({ ...options, port, signal });
      } catch (error) {
        if (!signal.aborted) onError(error as Error);
      }
    }
  }
}
