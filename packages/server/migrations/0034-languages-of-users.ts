import { type Kysely, sql } from 'kysely';

/** In which language users are written to, and whether they hear of the magazine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table "user"
      add column locale text,
      add column magazine_notification boolean not null default true`.execute(db);
  await sql`
    update "user" set locale = case newsletter_language when 'de' then 'de' else 'en-gb' end
    where newsletter_language is not null`.execute(db);
}
