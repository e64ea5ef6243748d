import { type Kysely, sql } from 'kysely';

/** Pilots may let others have the files of their flights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column open_in_seeyou boolean not null default false`.execute(
    db,
  );
}
