import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApi } from '../../testing/start-test-api.js';
import { handleError } from './error-handler.js';
import { registerGracefulShutdown } from './graceful-shutdown.js';
import { readTurns } from './read-turns.js';

test('a server is ready while all of its connections are in use', async () => {
  const { server, url } = await startTestApi({ config: { databaseConnections: 4 } });
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const holding = Array.from({ length: 4 }, () =>
    server.services.db.transaction().execute(() => finished),
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  finish();
  await Promise.all(holding);
});

test('reads that wait for the database delay no sign-in, and all get their response', async () => {
  const { url, server, signUp } = await startTestApi({ config: { databaseConnections: 5 } });
  const { email } = await signUp();
  const { db } = server.services;
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (transaction) => {
    await sql`lock table flight in access exclusive mode`.execute(transaction);
    lock();
    await unlocked;
  });
  await locked;
  const reads = Array.from({ length: 30 }, () => fetch(`${url}/v1/flightdetail/1`));
  const signIn = await fetch(`${url}/v1/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: email, password: PASSWORD }),
  });
  expect(signIn.status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  unlock();
  await holding;
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 30 }, () => 404));
});

test('all reads of an address together have a limit, also with invented tokens', async () => {
  const { url } = await startTestApi({ config: { rateLimit: true } });
  const paths = ['/v1/instance', '/v1/plan', '/v1/aircraft'];
  const tokens: Record<string, string>[] = [{}, { authorization: 'Bearer invented' }];
  const responses: Response[] = [];
  while (responses.length < 3100) {
    const asked = Array.from({ length: 50 }, (_, index) =>
      fetch(`${url}${paths[index % paths.length]}`, { headers: tokens[index % 2] ?? {} }),
    );
    responses.push(...(await Promise.all(asked)));
  }
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(100);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('with one turn at a time', () => {
  let app: FastifyInstance;
  let url: string;
  let finish: () => void;
  const handled: string[] = [];

  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    handled.length = 0;
    app = Fastify({ return503OnClosing: false });
    registerGracefulShutdown(app);
    app.setErrorHandler(handleError);
    const turn = readTurns(app, { databaseConnections: 1, maxWaiting: 3 });
    app.get<{ Params: { name: string } }>(
      '/:name',
      { onRequest: [turn] },
      async ({ params: { name } }) => {
        handled.push(name);
        await promise;
        return name;
      },
    );
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterEach(() => app.close());

  /** Sends a call, and waits until the server has it. */
  async function call(name: string, signal?: AbortSignal) {
    const received = once(app.server, 'request');
    const response = fetch(`${url}/${name}`, { signal: signal ?? null });
    response.catch(() => {});
    const [, raw] = (await received) as [IncomingMessage, ServerResponse];
    return { response, raw };
  }

  test('a caller that disconnects takes no turn', async () => {
    const first = await call('first');
    const leaving = new AbortController();
    const { raw } = await call('left', leaving.signal);
    const next = await call('next');
    const disconnected = once(raw, 'close');
    leaving.abort();
    await disconnected;
    finish();
    expect(await (await first.response).text()).toBe('first');
    expect(await (await next.response).text()).toBe('next');
    expect(handled).toEqual(['first', 'next']);
  });

  test('an address cannot have any number of calls waiting', async () => {
    const calls = [];
    for (const name of ['1', '2', '3', '4', '5']) calls.push(await call(name));
    const refused = await calls[4]?.response;
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    finish();
    const statuses = calls.slice(0, 4).map(async ({ response }) => (await response).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200]);
  });
});
