import { type Kysely, sql } from 'kysely';

/** Digest of news by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
alter table "user"
  add column digest text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  -- When the last digest was due, or its period was chosen.
  add column digest_sent timestamptz not null default now();
create index user_by_digest on "user" (digest, digest_sent) where digest <> 'off';
`;
