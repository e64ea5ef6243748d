import { type Kysely, sql } from 'kysely';

/**
 * Wrong passwords, counted per account and source. Accounts and sources stand here as SHA-256, for
 * there are also those that nobody has; an empty source counts all of an account together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `create table password_attempt (
     account bytea not null,
     source bytea not null,
     failures integer not null,
     since timestamptz not null,
     trusted timestamptz,
     primary key (account, source)
   )`,
];
