import { type Kysely, sql } from 'kysely';

/** How many achievements a user has: his level follows from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user"
    add column achievement_count integer not null default 0 check (achievement_count >= 0)`.execute(
    db,
  );
}
