import { type Kysely, sql } from 'kysely';

/** Comments on flights with reactions and mentions, and their notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COMMENTS).execute(db);
  await sql.raw(COUNTS).execute(db);
  await sql.raw(NOTIFICATIONS).execute(db);
}

const COMMENTS = `
alter table "user"
  add column comments_allowed boolean not null default true,
  add column comment_notification boolean not null default true;

alter table any_flight
  -- Null follows the setting of the user.
  add column comments_allowed boolean,
  -- Count of the comments that everyone sees.
  add column comments integer not null default 0;
create or replace view flight as select * from any_flight where is_public;

create table comment (
  id integer generated always as identity primary key,
  flight_id integer not null references any_flight on delete cascade,
  -- Without author and text, a comment keeps the place of one that was removed and has answers.
  user_id integer references "user" on delete cascade,
  -- Deferred, because a restored account may have answers to comments that are gone.
  parent_id integer references comment on delete cascade deferrable initially deferred,
  text text,
  pinned boolean not null default false,
  hidden boolean not null default false,
  -- Only moderators show it again.
  hidden_by_moderator boolean not null default false,
  created timestamptz not null,
  edited timestamptz,
  check ((user_id is null) = (text is null)),
  check (hidden or not hidden_by_moderator),
  check (not pinned or parent_id is null)
);
create unique index comment_pinned on comment (flight_id) where pinned;
create index comment_of_flight on comment (flight_id, pinned desc, coalesce(parent_id, id), id);
create index comment_of_parent on comment (parent_id);
create index comment_of_user on comment (user_id, id);

create table comment_reaction (
  id integer generated always as identity primary key,
  comment_id integer not null references comment on delete cascade,
  user_id integer not null references "user" on delete cascade,
  value text not null,
  created timestamptz not null,
  unique (comment_id, user_id)
);
create index comment_reaction_of_user on comment_reaction (user_id, id);

create table comment_mention (
  comment_id integer not null references comment on delete cascade,
  user_id integer not null references "user" on delete cascade,
  primary key (comment_id, user_id)
);
create index comment_mention_of_user on comment_mention (user_id);
`;

const COUNTS = `
-- Adds to the counts. Counting again could miss rows of transactions that are not complete.
create function count_comments() returns trigger language plpgsql as $$
begin
  update any_flight as flight set comments = comments + counted.change
  from (
    select flight_id, count(*) * tg_argv[0]::integer as change from changed
    where text is not null and not hidden group by flight_id
  ) as counted
  where flight.id = counted.flight_id;
  return null;
end
$$;

create function count_changed_comments() returns trigger language plpgsql as $$
begin
  update any_flight as flight set comments = comments + counted.change
  from (
    select changed.flight_id,
      count(*) filter (where changed.text is not null and not changed.hidden)
      - count(*) filter (where was.text is not null and not was.hidden) as change
    from was join changed on changed.id = was.id group by changed.flight_id
  ) as counted
  where flight.id = counted.flight_id and counted.change <> 0;
  return null;
end
$$;

create trigger comment_inserted after insert on comment
referencing new table as changed for each statement execute function count_comments('1');

create trigger comment_deleted after delete on comment
referencing old table as changed for each statement execute function count_comments('-1');

create trigger comment_updated after update on comment
referencing old table as was new table as changed
for each statement execute function count_changed_comments();
`;

const NOTIFICATIONS = `
-- The comments of which a notification tells.
create table notification_comment (
  notification_id integer not null references notification on delete cascade,
  comment_id integer not null references comment on delete cascade,
  primary key (notification_id, comment_id)
);
create index notification_comment_of_comment on notification_comment (comment_id);
`;
