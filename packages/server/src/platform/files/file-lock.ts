import { sql } from 'kysely';
import type { Executor } from '../database/database.js';

/**
 * Locks the file of a key until the transaction ends, so that it is not removed between being found
 * and being referenced.
 */
export async function lockFileKey(transaction: Executor, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
