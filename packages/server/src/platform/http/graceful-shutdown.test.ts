import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { registerGracefulShutdown } from './graceful-shutdown.js';

test('an idle connection ends with the server', async () => {
  const { app } = await listening();
  const socket = connect(portOf(app), '127.0.0.1');
  await once(socket, 'connect');
  await Promise.all([app.close(), once(socket, 'close')]);
  expect(socket.bytesRead).toBe(0);
});

test('a running request gets its response', async () => {
  const { app, finish } = await listening();
  const response = fetch(`http://127.0.0.1:${portOf(app)}/slow`);
  await once(app.server, 'request');
  const closed = app.close();
  finish();
  expect(await (await response).text()).toBe('done');
  await closed;
});

/** Starts a server whose `/slow` responds after `finish` is called. */
async function listening(): Promise<{ app: FastifyInstance; finish: () => void }> {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const { promise, resolve } = Promise.withResolvers<void>();
  registerGracefulShutdown(app);
  app.get('/slow', async () => {
    await promise;
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, finish: resolve };
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}
