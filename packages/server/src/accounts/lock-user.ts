import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/**
 * Locks a user until the transaction ends, so that concurrent calls count and change rows one after
 * the other.
 */
export async function lockUser(transaction: Executor, userId: number): Promise<void> {
  await sql`select from "user" where id = ${userId} for update`.execute(transaction);
}
