import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Maximum duration of a whole request: ten megabytes over a weak connection take a quarter of an
 * hour. To prevent callers from holding connections, headers have a shorter limit and the body must
 * make progress; see `cutStalledBodies`. A connection without traffic in either direction ends
 * earlier.
 */
export const REQUEST_TIMEOUTS = {
  requestTimeout: 30 * 60_000,
  connectionTimeout: 2 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
} as const;

/** Longer than interruptions in a tunnel, and than the server itself pauses reading. */
const WINDOW_MS = 60_000;
const MIN_BYTES = 16_384;

/**
 * Closes connections whose body stalls. This number of bytes must arrive in each window until the
 * body ends.
 */
export function cutStalledBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    // Bodies that no handler reads are watched as well, because Node reads them after the response.
    if (hasBody(raw)) watch(app, raw);
  });
}

function watch(app: FastifyInstance, request: IncomingMessage): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const advanced = socket.bytesRead - before >= MIN_BYTES;
    before = socket.bytesRead;
    if (!request.complete && advanced) return;
    clearInterval(timer);
    // Like Node's own time limits, this ends with a response 408.
    if (!request.complete) app.server.emit('clientError', new RequestStalledError(), socket);
  }, WINDOW_MS).unref();
  request.once('close', () => clearInterval(timer));
}

class RequestStalledError extends Error {
  override name = 'RequestStalledError';
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
