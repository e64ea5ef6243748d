import { type Kysely, sql } from 'kysely';

/** Tokens that users create for their programs, stored as SHA-256. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
create table personal_token (
  id integer generated always as identity primary key,
  user_id integer not null references "user" on delete cascade,
  hash bytea not null unique,
  name text not null,
  scopes text[] not null check (scopes <@ array['read', 'upload', 'write'] and scopes <> '{}'),
  created timestamptz not null,
  expires timestamptz,
  -- Written at most once a minute.
  last_used timestamptz
);
create index personal_token_user on personal_token (user_id);
create index personal_token_expires on personal_token (expires) where expires is not null;
`;
