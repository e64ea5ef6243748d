import { type Kysely, sql } from 'kysely';

/** One link at a time makes its visitor superuser: the table has room for one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  'drop table superuser_claim',
  `create table superuser_link (
     only_one boolean primary key default true check (only_one),
     hash bytea not null,
     created timestamptz not null
   )`,
];
