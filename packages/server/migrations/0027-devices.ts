import { type Kysely, sql } from 'kysely';

/** Which tracker pilots fly with: one has one, and one has one pilot. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table device (
      id text primary key check (id ~ '^(FLR|ICA|OGN)[0-9A-F]{6}$'),
      user_id integer not null unique references "user" on delete cascade,
      until timestamptz
    )`.execute(db);
}
