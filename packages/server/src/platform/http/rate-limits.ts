import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { TooManyRequestsError, text } from '../errors/errors.js';

/** Limit for the calls of an operation. */
export interface RateLimit {
  /** Calls per minute of a user, or of an address without sign-in. */
  readonly perMinute: number;
  /** Calls per minute of an address without sign-in, if fewer. */
  readonly perMinuteOfVisitors?: number;
  /**
   * Counts by address even for signed-in users, so that several accounts do not raise the limit.
   */
  readonly byAddress?: true;
  /** Requests that are not counted. */
  readonly isFree?: (request: { readonly query: Readonly<Record<string, unknown>> }) => boolean;
}

/**
 * Limit of all reads of an address together, except operations with their own limit. It suffices for a
 * busy airfield behind one address, and for a script that copies lists.
 */
const READS: RateLimit = { perMinute: 3000, byAddress: true };

/** Options of the route of an operation; undefined if it has no limit. */
export function rateLimitOptions(limit: RateLimit | undefined, enabled: boolean) {
  if (!limit || !enabled) return undefined;
  const { perMinute, perMinuteOfVisitors = perMinute, byAddress = false, isFree } = limit;
  return {
    max: ({ user }: FastifyRequest) => (user ? perMinute : perMinuteOfVisitors),
    timeWindow: '1 minute',
    ...(isFree && {
      allowList: ({ query }: FastifyRequest) => isFree({ query: query as Record<string, unknown> }),
    }),
    keyGenerator: (request: FastifyRequest) =>
      request.user && !byAddress ? `user ${request.user.id}` : callerAddress(request),
  };
}

/** Returns a check that counts the calls of all operations that use it together. */
export function limitReads(app: FastifyInstance): onRequestAsyncHookHandler {
  return app.rateLimit(rateLimitOptions(READS, true));
}

/**
 * Limits the forms that a user or an address may send at a time, because their files are held in
 * memory.
 */
export function limitUploadsAtATime(max: number): onRequestAsyncHookHandler {
  const counts = new Map<number | string, number>();
  return async (request, { raw }) => {
    const caller = request.user?.id ?? callerAddress(request);
    const count = counts.get(caller) ?? 0;
    if (count === max) throw tooManyRequests(1000);
    // If the caller has disconnected, the event no longer fires.
    if (raw.closed) return;
    counts.set(caller, count + 1);
    raw.once('close', () => {
      const left = (counts.get(caller) ?? 0) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    });
  };
}

/** Replaces the address of a disconnected caller, because a closed socket has none. */
const GONE = 'gone';

/**
 * Returns the address of a request. For IPv6 it is only the network, because its owner has
 * countless addresses.
 */
export function callerAddress({ ip }: { readonly ip?: string | undefined }): string {
  return ip === undefined ? GONE : normalizeIP(ip);
}

export function tooManyRequests(waitMs: number): TooManyRequestsError {
  const seconds = Math.ceil(waitMs / 1000);
  const detail = text('error.TOO_MANY_REQUESTS', { seconds });
  return new TooManyRequestsError('TOO_MANY_REQUESTS', detail, seconds);
}
