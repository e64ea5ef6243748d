import { type Kysely, sql } from 'kysely';

/** Users who are shown as developers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column is_developer boolean not null default false`.execute(db);
}
