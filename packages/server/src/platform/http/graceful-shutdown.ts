import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the server stop once running requests are completed. By default Node waits up to a minute
 * for two more kinds of connections: those that browsers opened in advance without a request, and
 * those kept alive after a response.
 */
export function registerGracefulShutdown(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of open) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  });
  app.addHook('onResponse', async () => {
    // The connection becomes idle only after this response.
    if (isClosing) setImmediate(() => server.closeIdleConnections());
  });
}
