import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.js';
import { createSlots } from '../database/slots.js';
import { callerAddress } from './rate-limits.js';

/** Longest wait of a call for its turn. */
const MAX_WAIT_MS = 20_000;
/** Largest share of the connections for calls that only read. The rest is for uploads, changes and jobs. */
const SHARE = 0.6;
/** More than one for each processor, because statements also wait for the disk. Many more would only delay other calls. */
const MORE_THAN_PROCESSORS = 2;

/**
 * Returns a check before calls that only read: a few at a time use the database, and callers take
 * turns, so that many calls of one of them delay neither others nor uploads. A turn ends with the
 * response's first byte, because a slow caller receives the rest without the database.
 *
 * @throws {BusyError} From the check, if its turn does not come in time.
 */
export function readTurns(
  app: FastifyInstance,
  { databaseConnections }: Pick<Config, 'databaseConnections'>,
): onRequestAsyncHookHandler {
  const useful = availableParallelism() + MORE_THAN_PROCESSORS;
  const slots = createSlots(Math.min(useful, Math.ceil(databaseConnections * SHARE)), MAX_WAIT_MS);
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onSend', async (request) => ends.get(request)?.());
  return async (request, { raw }) => {
    const end = await slots.take(callerAddress(request));
    ends.set(request, end);
    // If the caller has disconnected, the event no longer fires.
    if (raw.closed) end();
    else raw.once('close', end);
  };
}
