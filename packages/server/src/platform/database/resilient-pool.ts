import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared.js';

/** The database does not respond in time. The same call may work later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
  }
}

export interface ResilientPoolOptions {
  pool: pg.Pool;
  /** Longest time of a statement; unlimited if undefined. */
  statementTimeoutMs: number | undefined;
  /** Time for the database itself to report that a statement took too long. Default 5 s. */
  graceMs: number | undefined;
  /** Keeps the plans of statements marked with `PREPARED` on each connection. */
  preparesMarked: boolean;
}

const GRACE_MS = 5000;
/** SQLSTATE codes of PostgreSQL while it stops or starts, or when a statement took too long. */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
]);

/**
 * The driver's pool for a database that may become unavailable: a connection without a response is
 * closed instead of used again, and one that breaks in use does not end the process.
 */
export function resilientPool({
  pool,
  statementTimeoutMs,
  graceMs = GRACE_MS,
  preparesMarked,
}: ResilientPoolOptions): PostgresPool {
  const broken = new WeakSet<pg.PoolClient>();
  const inUse = new Set<PostgresPoolClient>();
  // The driver raises an error on the connection itself, which has no other listener while it is
  // in use; the statement that needs the connection fails as well.
  pool.on('connect', (client) => client.on('error', () => broken.add(client)));

  function lend(client: pg.PoolClient): PostgresPoolClient {
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const timer = statementTimeoutMs && setTimeout(giveUp, statementTimeoutMs + graceMs);
      try {
        const name = preparesMarked ? preparedName(sql) : undefined;
        return await client.query({ name, text: sql, values: [...parameters] });
      } catch (error) {
        const isAway =
          broken.has(client) || UNAVAILABLE_CODES.has((error as { code?: unknown }).code);
        throw isAway ? new DatabaseUnavailableError(error) : error;
      } finally {
        clearTimeout(timer);
      }
    };
    const release = (isBroken?: boolean) => {
      if (inUse.delete(lent)) client.release(isBroken);
    };
    // Ends the waiting statement and the ones that would follow on this connection.
    const giveUp = () => {
      broken.add(client);
      release(true);
    };
    // Cursors, the other form of a query, are not used.
    const lent = { query, release } as unknown as PostgresPoolClient;
    inUse.add(lent);
    return lent;
  }

  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error);
      });
      return lend(client);
    },
    /** Does not wait for running statements: their callers have all ended. */
    async end() {
      for (const client of inUse) client.release(true);
      await pool.end();
    },
    options: pool.options,
  };
}
