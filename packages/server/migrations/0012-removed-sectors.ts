import { type Kysely, sql } from 'kysely';

/** Sectors that the operator removed, so that no start adds built-in ones again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table removed_sector (id text primary key)`.execute(db);
}
