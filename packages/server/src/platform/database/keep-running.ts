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
 * ends, after a second at first. Each end and each failed start doubles the wait, up to a minute. After
 * a run of more than a minute it is a second again.
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
      if (performance.now() - startedAt > MAX_WAIT_MS) waitMs = FIRST_WAIT_MS;
      onError(new Error(`The database ended by itself; it starts again in ${waitMs / 1000} s.`));
      waitMs = await startAgain(waitMs);
    }
  }

  /** Returns the next wait. */
  async function startAgain(firstWaitMs: number): Promise<number> {
    const { signal } = stopping;
    for (let waitMs = firstWaitMs; ; waitMs = doubled(waitMs)) {
      await delay(waitMs, undefined, { signal }).catch(() => {});
      try {
        engine = await startEngine({ ...options, port, signal });
        // It was stopped when the engine was about to run.
        if (signal.aborted) await engine.stop();
        return doubled(waitMs);
      } catch (error) {
        if (signal.aborted) return waitMs;
        onError(error as Error);
      }
    }
  }
}

function doubled(waitMs: number): number {
  return Math.min(2 * waitMs, MAX_WAIT_MS);
}
