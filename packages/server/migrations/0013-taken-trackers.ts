import { type Kysely, sql } from 'kysely';

/** Takeovers of each tracker, which do not depend on the account that took it over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
alter table device_takeover
  drop column taker_id,
  drop constraint device_takeover_pkey,
  add primary key (user_id, device_id);
`;
