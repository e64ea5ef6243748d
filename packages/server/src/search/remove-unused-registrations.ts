import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/** Registrations without a flight must not be found. */
export async function removeUnusedRegistrations(transaction: Executor): Promise<void> {
  await sql`
    delete from search_entry where kind = 'registration'
      and not exists (select from flight where flight.registration = search_entry.id)`.execute(
    transaction,
  );
}
