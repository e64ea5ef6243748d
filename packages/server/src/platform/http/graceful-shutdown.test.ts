import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { type GracefulShutdownOptions, registerGracefulShutdown } from './graceful-shutdown.js';

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

describe('requests that were sent before the stop get their response', () => {
  const COUNT = 60;

  test('in connections that are kept alive', async () => {
    const { app } = await listening();
    const callers = Array.from({ length: COUNT }, () => call(app));
    for (const { send } of callers) send();
    await until(() => callers.every(({ responses }) => responses() === 1));
    // The system has received these before the server reads again.
    for (const { send } of callers) send();
    await app.close();
    await Promise.all(callers.map(({ closed }) => closed));
    expect(callers.map(({ responses }) => responses())).toEqual(callers.map(() => 2));
    expect(callers[0]?.text()).toMatch(/connection: close[^]*fast$/);
  });

  test('in new connections', async () => {
    const { app } = await listening();
    const callers = Array.from({ length: COUNT }, () => call(app));
    await Promise.all(callers.map(({ socket }) => once(socket, 'connect')));
    for (const { send } of callers) send();
    await app.close();
    await Promise.all(callers.map(({ closed }) => closed));
    expect(callers.map(({ responses }) => responses())).toEqual(callers.map(() => 1));
  });

  test('while others are running', async () => {
    const { app, finish } = await listening();
    const running = call(app);
    running.send('/slow');
    const kept = call(app);
    kept.send();
    await until(() => kept.responses() === 1);
    const stopped = app.close();
    kept.send();
    await kept.closed;
    expect(kept.responses()).toBe(2);
    finish();
    await stopped;
    await running.closed;
    expect(running.text()).toMatch(/connection: close[^]*done$/);
  });
});

test('a request without an end does not keep the server', async () => {
  const { app } = await listening({ maxDrainMs: 20 });
  const socket = connect(portOf(app), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /fast HTTP/1.1\r\nhost: x\r\n');
  const [atServer] = (await once(app.server, 'connection')) as [Socket];
  await until(() => atServer.bytesRead > 0);
  await Promise.all([app.close(), once(socket, 'close')]);
  expect(socket.bytesRead).toBe(0);
});

interface Caller {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  /** Number of responses with status 200. */
  readonly responses: () => number;
  readonly text: () => string;
  send(path?: string): void;
}

function call(app: FastifyInstance): Caller {
  const socket = connect(portOf(app), '127.0.0.1');
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    text += data.toString();
  });
  return {
    socket,
    closed: once(socket, 'close'),
    responses: () => text.split('HTTP/1.1 200 ').length - 1,
    text: () => text,
    send: (path = '/fast') => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`),
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Starts a server whose `/slow` responds after `finish` is called. */
async function listening(
  options?: GracefulShutdownOptions,
): Promise<{ app: FastifyInstance; finish: () => void }> {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const { promise, resolve } = Promise.withResolvers<void>();
  registerGracefulShutdown(app, options);
  app.get('/fast', async () => 'fast');
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
