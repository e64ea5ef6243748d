import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi, memoryTokenStore } from '@cloudstreet/sdk';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { insertAccount } from '../accounts/createUser.js';
import { openFamily } from '../accounts/tokens.js';
import { type Server, startServer } from '../app/serve.js';
import { type PushNetwork, publicNetwork } from '../notifications/public-network.js';
import { type Config, readConfig } from '../platform/config/config.js';
import { withDatabaseName } from '../platform/database/database.js';
import { createWorkerPool, type WorkerPool } from '../platform/queue/worker-pool.js';
import { TEMPLATE_DATABASE } from './provided.js';

export interface TestApiOptions {
  /** The time that the server believes it is. */
  clock?: () => Date;
  config?: Partial<Config>;
  /** Left out, messages to devices go nowhere. */
  pushNetwork?: PushNetwork;
}

export interface TestUser {
  readonly api: Api;
  readonly id: number;
  readonly email: string;
}

/** A complete server on its own database. */
export interface TestApi {
  /** A client that is not signed in. */
  readonly api: Api;
  readonly url: string;
  readonly server: Server;
  /** Makes an account and signs it in; every call makes another one. */
  signUp(fields?: SignUpFields): Promise<TestUser>;
}

export interface SignUpFields {
  name?: string;
  dateOfBirth?: string;
  clubName?: string;
}

/** Accepts all addresses of the public internet and connects to none. */
const NO_PUSH_NETWORK: PushNetwork = { ...publicNetwork, post: () => Promise.resolve(201) };

const started: { server: Server; folder: string; databaseName: string }[] = [];

// Test files that import this have their servers stopped at their end.
afterAll(endServers);

/** Ends the servers that tests have started so far. */
export async function endServers(): Promise<void> {
  for (const { server, folder, databaseName } of started.splice(0)) {
    await server.stop();
    rmSync(folder, { recursive: true });
    await runSql(`drop database ${databaseName} with (force)`);
  }
}

/** Starts the server on a copy of the template database, spoken to through the SDK. */
export async function startTestApi({
  clock = () => new Date(),
  config = {},
  pushNetwork = NO_PUSH_NETWORK,
}: TestApiOptions = {}): Promise<TestApi> {
  const databaseName = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Copying its files takes half the time of writing each of its pages to the log.
  await runSql(`create database ${databaseName} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-api-'));
  const server = await startServer({
    config: {
      ...readConfig({}),
      port: 0,
      data: { path: folder, chosen: true },
      databaseUrl: withDatabaseName(inject('testDatabaseUrl'), databaseName),
      rateLimit: false,
      captcha: false,
      scoringThreads: 1,
      ...config,
    },
    log: pino({ level: process.env.CLOUDSTREET_TEST_LOG ?? 'silent' }),
    clock,
    pushNetwork,
    roles: { serve: true, work: true },
    checkResponses: true,
    // A separate object, so that tests can spy on it.
    workers: config.terrain ? undefined : { ...sharedWorkers() },
    workerFile: inject('workerFile'),
  });
  started.push({ server, folder, databaseName });
  const url = server.address;
  let count = 0;
  return {
    api: createApi({ baseUrl: url }),
    url,
    server,
    async signUp(fields) {
      count += 1;
      return signUp(server, count, fields);
    },
  };
}

let workers: WorkerPool | undefined;

/**
 * Shared, because loading threads takes longer than most tests. A server with terrain needs its own
 * threads.
 */
function sharedWorkers(): WorkerPool {
  workers ??= createWorkerPool({ threads: 2, file: inject('workerFile') });
  return workers;
}

/** The password of every test account. */
export const PASSWORD = 'quiet thermals';

/** Hash with the cheapest parameters: with those of the server it takes longer than most calls. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdHM$cv6aC0/MlJfZYSxMIFu3sBlxROW9DrnlhxC12+BzG7c';

/** Stores what signing up and logging in store, without their calls. */
async function signUp(
  { address, services }: Server,
  number: number,
  { name = `Test Pilot ${number}`, dateOfBirth = '1990-04-01', clubName }: SignUpFields = {},
): Promise<TestUser> {
  const { db, clock } = services;
  const email = `pilot${number}@example.org`;
  const now = clock();
  const account = {
    name,
    email,
    password: PASSWORD,
    date_of_birth: dateOfBirth,
    gender: 'M' as const,
    ...(clubName && { club_name: clubName }),
  };
  const joined = { password_hash: PASSWORD_HASH, date_joined: now, verified: now, locale: null };
  // In one transaction, because a cleanup removes clubs without members.
  const id = await db
    .transaction()
    .execute((transaction) => insertAccount(transaction, account, joined));
  if (id === undefined) throw new Error(`Another account has the address ${email}.`);
  const token = await openFamily(services, {
    credentials: { id, password_hash: PASSWORD_HASH, verified: now },
    clientId: 'cloudstreet-sdk',
    scope: 'declare upload',
    program: { app_version: null, installed_on: null },
    locale: undefined,
  });
  if (!token) throw new Error(`User ${id} could not be signed in.`);
  const tokenStore = memoryTokenStore({ ...token, created: Math.floor(Date.now() / 1000) });
  return { api: createApi({ baseUrl: address, tokenStore }), id, email };
}

async function runSql(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testDatabaseUrl') });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
