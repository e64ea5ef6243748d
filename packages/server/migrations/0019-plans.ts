import { type Kysely, sql } from 'kysely';

/** What people pay for, or have by a coupon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const PLAN = `in ('supporter', 'premium', 'patron')`;

const STATEMENTS = [
  // What a user has that counts now, for lists of people; rights are told from the tables below.
  `alter table "user"
     add column plan text check (plan ${PLAN}),
     add column badge boolean not null default false,
     add column is_early_bird boolean not null default false`,
  'create index user_plan on "user" (id) where plan is not null',

  `create table subscription (
     paddle_id text primary key,
     user_id integer not null references "user" on delete cascade,
     customer_id text not null,
     plan text not null check (plan ${PLAN}),
     status text not null check (status in ('active', 'trialing', 'past_due', 'paused', 'canceled')),
     renews timestamptz,
     ends timestamptz,
     -- Stays when the trial is over: there is one for each user.
     trial_ends timestamptz,
     -- A higher plan that was paid for, and until when.
     kept_plan text check (kept_plan ${PLAN}),
     kept_until timestamptz,
     -- Of the newest event that is in this row.
     occurred_at timestamptz not null
   )`,
  'create index subscription_user on subscription (user_id)',

  // Events that were received; each counts once.
  `create table payment_event (
     id text primary key,
     received timestamptz not null
   )`,
  'create index payment_event_received on payment_event (received)',

  `create table coupon (
     id integer generated always as identity primary key,
     hash bytea not null unique,
     plan text not null check (plan ${PLAN}),
     months integer not null check (months > 0),
     uses integer not null check (uses > 0),
     used integer not null default 0 check (used between 0 and uses),
     -- The last day on which it can be redeemed.
     until date,
     created timestamptz not null
   )`,
  `create table coupon_redemption (
     coupon_id integer not null references coupon,
     user_id integer not null references "user" on delete cascade,
     starts timestamptz not null,
     ends timestamptz not null,
     primary key (user_id, coupon_id)
   )`,
];
