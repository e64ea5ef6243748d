import { type Kysely, sql } from 'kysely';

/** Crews: requests to the second person on board, both seats, their wishes and photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CREW).execute(db);
}

const CREW = `
alter table any_flight
  -- User who is asked to confirm that they were on board. Until then \`co_user_name\` is their name.
  add column asked_user_id integer references "user" on delete set null,
  add column asked timestamptz,
  -- The user was the co-pilot, and the second person the pilot in command.
  add column by_co_pilot boolean not null default false,
  -- Wish of the co-pilot, and the choice of the pilot where that wish is stricter.
  add column co_visibility text check (co_visibility in ('link', 'private')),
  add column pilot_visibility text check (pilot_visibility in ('public', 'link')),
  add constraint flight_asked_user check (
    asked_user_id is null or (co_user_id is null and asked is not null));
create or replace view flight as select * from any_flight where is_public;
create index flight_of_asked_user on any_flight (asked_user_id, asked)
  where asked_user_id is not null;
create index hidden_flight_contest_of_co_user on hidden_flight_contest (co_user_id)
  where co_user_id is not null;

-- Co-pilot who added it. Null for those of the pilot.
alter table story add column user_id integer references "user" on delete cascade;
create index story_of_user on story (user_id) where user_id is not null;
`;
