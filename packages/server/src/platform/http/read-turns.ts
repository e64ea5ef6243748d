import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.js';
import { createSlots, QueueFullError } from '../database/slots.js';
import { callerAddress, tooManyRequests } from './rate-limits.js';

/** Longest wait of a call for its turn. */
const MAX_WAIT_MS = 20_000;
/** Largest share of the connections for calls that only read. The rest is for uploads, changes and jobs. */
const SHARE = 0.6;
/** Reads at a time beyond one for each processor, because statements also wait for the disk. More would delay other calls. */
const EXTRA_READS = 2;
/** Maximum number of calls of an address that wait. More would not get their turn in time. */
const MAX_WAITING = 500;

export interface ReadTurnsOptions extends Pick<Config, 'databaseConnections'> {
  /** Maximum number of calls of an address that wait. Default 500. */
  maxWaiting?: number;
}

/**
 * Returns a check before calls that only read: a few at a time use the database, and callers take
 * turns, so that many calls of one of them delay neither others nor uploads. A turn ends when
 * the response begins, because a slow caller must not keep it; a stream reads few rows at a time. A
 * caller that disconnects leaves the queue.
 *
 * @throws {BusyError} From the check, if its turn does not come in time.
 * @throws {TooManyRequestsError} From the check, if too many calls of the address wait.
 */
export function readTurns(
  app: FastifyInstance,
  { databaseConnections, maxWaiting = MAX_WAITING }: ReadTurnsOptions,
): onRequestAsyncHookHandler {
  const useful = availableParallelism() + EXTRA_READS;
  const slots = createSlots({
    count: Math.min(useful, Math.ceil(databaseConnections * SHARE)),
    maxWaitMs: MAX_WAIT_MS,
    maxWaiting,
  });
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onSend', async (request) => ends.get(request)?.());
  return async (request, reply) => {
    const disconnected = new AbortController();
    const { signal } = disconnected;
    reply.raw.once('close', () => disconnected.abort());
    // Then the event no longer fires.
    if (reply.raw.closed) disconnected.abort();
    try {
      const end = await slots.take({ caller: callerAddress(request), signal });
      ends.set(request, end);
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    } catch (error) {
      if (error instanceof QueueFullError) throw tooManyRequests(1000);
      if (!signal.aborted) throw error;
      // There is no connection left for a response.
      return reply.hijack();
    }
    return undefined;
  };
}
