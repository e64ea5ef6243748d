import { pause } from './deadline.js';
import { readRetryAfter } from './errors.js';

export interface RetryPolicy {
  maxRetries: number;
  /** See `ApiOptions.retryOn`. */
  retryOn: 'failure' | 'busy';
  /** Number from 0 to 1. */
  random: () => number;
  /** Unix time in seconds. */
  now: () => number;
}

/** Callers learn of a longer wait by the error. */
const MAX_WAIT_MS = 10_000;
const FIRST_WAIT_MS = 500;
/** Servers that are busy, or proxies whose server is unavailable. */
const PASSING = new Set([429, 502, 503, 504]);

/** The parts of a request that determine whether it may be repeated. */
export interface Repeatable {
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/**
 * Sends a request, and repeats it after failures that may pass. A request that changes something is
 * repeated only with an `Idempotency-Key`. The wait is at least the server's `Retry-After`, else it
 * doubles each time. It varies at random, so that clients do not return all at once. While the first call
 * with the same key still runs, repeats wait for it until the signal fires.
 */
export async function withRetries(
  { method, headers, signal }: Repeatable,
  policy: RetryPolicy,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const isSafe = method === 'GET' || headers.has('Idempotency-Key');
  const maxRetries = isSafe ? policy.maxRetries : 0;
  for (let retries = 0; ; ) {
    const [outcome] = await Promise.allSettled([attempt()]);
    const isRunning = headers.has('Idempotency-Key') && (await isInProgress(outcome));
    const waitMs = waitOf(outcome, { ...policy, retries, isRunning });
    const isLast = !isRunning && retries >= maxRetries;
    if (isLast || waitMs === undefined || signal.aborted) {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
    // Frees the connection.
    if (outcome.status === 'fulfilled') outcome.value.body?.cancel().catch(() => undefined);
    await pause(waitMs, signal);
    if (!isRunning) retries += 1;
  }
}

/** Whether the first call with the same key is still running. */
async function isInProgress(outcome: PromiseSettledResult<Response>): Promise<boolean> {
  if (outcome.status === 'rejected' || outcome.value.status !== 409) return false;
  if (!outcome.value.headers.has('Retry-After')) return false;
  const text = await outcome.value
    .clone()
    .text()
    .catch(() => '');
  return text.includes('"IDEMPOTENCY_IN_PROGRESS"');
}

interface Wait extends RetryPolicy {
  /** Repeats so far. */
  retries: number;
  /** Whether the first call with the same key is still running. */
  isRunning: boolean;
}

/** Milliseconds until the next attempt; undefined if another attempt makes no sense. */
function waitOf(
  outcome: PromiseSettledResult<Response>,
  { retryOn, random, now, retries, isRunning }: Wait,
): number | undefined {
  const longestMs = FIRST_WAIT_MS * 2 ** retries;
  const backoffMs = longestMs * (1 - random() / 2);
  if (outcome.status === 'rejected') return retryOn === 'failure' ? backoffMs : undefined;
  const { status, headers } = outcome.value;
  if (!PASSING.has(status) && !isRunning) return undefined;
  const seconds = readRetryAfter(headers, now());
  if (seconds === undefined) return retryOn === 'failure' ? backoffMs : undefined;
  return seconds * 1000 <= MAX_WAIT_MS ? seconds * 1000 + longestMs * random() : undefined;
}
