import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientErrorHandler } from './client-errors.js';
import { cutStalledBodies, REQUEST_TIMEOUTS } from './slow-requests.js';

const WINDOW_MS = 60_000;
const CHUNK = Buffer.alloc(16_384, 'x');

let app: FastifyInstance;
let caller: Caller;

beforeEach(async () => {
  // The windows pass when the test says so; everything else takes the time it takes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = Fastify(REQUEST_TIMEOUTS);
  cutStalledBodies(app);
  app.post('/', async ({ body }) => String((body as string).length));
  app.post('/early', { onRequest: async (_request, reply) => reply.code(401).send() }, () => '');
  await app.listen({ host: '127.0.0.1', port: 0 });
  caller = await call((app.server.address() as AddressInfo).port);
});

afterEach(async () => {
  vi.useRealTimers();
  caller.socket.destroy();
  await app.close();
});

interface Caller {
  readonly socket: Socket;
  readonly response: () => string;
  readonly closed: Promise<unknown>;
  /** Sends, and waits until the server has it. */
  send(data: string | Buffer): Promise<void>;
}

async function call(port: number): Promise<Caller> {
  const socket = connect(port, '127.0.0.1');
  const [atServer] = (await once(app.server, 'connection')) as [Socket];
  let response = '';
  socket.on('data', (data) => {
    response += data.toString();
  });
  return {
    socket,
    response: () => response,
    closed: once(socket, 'close'),
    async send(data) {
      socket.write(data);
      while (atServer.bytesRead < socket.bytesWritten) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

function head(path: string, length: number): string {
  return `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`;
}

describe('a body', () => {
  test('that arrives too slowly is aborted', async () => {
    await caller.send(head('/', 1000));
    await caller.send('x');
    vi.advanceTimersByTime(WINDOW_MS);
    await caller.closed;
    expect(caller.response()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that makes progress may take long', async () => {
    const chunks = 40;
    await caller.send(head('/', chunks * CHUNK.length));
    for (let sent = 0; sent < chunks; sent += 1) {
      await caller.send(CHUNK);
      vi.advanceTimersByTime(WINDOW_MS);
    }
    while (!caller.response().endsWith(String(chunks * CHUNK.length)))
      await once(caller.socket, 'data');
    expect(caller.response()).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('that stops halfway is aborted', async () => {
    await caller.send(head('/', 3 * CHUNK.length));
    await caller.send(CHUNK);
    vi.advanceTimersByTime(WINDOW_MS);
    await caller.send(CHUNK.subarray(1));
    vi.advanceTimersByTime(WINDOW_MS);
    await caller.closed;
    expect(caller.response()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that no handler reads is aborted as well', async () => {
    await caller.send(head('/early', 1000));
    vi.advanceTimersByTime(WINDOW_MS);
    await caller.closed;
    expect(caller.response()).toMatch(/^HTTP\/1\.1 401 /);
  });
});

test('a complete request is no longer watched', async () => {
  await caller.send(`${head('/', 3)}abc`);
  while (!caller.response().endsWith('3')) await once(caller.socket, 'data');
  expect(vi.getTimerCount()).toBe(0);
});

describe('headers', () => {
  test('have their own limit', () => {
    const { headersTimeout, requestTimeout } = app.server;
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 1_800_000,
    });
  });

  test.each([
    { why: 'of a new connection', before: '' },
    { why: 'of the second request', before: 'GET / HTTP/1.1\r\nhost: x\r\n\r\n' },
  ])('$why that never end are aborted', async ({ before }) => {
    vi.useRealTimers();
    caller.socket.destroy();
    await app.close();
    app = Fastify({
      ...REQUEST_TIMEOUTS,
      http: { headersTimeout: 50, connectionsCheckingInterval: 10 },
      clientErrorHandler: clientErrorHandler({
        log: pino({ level: 'silent' }),
        clock: () => new Date(),
        config: { logAddresses: false },
      }),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    caller = await call((app.server.address() as AddressInfo).port);
    await caller.send(`${before}GET / HTTP/1.1\r\nhost: x\r\n`);
    await caller.closed;
    expect(caller.response()).toMatch(/HTTP\/1\.1 408 [^]*"code":"REQUEST_TIMEOUT"}$/);
  });
});
