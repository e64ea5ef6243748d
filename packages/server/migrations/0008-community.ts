import { type Kysely, sql } from 'kysely';

/** Groups of pilots, notifications, certificates, and imports of archives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
create table user_group (
  id integer generated always as identity primary key,
  name text not null,
  description text,
  -- The key of a file, which several rows may share.
  image_key text,
  created timestamptz not null
);
create index user_group_by_name on user_group (name, id);
create index user_group_image on user_group (image_key) where image_key is not null;

create table user_group_pilot (
  group_id integer not null references user_group on delete cascade,
  user_id integer not null references "user" on delete cascade,
  role text not null check (role in ('owner', 'manager', 'member')),
  since timestamptz not null,
  primary key (group_id, user_id)
);
create index user_group_of_pilot on user_group_pilot (user_id);
create unique index user_group_owner on user_group_pilot (group_id) where role = 'owner';

create table notification (
  id integer generated always as identity primary key,
  user_id integer not null references "user" on delete cascade,
  event text not null,
  actor_id integer references "user" on delete cascade,
  flight_id integer references flight on delete cascade,
  group_id integer references user_group on delete cascade,
  created timestamptz not null,
  read timestamptz
);
create index notification_of_user on notification (user_id, id desc);
-- The same is not notified again while it is unread.
create unique index notification_unread on notification
  (user_id, event, actor_id, flight_id, group_id) nulls not distinct where read is null;
create index notification_by_actor on notification (actor_id);
create index notification_by_flight on notification (flight_id);
create index notification_by_group on notification (group_id);
create index notification_by_age on notification (created);

-- Ends with the sign-in on its device.
create table push_subscription (
  id integer generated always as identity primary key,
  family_id integer not null references token_family on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created timestamptz not null
);
create index push_subscription_of_family on push_subscription (family_id);

create table certificate (
  id integer generated always as identity primary key,
  user_id integer not null references "user" on delete cascade,
  season smallint not null,
  code text not null unique,
  figures jsonb not null,
  created timestamptz not null
);
create index certificate_of_user on certificate (user_id, season, id);

-- At most one per user; the next replaces one that has ended. Of several processes, the one whose
-- \`run\` this is continues.
create table archive_import (
  id integer generated always as identity primary key,
  user_id integer not null unique references "user" on delete cascade,
  status text not null default 'running' check (status in ('running', 'done', 'cancelled')),
  name text not null,
  host text not null,
  key text not null,
  run uuid,
  created timestamptz not null,
  finished timestamptz
);

-- The steps of an import, each done in its own transaction. The hash is that of the recording, by
-- which stories find their flight.
create table archive_import_item (
  import_id integer not null references archive_import on delete cascade,
  position integer not null,
  kind text not null check (kind in ('profile', 'picture', 'filter', 'flight', 'story')),
  path text not null,
  content jsonb not null,
  hash text,
  is_done boolean not null default false,
  failures smallint not null default 0,
  added integer not null default 0,
  skipped integer not null default 0,
  refused integer not null default 0,
  remarks text[] not null default '{}',
  primary key (import_id, position)
);
create index archive_import_item_open on archive_import_item (import_id, position) where not is_done;
create index archive_import_item_path on archive_import_item (import_id, path);
`;
