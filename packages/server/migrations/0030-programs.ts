import { type Kysely, sql } from 'kysely';

/** Of a session it is known which version of its program was used last, and on what it is installed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table token_family
      add column app_version text,
      add column installed_on text check (installed_on in ('iOS', 'Android'))`.execute(db);
}
