import { type Kysely, sql } from 'kysely';

/** What pilots have had certified of their seasons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table certificate (
    id integer primary key generated always as identity,
    user_id integer not null references "user" on delete cascade,
    season smallint not null,
    code text not null unique,
    figures jsonb not null,
    created timestamptz not null
  )`,
  'create index certificate_of_user on certificate (user_id, season, id)',
];
