import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../config/config.js';
import { repeatDeadlocked } from './repeat-deadlocked.js';
import { resilientPool } from './resilient-pool.js';
import type { DB } from './schema.js';

export type Database = Kysely<DB>;

/** A database or an open transaction: anything that runs queries. */
export type Executor = Database;

const OLDEST_VERSION = 15;
/**
 * Parsers of values, by the number of their type in PostgreSQL. They replace those of the driver.
 */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  // bigint contains counts and Unix seconds here, which fit a number.
  20: Number,
  // bigint[], which the driver parses as a list of texts: `{1784023800,1784027400}`.
  1016: (text) => (text.match(/-?\d+/g) ?? []).map(Number),
  // date stays the text `YYYY-MM-DD`, because a JavaScript Date would shift it by the local time
  // zone.
  1082: (text) => text,
};

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
};

export interface DatabaseOptions {
  url: string;
  /** Upper bound of open connections. */
  connections?: number;
  /** Time to reach the server. Default 5 s. */
  connectTimeoutMs?: number;
  /** Maximum duration of a statement; unlimited by default. */
  statementTimeoutMs?: number;
  /** Time for the database to report on its own that a statement took too long. Default 5 s. */
  graceMs?: number;
  /** Longest wait for a connection while all are in use. Default 30 s. */
  maxWaitMs?: number;
  /** Keeps the plans of statements marked with `PREPARED` on each connection. */
  preparesMarked?: boolean;
  /** Called when an idle connection breaks. */
  onError?: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 5000;
/** Ends a transaction whose process no longer responds, and so releases its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;

export function openDatabase({
  url,
  connections = 10,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
  statementTimeoutMs,
  graceMs,
  maxWaitMs,
  preparesMarked = false,
  onError = () => {},
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: TYPES,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(statementTimeoutMs && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
  });
  pool.on('error', onError);
  return repeatDeadlocked(
    new Kysely<DB>({
      dialect: new PostgresDialect({
        pool: resilientPool({ pool, statementTimeoutMs, graceMs, maxWaitMs, preparesMarked }),
      }),
    }),
  );
}

/**
 * Creates the database with this name if it is missing, and returns its address.
 *
 * @param maintenanceUrl Address of any database of the same server.
 */
export async function ensureDatabase(maintenanceUrl: string, name: string): Promise<string> {
  const client = new pg.Client({
    connectionString: maintenanceUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return withDatabaseName(maintenanceUrl, name);
}

export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Checks that DATABASE_URL leads to a supported server.
 *
 * @throws {ConfigError} If it cannot be reached or is too old.
 */
export async function checkServer(url: string, timeoutMs = CONNECT_TIMEOUT_MS): Promise<void> {
  const version = await serverVersion(url, timeoutMs).catch((error: unknown) => {
    // The full address contains a password, and that of a local socket has no host.
    const { host } = new URL(url);
    throw new ConfigError(
      `DATABASE_URL: the database${host && ` at ${host}`} cannot be used: ${reasonOf(error, timeoutMs)}.`,
    );
  });
  if (version < OLDEST_VERSION) {
    throw new ConfigError(
      `DATABASE_URL leads to PostgreSQL ${version}; Cloudstreet needs ${OLDEST_VERSION} or later.`,
    );
  }
}

async function serverVersion(url: string, timeoutMs: number): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    // A server that does not respond does not close its connections either.
    void client.end().catch(() => {});
  }
}

/** Returns the reason of an error. If a name has several addresses, it is in an inner error. */
function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0], timeoutMs);
  const { message } = error as Error;
  return /timeout/i.test(message)
    ? `no response within ${timeoutMs / 1000} seconds`
    : message.replaceAll(/\s*\n\s*/g, ' ');
}
