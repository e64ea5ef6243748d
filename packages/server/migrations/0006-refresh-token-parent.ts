import { type Kysely, sql } from 'kysely';

/** The token that a refresh token was exchanged for tells which ones exclude each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  'alter table refresh_token add column parent bytea',
  'create index refresh_token_parent on refresh_token (parent)',
];
