import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../config/config.js';
import type { Schema } from './schema.js';

export type Database = Kysely<Schema>;

/** A connection or an open transaction: what a query runs on. */
export type Executor = Database | Transaction<Schema>;

const OLDEST_VERSION = 15;
/** How values arrive that the driver would read otherwise, by the type's number in PostgreSQL. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  // bigint: ours are counts and unix seconds, which fit a number.
  20: Number,
  // date: stays the text `YYYY-MM-DD`; a JavaScript Date would move it by the local time zone.
  1082: (text) => text,
};

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? pg.types.getTypeParser(oid, format),
};

export interface DatabaseOptions {
  url: string;
  /** Upper bound of open connections. */
  connections?: number;
  /** Told of connections that break while nobody uses them. */
  onError?: (error: Error) => void;
}

export function openDatabase({
  url,
  connections = 10,
  onError = () => {},
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: TYPES,
  });
  pool.on('error', onError);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Makes the database of this name where it is missing, and returns its address.
 *
 * @param maintenanceUrl Address of any database of the same server.
 */
export async function ensureDatabase(maintenanceUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
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

/** @throws {ConfigError} If the server cannot be reached or is older than we support. */
export async function checkServer(db: Database): Promise<void> {
  const version = await serverVersion(db);
  if (version < OLDEST_VERSION) {
    throw new ConfigError(
      `DATABASE_URL leads to PostgreSQL ${version}; Cloudstreet needs ${OLDEST_VERSION} or later.`,
    );
  }
}

async function serverVersion(db: Database): Promise<number> {
  try {
    const { rows } = await db.executeQuery<{ version: number }>(
      CompiledQuery.raw(`select current_setting('server_version_num')::int / 10000 as version`),
    );
    return rows[0]?.version ?? 0;
  } catch (error) {
    throw new ConfigError(
      `DATABASE_URL: the database does not answer: ${(error as Error).message}`,
    );
  }
}
