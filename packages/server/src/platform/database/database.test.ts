import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type DatabaseProxy, startProxy } from '../../testing/start-proxy.js';
import { ConfigError } from '../config/config.js';
import { checkServer, type Database, type DatabaseOptions, openDatabase } from './database.js';
import { DatabaseUnavailableError } from './resilient-pool.js';
import { BusyError } from './slots.js';

let proxy: DatabaseProxy;
let admin: Database;
let db: Database | undefined;

beforeEach(async () => {
  proxy = await startProxy(inject('testDatabaseUrl'));
  admin = openDatabase({ url: inject('testDatabaseUrl') });
});

afterEach(async () => {
  await db?.destroy();
  await admin.destroy();
  await proxy.close();
});

function open(options: Partial<DatabaseOptions> = {}): Database {
  db = openDatabase({ url: proxy.url, connections: 1, ...options });
  return db;
}

async function pidOf(connection: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid ?? 0;
}

test('repeats a transaction that waits for another one, which waits for it', async () => {
  const both = open({ connections: 2 });
  const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const runs = [0, 0];
  const lockInTurn = (first: 0 | 1, second: 0 | 1) =>
    both.transaction().execute(async (transaction) => {
      runs[first]! += 1;
      await sql`set local deadlock_timeout = '10ms'`.execute(transaction);
      await sql`select pg_advisory_xact_lock(4711, ${first})`.execute(transaction);
      locked[first].resolve();
      await locked[second].promise;
      await sql`select pg_advisory_xact_lock(4711, ${second})`.execute(transaction);
      return first;
    });
  expect(await Promise.all([lockInTurn(0, 1), lockInTurn(1, 0)])).toEqual([0, 1]);
  expect(runs.toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('returns large numbers as numbers, also in lists, and dates as text', async () => {
  const values = sql`
    select 1784023800::bigint as one, array[1784023800, 0]::bigint[] as list,
      '{}'::bigint[] as none, '2026-07-14'::date as day`;
  const { rows } = await values.execute(open());
  expect(rows).toEqual([
    { one: 1_784_023_800, list: [1_784_023_800, 0], none: [], day: '2026-07-14' },
  ]);
});

describe('a statement', () => {
  test('that takes too long is cancelled by the database and keeps its connection', async () => {
    const limited = open({ statementTimeoutMs: 1000 });
    const pid = await pidOf(limited);
    await expect(sql`select pg_sleep(600)`.execute(limited)).rejects.toThrow(
      DatabaseUnavailableError,
    );
    expect(await pidOf(limited)).toBe(pid);
  });

  test('without a response fails with its connection, and the next one gets another', async () => {
    const limited = open({ statementTimeoutMs: 1000, graceMs: 1000 });
    const pid = await pidOf(limited);
    proxy.freeze();
    const work = limited.transaction().execute((trx) => sql`select 1`.execute(trx));
    await expect(work).rejects.toThrow(DatabaseUnavailableError);
    proxy.thaw();
    expect(await pidOf(limited)).not.toBe(pid);
  });

  test('has no time limit by default', async () => {
    const { rows } = await sql`show statement_timeout`.execute(open());
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  });

  test('that is invalid is no outage', async () => {
    const wrong = sql`select nothing`.execute(open({ statementTimeoutMs: 50 }));
    await expect(wrong).rejects.toMatchObject({ code: '42703' });
  });
});

test('a connection lost in a transaction fails only that transaction', async () => {
  const connection = open();
  const work = connection.transaction().execute(async (transaction) => {
    const pid = await pidOf(transaction);
    await sql`select pg_terminate_backend(${pid}::int)`.execute(admin);
    for (;;) await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow(DatabaseUnavailableError);
  expect(await pidOf(connection)).toBeGreaterThan(0);
});

test('waiting for a free connection has a time limit', async () => {
  const narrow = open({ maxWaitMs: 100 });
  await narrow.connection().execute(async () => {
    await expect(pidOf(narrow)).rejects.toThrow(BusyError);
  });
});

test('closing cancels running statements', async () => {
  const connection = open();
  await pidOf(connection);
  const work = sql`select pg_sleep(600)`.execute(connection).catch((error: unknown) => error);
  await untilRunning('select pg_sleep(600)');
  await connection.destroy();
  expect(await work).toBeInstanceOf(Error);
});

async function untilRunning(query: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where query = ${query} and state = 'active'`.execute(admin);
    if (rows.length > 0) return;
  }
}

describe('DATABASE_URL', () => {
  let silent: Server;

  beforeEach(async () => {
    silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
  });

  afterEach(() => silent.close());

  const lineFor = (url: string, timeoutMs?: number) =>
    checkServer(url, timeoutMs).then(
      () => 'fine',
      (error: unknown) => {
        expect(error).toBeInstanceOf(ConfigError);
        return (error as Error).message;
      },
    );

  test('is accepted if it leads to a database', async () => {
    expect(await lineFor(proxy.url)).toBe('fine');
  });

  test('is refused in one line without its password if the server does not respond', async () => {
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    expect(await lineFor(`postgres://otto:secret@${host}/x`, 500)).toBe(
      `DATABASE_URL: the database at ${host} cannot be used: no response within 0.5 seconds.`,
    );
  });

  test.each([
    { why: 'a closed port', url: 'postgres://otto:secret@127.0.0.1:1/x', reason: /ECONNREFUSED/ },
    {
      why: 'closed ports at every address',
      url: 'postgres://otto:secret@localhost:1/x',
      reason: /ECONNREFUSED/,
    },
    { why: 'no host', url: 'postgres://otto:secret@none.invalid/x', reason: /ENOTFOUND|EAI_AGAIN/ },
    {
      why: 'a certificate that is not there',
      url: 'postgres://otto:secret@127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/none',
      reason: /ENOENT/,
    },
  ])('is refused in one line without its password if it leads to $why', async ({ url, reason }) => {
    const line = await lineFor(url);
    expect(line).toMatch(/^DATABASE_URL: the database at .+\.$/);
    expect(line).toMatch(reason);
    expect(line).not.toContain('secret');
  });

  test('is refused with a wrong password', async () => {
    const url = new URL(proxy.url);
    url.password = 'secret';
    expect(await lineFor(url.href)).toMatch(/password authentication failed/);
  });
});
