import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.js';
import { createSlots } from '../database/slots.js';
import { callerAddress } from './rate-limits.js';

/** Longest wait of a call for its turn. */
const MAX_WAIT_MS = 20_000;
/** Largest share of the connections for calls that only read. The rest is for uploads, changes and jobs. */
const SHARE = 0.6;
/** Reads at a time beyond one for each processor, because statements also wait for the disk. More would delay other calls. */
const EXTRA_READS = 2;

/**
 * Returns a check before calls that only read: a few at a time use the database, and callers take
 * turns, so that many calls of one of them delay neither others nor uploads. A turn ends when
 * the response is ready to be sent, because a slow caller receives it without the database; a stream
 * keeps it to its end.
 *
 * @throws {BusyError} From the check, if its turn does not come in time.
 */
export function readTurns(
  app: FastifyInstance,
  { databaseConnections }: Pick<Config, 'databaseConnections'>,
): onRequestAsyncHookHandler {
  const useful = availableParallelism() + EXTRA_READS;
  const slots = createSlots(Math.min(useful, Math.ceil(databaseConnections * SHARE)), MAX_WAIT_MS);
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!(payload instanceof Readable)) ends.get(request)?.();
  });
  return async (request, { raw }) => {
    const end = await slots.take(callerAddress(request));
    ends.set(request, end);
    // If the caller has disconnected, the event no longer fires.
    if (raw.closed) end();
    else raw.once('close', end);
  };
}
