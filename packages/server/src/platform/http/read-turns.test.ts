import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PASSWORD, startTestApi } from '../../testing/start-test-api.js';

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
