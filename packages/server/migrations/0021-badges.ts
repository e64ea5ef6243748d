import { type Kysely, sql } from 'kysely';

/** Badges: facts of flights on which they depend, and the levels that users have earned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
-- Facts of a flight that need its track, and the fixes that prove them.
create table flight_badge_fact (
  flight_id integer primary key references any_flight on delete cascade,
  facts jsonb not null,
  evidence jsonb not null
);

-- One row per level. Rows are written together with their user's flights, and a reference to the flight
-- would lock it: two transactions of a user that hold one flight each would wait for each other.
create table achievement (
  user_id integer not null references "user" on delete cascade,
  badge text not null,
  level smallint not null,
  flight_id integer not null,
  value double precision not null,
  created timestamptz not null,
  is_highest boolean not null,
  primary key (user_id, badge, level)
);
create index achievement_holder on achievement (badge, created desc, user_id) where is_highest;

alter table "user" add column badge_notification boolean not null default true;
`;
