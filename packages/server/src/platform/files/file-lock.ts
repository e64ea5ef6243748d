import { sql } from 'kysely';
import type { Executor } from '../database/database.js';

/**
 * Keeps others from storing or removing the file of this key until the transaction ends, so that
 * none is removed between being found there and being referred to.
 */
export async function lockFileKey(transaction: Executor, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}
