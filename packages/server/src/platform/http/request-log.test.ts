import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app/create-app.js';
import { operations } from '../../app/resources.js';
import { PASSWORD, startTestApi, type TestApi } from '../../testing/start-test-api.js';
import type { Config } from '../config/config.js';
import { DatabaseUnavailableError } from '../database/resilient-pool.js';
import { BusyError } from '../database/slots.js';
import { operation } from './operation.js';

const PROGRAM = { 'App-Version': '1.19.2', 'PWA-Installed': 'Android' };

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi();
});

/** A server with operations in place of its own, and the lines of its log. */
async function startLogged({
  replaced = [],
  config = {},
  clock = testApi.server.services.clock,
}: {
  replaced?: (typeof operations)[number][];
  config?: Partial<Config>;
  clock?: () => Date;
} = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      stream.emit('line');
      done();
    },
  });
  const { services } = testApi.server;
  const ids = new Set(replaced.map(({ operationId }) => operationId));
  const app = await createApp({
    services: { ...services, config: { ...services.config, ...config }, log: pino(stream), clock },
    operations: [...operations.filter(({ operationId }) => !ids.has(operationId)), ...replaced],
    authenticate: async () => undefined,
    checkResponses: true,
  });
  const requests = () => lines.filter(({ msg }) => msg === 'request');
  return { app, lines, requests, nextLine: () => once(stream, 'line') };
}

test('the log names addresses of callers only if the operator wants it', async () => {
  const addressesIn = async (logAddresses: boolean) => {
    const { app, lines } = await startLogged({ config: { logAddresses } });
    await app.inject({ url: '/v1/instance', remoteAddress: '203.0.113.7' });
    await app.close();
    return lines.filter((line) => JSON.stringify(line).includes('203.0.113.7')).length;
  };
  expect(await addressesIn(false)).toBe(0);
  expect(await addressesIn(true)).toBe(1);
});

test('responses have the id of their line in the log', async () => {
  const { app, requests } = await startLogged();
  const responses = await Promise.all([
    app.inject({ url: '/v1/instance' }),
    app.inject({ url: '/v1/flight/0' }),
    app.inject({ url: '/v1/nothing' }),
  ]);
  await app.close();
  const ids = responses.map(({ headers }) => headers['x-request-id']);
  expect(ids).toHaveLength(3);
  expect(new Set(requests().map(({ reqId }) => reqId))).toEqual(new Set(ids));
});

test('the log names the program that requested a token, without secrets', async () => {
  const { email } = await testApi.signUp();
  const { app, lines, requests } = await startLogged();
  const ask = (url: string, password: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...PROGRAM, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'password',
        username: email,
        password,
      }).toString(),
    });
  await ask('/v1/auth/token', PASSWORD);
  await ask('/v1/auth/token', 'wrong');
  await app.inject({ url: '/v1/instance', headers: PROGRAM });
  expect(
    requests().map(({ status, appVersion, installed }) => [status, appVersion, installed]),
  ).toEqual([
    [200, '1.19.2', 'Android'],
    [400, undefined, undefined],
    [200, undefined, undefined],
  ]);
  expect(JSON.stringify(lines)).not.toContain(PASSWORD);
  await app.close();
});

