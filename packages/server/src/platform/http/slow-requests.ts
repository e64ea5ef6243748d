import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * How long a request may take to come in, as a whole: ten megabytes over a phone's poor link take
 * a quarter of an hour. What keeps a connection from being held that long on purpose is that the
 * headers have a limit of their own and the body must advance; see `cutStalledBodies`. A connection
 * on which nothing moves in either direction, as when an answer is not read, ends earlier.
 */
export const REQUEST_TIMEOUTS = {
  requestTimeout: 30 * 60_000,
  connectionTimeout: 2 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
} as const;

/** Longer than a link breaks for in a tunnel, and than anything here waits before it reads on. */
const WINDOW_MS = 60_000;
const MIN_BYTES = 16_384;

/**
 * Cuts callers off whose body stands still: unless it ends before, so many bytes of it must come in
 * every window.
 */
export function cutStalledBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    // Bodies that no handler reads are watched as well: Node reads them after the response.
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
    // The way of Node's own time limits, which ends in an answer 408.
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
