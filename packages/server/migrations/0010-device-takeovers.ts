import { type Kysely, sql } from 'kysely';

/** Trackers that users lost to others, so that they can take them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
-- The last one of each user.
create table device_takeover (
  user_id integer primary key references "user" on delete cascade,
  device_id text not null,
  taker_id integer not null references "user" on delete cascade,
  until timestamptz,
  taken timestamptz not null,
  undone timestamptz
);
create index device_takeover_by_taker on device_takeover (taker_id, device_id);
create index device_takeover_by_age on device_takeover (taken);
`;
