import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
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

interface Started {
  readonly server: Server;
  readonly folder: string;
  readonly databaseName: string;
}

const started: Started[] = [];

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
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-api-'));
  return connect(await startOnCopy({ database: TEMPLATE_DATABASE, folder, options }));
}

const DEMO_DATABASE = 'demo_season';
const DEMO_OPTIONS: TestApiOptions = { clock: () => new Date('2026-11-21T08:00:00Z') };
const DEMO_FLIGHTS = 24;

/** Starts the server on a copy of a demo season, which the first caller of a test run makes. */
export async function startDemoApi(): Promise<TestApi> {
  const season = inject('demoFolder');
  await runSql('select pg_advisory_lock(1)', async () => {
    if (!existsSync(season)) await makeDemoSeason(season);
  });
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-api-'));
  cpSync(season, folder, { recursive: true });
  return connect(await startOnCopy({ database: DEMO_DATABASE, folder, options: DEMO_OPTIONS }));
}

async function makeDemoSeason(season: string): Promise<void> {
  // Most test files need no demo.
  const { fillDemo } = await import('../demo/fill-demo.js');
  const folder = mkdtempSync(`${season}-`);
  const { server, databaseName } = await startOnCopy({
    database: TEMPLATE_DATABASE,
    folder,
    options: DEMO_OPTIONS,
  });
  await fillDemo({ services: server.services, count: DEMO_FLIGHTS });
  await server.stop();
  await runSql(`alter database ${databaseName} rename to ${DEMO_DATABASE}`);
  renameSync(folder, season);
}

interface Origin {
  /** Copied for the server. */
  readonly database: string;
  readonly folder: string;
  readonly options: TestApiOptions;
}

async function startOnCopy({ database, folder, options }: Origin): Promise<Started> {
  const { clock = () => new Date(), config = {}, pushNetwork = NO_PUSH_NETWORK } = options;
  const databaseName = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Copying its files takes half the time of writing each of its pages to the log.
  await runSql(`create database ${databaseName} template ${database} strategy file_copy`);
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
  return { server, folder, databaseName };
}

/** Returns clients of a server that stops after the test file. */
function connect(start: Started): TestApi {
  started.push(start);
  const { server } = start;
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
    credentials: { id, password_hash: PASSWORD_HASH },
    clientId: 'cloudstreet-sdk',
    scope: 'declare upload',
    program: { app_version: null, installed_on: null },
    locale: undefined,
  });
  if (!token) throw new Error(`User ${id} could not be signed in.`);
  const tokenStore = memoryTokenStore({ ...token, created: Math.floor(Date.now() / 1000) });
  return { api: createApi({ baseUrl: address, tokenStore }), id, email };
}

/** Runs a statement, then a callback before the connection closes, for example under a lock. */
async function runSql(text: string, then?: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testDatabaseUrl') });
  await client.connect();
  try {
    await client.query(text);
    await then?.();
  } finally {
    await client.end();
  }
}
