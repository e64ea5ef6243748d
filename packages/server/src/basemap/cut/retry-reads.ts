import { setTimeout } from 'node:timers/promises';
import type { RangeReader } from '../../platform/tiles/range-reader.js';
import { UnreachableError } from '../../platform/tiles/tile-source.js';

export interface RetryOptions {
  /** Pauses before further attempts. */
  readonly pausesMs: readonly number[];
  readonly signal?: AbortSignal | undefined;
}

/**
 * Wraps a reader so that it tries again when its server does not respond.
 *
 * @throws {DOMException} When reading, if the signal aborts.
 */
export function retryReads(read: RangeReader, { pausesMs, signal }: RetryOptions): RangeReader {
  return async (offset, length) => {
    for (const pauseMs of pausesMs) {
      signal?.throwIfAborted();
      try {
        return await read(offset, length);
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
      }
      await setTimeout(pauseMs, undefined, signal && { signal });
    }
    signal?.throwIfAborted();
    return read(offset, length);
  };
}
