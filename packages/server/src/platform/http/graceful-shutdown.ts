import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface GracefulShutdownOptions {
  /**
   * Time before the server stops listening, for requests that are on their way. By default the server
   * reads only what has arrived.
   */
  graceMs?: number | undefined;
  /** Longest time for running requests, after which their connections are closed. Default 30 s. */
  maxDrainMs?: number | undefined;
}

const MAX_DRAIN_MS = 30_000;
/** The event loop accepts a connection in one turn, and reads its request in the next one. */
const QUIET_TURNS = 3;
/** Callers may open connections faster than the server accepts them. */
const MAX_ACCEPTING_MS = 2000;

/**
 * Lets the server stop without losing a request that a caller has sent completely. Received requests
 * get their response with `connection: close`, also those that wait in an open or a new connection.
 * Then the server stops listening and closes all connections that have no request.
 *
 * The server must be created with `return503OnClosing: false`.
 */
export function registerGracefulShutdown(
  app: FastifyInstance,
  { graceMs = 0, maxDrainMs = MAX_DRAIN_MS }: GracefulShutdownOptions = {},
): void {
  const { server } = app;
  const open = new Set<Socket>();
  /** Number of connections and requests since the start. */
  let received = 0;
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    received += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', () => {
    received += 1;
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (open.size > 0) await delay(graceMs);
    await untilQuiet();
    // Node waits for connections that browsers open in advance without a request.
    for (const socket of open) {
      if (socket.bytesRead === 0) socket.destroy();
    }
    const timer = setTimeout(() => server.closeAllConnections(), maxDrainMs).unref();
    server.once('close', () => clearTimeout(timer));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // Of responses whose headers were sent earlier. They are idle only after this one.
    if (isClosing && !server.listening) setImmediate(() => server.closeIdleConnections());
  });

  /** Waits until the system holds no more connections and requests for this process. */
  async function untilQuiet(): Promise<void> {
    const end = performance.now() + MAX_ACCEPTING_MS;
    let before = received;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
      await nextTurn();
      quiet = received === before ? quiet + 1 : 0;
      before = received;
    }
  }
}
