import { type Kysely, sql } from 'kysely';

/** Pilots, clubs and airports that users follow, flights that they like, and flights of the month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FOLLOWS).execute(db);
  await sql.raw(STARS).execute(db);
}

const FOLLOWS = `
alter table "user"
  add column follower_notification boolean not null default true,
  add column follows_hidden boolean not null default false,
  add column followers_approved boolean not null default false;

create table user_follow (
  follower_id integer not null references "user" on delete cascade,
  user_id integer not null references "user" on delete cascade,
  created timestamptz not null,
  -- Null while the request waits.
  accepted timestamptz,
  primary key (follower_id, user_id),
  check (follower_id <> user_id)
);
create index user_follow_of_user on user_follow (user_id, accepted desc, follower_id);
create index user_follow_of_follower on user_follow (follower_id, accepted desc, user_id);

create table club_follow (
  follower_id integer not null references "user" on delete cascade,
  club_id integer not null references club on delete cascade,
  created timestamptz not null,
  primary key (follower_id, club_id)
);
create index club_follow_of_club on club_follow (club_id);

create table airport_follow (
  follower_id integer not null references "user" on delete cascade,
  airport_id integer not null references airport on delete cascade,
  created timestamptz not null,
  primary key (follower_id, airport_id)
);
create index airport_follow_of_airport on airport_follow (airport_id);
`;

const FILTER_COLUMNS = `include (season, scoring_date, sc_class, aircraft_kind, pilots, month, distance,
  country, keywords)`;

const STARS = `
create table flight_star (
  flight_id integer not null references any_flight on delete cascade,
  user_id integer not null references "user" on delete cascade,
  created timestamptz not null,
  primary key (flight_id, user_id)
);
create index flight_star_of_user on flight_star (user_id, created desc);
create index flight_star_of_flight on flight_star (flight_id, created desc, user_id);

-- Counts of the rows above, for lists.
alter table any_flight add column stars integer not null default 0;
create or replace view flight as select * from any_flight where visibility = 'public';
alter table any_flight_contest add column stars integer not null default 0;

-- Adds to the counts. Counting again could miss rows of transactions that are not complete.
create function count_stars() returns trigger language plpgsql as $$
begin
  update any_flight as flight set stars = stars + counted.change
  from (
    select flight_id, count(*) * tg_argv[0]::integer as change from changed group by flight_id
  ) as counted
  where flight.id = counted.flight_id;
  update any_flight_contest as result set stars = flight.stars
  from any_flight as flight
  where flight.id = result.flight_id and flight.id in (select flight_id from changed)
    and result.stars <> flight.stars;
  return null;
end
$$;

create trigger flight_star_inserted after insert on flight_star
referencing new table as changed for each statement execute function count_stars('1');

create trigger flight_star_deleted after delete on flight_star
referencing old table as changed for each statement execute function count_stars('-1');

create index flight_contest_by_stars on flight_contest (contest, stars desc, flight_id desc)
  where contest <> 'free';
create index flight_free_by_stars on flight_contest (stars desc, flight_id desc)
  ${FILTER_COLUMNS} where contest = 'free';
create index flight_free_of_season_by_stars on flight_contest (season, stars desc, flight_id desc)
  ${FILTER_COLUMNS} where contest = 'free';

-- Flights that a superuser chose, by the first day of their month.
create table flight_of_month (
  month date primary key,
  flight_id integer not null unique references any_flight on delete cascade
);
`;
