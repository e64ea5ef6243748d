import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the server stop as soon as what is being asked is answered. Node by itself would wait a
 * minute for two more: for connections that browsers opened ahead of use, on which nothing was ever
 * asked, and for those that are kept alive after an answer given while stopping.
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
    // The connection is idle once this answer has been seen off.
    if (isClosing) setImmediate(() => server.closeIdleConnections());
  });
}
