import { type Kysely, sql } from 'kysely';

/** What people are told of, which of it they want to hear, and the devices that it is sent to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table notification (
    id integer primary key generated always as identity,
    user_id integer not null references "user" on delete cascade,
    event text not null,
    actor_id integer references "user" on delete cascade,
    flight_id integer references flight on delete cascade,
    group_id integer references user_group on delete cascade,
    created timestamptz not null,
    read timestamptz
  )`,
  'create index notification_of_user on notification (user_id, id desc)',
  // What somebody has not read yet is not told twice.
  `create unique index notification_unread on notification
    (user_id, event, actor_id, flight_id, group_id) nulls not distinct where read is null`,
  'create index notification_by_actor on notification (actor_id)',
  'create index notification_by_flight on notification (flight_id)',
  'create index notification_by_group on notification (group_id)',
  'create index notification_by_age on notification (created)',
  // Ends with the sign-in on its device.
  `create table push_subscription (
    id integer primary key generated always as identity,
    family_id integer not null references token_family on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    locale text not null,
    created timestamptz not null
  )`,
  'create index push_subscription_of_family on push_subscription (family_id)',
  // Whoever uploads sees the score anyway.
  `alter table "user"
    add column upload_notification boolean not null default true,
    add column score_notification boolean not null default false,
    add column copilot_notification boolean not null default true,
    add column message_notification boolean not null default true,
    add column group_notification boolean not null default true`,
];
