import { type Kysely, sql } from 'kysely';

/** Flights may come in by the name and the date of birth of an account, if its instance allows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table flight add column anonymous_upload boolean not null default false',
  // Wrong ones, per account and per address, since the hour began.
  `create table upload_attempt (
     subject bytea primary key,
     failures integer not null,
     since timestamptz not null
   )`,
  'create index upload_attempt_since on upload_attempt (since)',
];
