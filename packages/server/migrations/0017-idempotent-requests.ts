import { type Kysely, sql } from 'kysely';

/** Calls with an `Idempotency-Key` and their responses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
create table idempotent_request (
  -- SHA-256 of the account or address, and of its key.
  caller bytea not null,
  key bytea not null,
  -- SHA-256 of operation, parameters and body.
  request bytea not null,
  created timestamptz not null,
  -- The call that runs; another one may take over after its lease, which the call renews.
  attempt uuid not null,
  leased_until timestamptz not null,
  -- Encrypted; null until the call has succeeded.
  key_id text,
  sealed bytea,
  primary key (caller, key),
  check ((key_id is null) = (sealed is null))
);
create index idempotent_request_created on idempotent_request (created);
`;
