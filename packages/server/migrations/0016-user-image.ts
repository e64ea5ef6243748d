import { type Kysely, sql } from 'kysely';

/** Users have a picture: the key of its file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table "user" add column image_key text',
  // Two may have the same picture; its file goes with the last of them.
  'create index user_image on "user" (image_key) where image_key is not null',
];
