import type { Kysely } from 'kysely';

const MAX_ATTEMPTS = 3;
/** SQLSTATE code of PostgreSQL for the transaction that it ends, of those that wait for each other. */
const DEADLOCK_DETECTED = '40P01';

/**
 * Lets transactions of a database start again after a deadlock: the checks of foreign keys lock rows
 * of other tables in an order that no code determines. A callback may therefore run several times.
 */
export function repeatDeadlocked<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (callback) => repeat(() => execute(callback));
    return builder;
  };
  return db;
}

async function repeat<Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isDeadlock = (error as { code?: unknown }).code === DEADLOCK_DETECTED;
    if (!isDeadlock || attempt === MAX_ATTEMPTS) throw error;
  }
  return repeat(run, attempt + 1);
}
