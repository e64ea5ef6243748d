import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/** Lets one call of a user count and change what is his at a time; another waits until this one ends. */
export async function lockUser(transaction: Executor, userId: number): Promise<void> {
  await sql`select from "user" where id = ${userId} for update`.execute(transaction);
}
