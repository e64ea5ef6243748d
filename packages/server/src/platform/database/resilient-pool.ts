import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared.js';
import { createSlots } from './slots.js';

/** The database did not respond in time. The same call may succeed later. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super('The database does not respond.', { cause });
  }
}

export interface ResilientPoolOptions {
  pool: pg.Pool;
  /** Maximum duration of a statement; unlimited if undefined. */
  statementTimeoutMs: number | undefined;
  /** Time for the database to report on its own that a statement took too long. Default 5 s. */
  graceMs: number | undefined;
  /** Longest wait for a connection while all are in use. Default 30 s. */
  maxWaitMs: number | undefined;
  /** Keeps the plans of statements marked with `PREPARED` on each connection. */
  preparesMarked: boolean;
}

const GRACE_MS = 5000;
const MAX_WAIT_MS = 30_000;
/** SQLSTATE codes of PostgreSQL while it stops or starts, or when a statement took too long. */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
]);

/**
 * Creates a connection pool for a database that may become unavailable. A connection without a
 * response is closed and not used again, and a connection that breaks while in use does not end the
 * process. A caller that waits too long for a connection gets a `BusyError`.
 */
export function resilientPool({
  pool,
  statementTimeoutMs,
  graceMs = GRACE_MS,
  maxWaitMs = MAX_WAIT_MS,
  preparesMarked,
}: ResilientPoolOptions): PostgresPool {
  const broken = new WeakSet<pg.PoolClient>();
  const inUse = new Set<PostgresPoolClient>();
  // The pool's own queue would refuse callers as early as a database that does not respond.
  const slots = createSlots({ count: pool.options.max, maxWaitMs });
  /** Whether the last connection failed. */
  let isAway = false;
  // The driver raises an error on the connection, which has no other listener while in use. The
  // statement that needs the connection fails as well.
  pool.on('connect', (client) => client.on('error', () => broken.add(client)));

  function wrapClient(client: pg.PoolClient, freeSlot: () => void): PostgresPoolClient {
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const timer = statementTimeoutMs && setTimeout(giveUp, statementTimeoutMs + graceMs);
      try {
        const name = preparesMarked ? preparedName(sql) : undefined;
        return await client.query({ name, text: sql, values: [...parameters] });
      } catch (error) {
        const isLost =
          broken.has(client) || UNAVAILABLE_CODES.has((error as { code?: unknown }).code);
        throw isLost ? new DatabaseUnavailableError(error) : error;
      } finally {
        clearTimeout(timer);
      }
    };
    const release = (isBroken?: boolean) => {
      if (!inUse.delete(lent)) return;
      client.release(isBroken);
      freeSlot();
    };
    // Ends the waiting statement and those that would follow on this connection.
    const giveUp = () => {
      broken.add(client);
      release(true);
    };
    // Cursors, which are another form of query, are not used.
    const lent = { query, release } as unknown as PostgresPoolClient;
    inUse.add(lent);
    return lent;
  }

  return {
    async connect() {
      const freeSlot = await slots.take().catch((error: unknown) => {
        // Slots are also in use while connections fail.
        throw isAway ? new DatabaseUnavailableError(error) : error;
      });
      const client = await pool.connect().catch((error: unknown) => {
        isAway = true;
        freeSlot();
        throw new DatabaseUnavailableError(error);
      });
      isAway = false;
      return wrapClient(client, freeSlot);
    },
    /** Does not wait for running statements, because their callers have ended. */
    async end() {
      for (const client of inUse) client.release(true);
      await pool.end();
    },
    options: pool.options,
  };
}
