import { type Kysely, sql } from 'kysely';

/** Users may write to those who allow it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table "user" add column message_enabled boolean not null default false',
  // Counts what somebody may do so many times an hour.
  'alter table upload_attempt rename to hourly_count',
  'alter table hourly_count rename column failures to count',
  'alter index upload_attempt_since rename to hourly_count_since',
];