test.each(['/%76%31/instance', '/v1/%69nstance', 'http://x/v1/instance'])(
  'a call of %s is logged as any other',
  async (url) => {
    const { app, requests } = await startLogged();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.resume().write(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(requests()).toMatchObject([{ url: '/v1/instance', status: 200 }]);
    await app.close();
  },
);

test('the log has no secret of an escaped address', async () => {
  const { app, lines, requests } = await startLogged();
  await app.inject({ url: '/v1/user/%65xport/secret' });
  expect(requests()).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('secret');
  await app.close();
});

test('a malformed address is logged once', async () => {
  const { app, requests } = await startLogged();
  await app.inject({ url: '/v1/user/%' });
  expect(requests()).toMatchObject([{ url: '/v1/user/%', status: 400 }]);
  await app.close();
});

describe('requests that Node refuses', () => {
  const TOO_LONG = `GET /v1/user/ana@example.org HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}`;

  async function refuse(app: FastifyInstance, bytes: string): Promise<void> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.resume().write(bytes);
    await once(socket, 'close');
  }

  test.each([
    { logAddresses: false, address: {} },
    { logAddresses: true, address: { address: '127.0.0.1' } },
  ])('are logged without their content: %j', async ({ logAddresses, address }) => {
    const { app, lines } = await startLogged({ config: { logAddresses } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    await refuse(app, TOO_LONG);
    const refused = lines.filter(({ msg }) => msg === 'request refused');
    expect(refused).toEqual([
      {
        level: pino.levels.values['info'],
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        status: 431,
        reason: 'HPE_HEADER_OVERFLOW',
        ...address,
        msg: 'request refused',
      },
    ]);
    await app.close();
  });

  test('have at most one line a second, with the number of those before', async () => {
    let now = 1000;
    const { app, lines } = await startLogged({ clock: () => new Date(now) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    for (const time of [1000, 1400, 1999, 2000]) {
      now = time;
      await refuse(app, '\u0016\u0003\u0001\r\n\r\n');
    }
    const refused = lines.filter(({ msg }) => msg === 'request refused');
    expect(refused.map(({ status, omitted }) => [status, omitted])).toEqual([
      [400, undefined],
      [400, 2],
    ]);
    await app.close();
  });
});

test('a complete response is logged once, whatever happens to the connection', async () => {
  const { app, requests } = await startLogged();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await fetch(`${url}/v1/instance`, { headers: { connection: 'close' } });
  await app.close();
  expect(requests()).toEqual([expect.objectContaining({ url: '/v1/instance', status: 200 })]);
  expect(requests()[0]).not.toHaveProperty('aborted');
});

describe('a call whose caller disconnects early is logged once', () => {
  const HEAD = 'HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const BODY = '{"search_items":[{"key":"name","value":"a"}]}';

  test('with its status, if it is a change', async () => {
    const { replaced, started, finish } = waiting('search');
    const { app, requests, nextLine } = await startLogged({ replaced: [replaced] });
    const [{ disconnect }] = await Promise.all([
      send(app, `POST /v1/search ${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY}`),
      started,
    ]);
    await disconnect();
    expect(requests()).toEqual([]);
    finish();
    await nextLine();
    expect(requests()).toMatchObject([{ url: '/v1/search', status: 200, aborted: true }]);
    await app.close();
    expect(requests()).toHaveLength(1);
  });

  test('at once, if it only reads', async () => {
    const { replaced, started, finish } = waiting('getInstance');
    const { app, requests } = await startLogged({ replaced: [replaced] });
    const [{ disconnect }] = await Promise.all([
      send(app, `GET /v1/instance ${HEAD}\r\n`),
      started,
    ]);
    await disconnect();
    expect(requests()).toEqual([expect.objectContaining({ url: '/v1/instance', aborted: true })]);
    expect(requests()[0]).not.toHaveProperty('status');
    finish();
    await app.close();
    expect(requests()).toHaveLength(1);
  });

  const JSON_BODY = `POST /v1/search ${HEAD}content-length: 19\r\n\r\n{"search`;
  const FORM =
    'POST /v1/igcfile HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
    'content-length: 999\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.igc"\r\n\r\nA';

  test.each([
    { why: 'JSON', bytes: JSON_BODY },
    { why: 'an upload', bytes: FORM },
  ])('if its body is incomplete: $why', async ({ bytes }) => {
    const { app, requests } = await startLogged({ config: { anonymousUpload: true } });
    const { disconnect } = await send(app, bytes);
    await disconnect();
    await app.close();
    expect(requests()).toMatchObject([{ method: 'POST', status: 400, aborted: true }]);
  });
});

test.each([
  { error: new BusyError('No slot was free.'), reason: 'No slot was free.' },
  {
    error: new DatabaseUnavailableError(new Error('connect ECONNREFUSED')),
    reason: 'The database does not respond. connect ECONNREFUSED',
  },
])('an outage is a warning without a stack for each call: $reason', async ({ error, reason }) => {
  const failing = operation('getInstance', async () => {
    throw error;
  });
  const { app, lines } = await startLogged({ replaced: [failing] });
  expect((await app.inject('/v1/instance')).statusCode).toBe(503);
  expect(lines).toMatchObject([
    { level: pino.levels.values['warn'], reason, msg: 'not available' },
    { status: 503, msg: 'request' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('stack');
  await app.close();
});

/** An operation that responds when the test says so. */
function waiting(id: 'search' | 'getInstance') {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const own = operations.find(({ operationId }) => operationId === id)!;
  const replaced: typeof own = {
    ...own,
    handle: async (request, services) => {
      started.resolve();
      await finished.promise;
      return own.handle(request, services);
    },
  };
  return { replaced, started: started.promise, finish: finished.resolve };
}

/** Sends exactly these bytes; `disconnect` waits until the server has noticed. */
async function send(app: FastifyInstance, bytes: string) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const received = once(app.server, 'request');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [atServer] = (await once(app.server, 'connection')) as [NodeJS.EventEmitter];
  socket.write(bytes);
  await received;
  return {
    async disconnect() {
      const closed = once(atServer, 'close');
      socket.destroy();
      await closed;
    },
  };
}
