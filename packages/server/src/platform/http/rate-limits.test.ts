import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { document, type OperationId } from '@cloudstreet/sdk/contract';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { operations } from '../../app/resources.js';
import { callerAddress, limitUploadsAtATime, rateLimitOptions } from './rate-limits.js';

interface DocumentOperation {
  operationId: OperationId;
  'x-permission': string;
  requestBody?: object;
}

/** Their bodies ask for what lists by GET show to anybody as well. */
const ASKING: readonly OperationId[] = [
  'getRanking',
  'getRankingPlace',
  'countRanking',
  'searchRanking',
  'getRankingFlights',
];

const sendable = Object.values(document.paths)
  .flatMap((path) => Object.values(path as Record<string, DocumentOperation>))
  .filter((operation) => operation.requestBody && operation['x-permission'] === 'public')
  .map(({ operationId }) => operationId);

test('limits every body that a caller may send without an account', () => {
  const limited = new Set(
    operations.flatMap(({ operationId, options }) => (options.rateLimit ? [operationId] : [])),
  );
  const unlimited = sendable.filter((operationId) => !limited.has(operationId));
  expect(unlimited.toSorted()).toEqual(ASKING.toSorted());
});

test.each(['getToken', 'createUser', 'restoreUser', 'resetPassword'] as const)(
  'accounts do not raise the limit of %s',
  (operationId) => {
    const { options } = operations.find((each) => each.operationId === operationId)!;
    const limit = rateLimitOptions(options.rateLimit, true);
    const keys = [undefined, { id: 1 }, { id: 2 }].map((user) =>
      limit?.keyGenerator({ ip: '198.51.100.7', user } as FastifyRequest),
    );
    expect(new Set(keys)).toEqual(new Set(['198.51.100.7']));
  },
);

test('a caller that disconnected has no address', () => {
  expect(callerAddress({ ip: undefined })).toBe('gone');
});

test('a caller that disconnects early may upload again', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const { promise: authenticated, resolve: authenticate } = Promise.withResolvers<void>();
  app.decorateRequest('user', undefined);
  const authenticateFirst = async (request: FastifyRequest) => {
    await authenticated;
    request.user = { id: 1, isSuperuser: false, isModerator: false, familyId: 1 };
  };
  const onRequest = [authenticateFirst, limitUploadsAtATime(1)];
  app.post('/', { onRequest }, async () => 'stored');
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const received = once(app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const leaving = new AbortController();
  const left = fetch(url, { method: 'POST', signal: leaving.signal });
  const [, raw] = await received;
  const disconnected = once(raw, 'close');
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await disconnected;
  authenticate();
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
});
