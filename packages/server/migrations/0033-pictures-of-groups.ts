import { type Kysely, sql } from 'kysely';

/** Groups of pilots have a picture: the key of its file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table user_group add column image_key text',
  // Its file goes with the last user or group that has it.
  'create index user_group_image on user_group (image_key) where image_key is not null',
];
