import { type Kysely, sql } from 'kysely';

/** Pilots, clubs and airports that users follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FOLLOWS).execute(db);
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
