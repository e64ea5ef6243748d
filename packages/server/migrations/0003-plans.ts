import { type Kysely, sql } from 'kysely';

/** Subscriptions and coupons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENTS).execute(db);
}

const STATEMENTS = `
create table subscription (
  paddle_id text primary key,
  user_id integer not null references "user" on delete cascade,
  customer_id text not null,
  plan text not null check (plan in ('supporter', 'premium', 'patron')),
  status text not null check (status in ('active', 'trialing', 'past_due', 'paused', 'canceled')),
  renews timestamptz,
  ends timestamptz,
  -- Stays after the trial: each user has at most one.
  trial_ends timestamptz,
  -- A higher plan that is paid for until then.
  paid_plan text check (paid_plan in ('supporter', 'premium', 'patron')),
  paid_until timestamptz,
  -- Of the newest event in this row.
  occurred_at timestamptz not null
);
create index subscription_user on subscription (user_id);

-- Events that were received; each counts once.
create table payment_event (
  id text primary key,
  received timestamptz not null
);
create index payment_event_received on payment_event (received);

create table coupon (
  id integer generated always as identity primary key,
  hash bytea not null unique,
  plan text not null check (plan in ('supporter', 'premium', 'patron')),
  months integer not null check (months > 0),
  uses integer not null check (uses > 0),
  used integer not null default 0 check (used between 0 and uses),
  -- The last day on which it can be redeemed.
  until date,
  created timestamptz not null
);
create table coupon_redemption (
  coupon_id integer not null references coupon,
  user_id integer not null references "user" on delete cascade,
  starts timestamptz not null,
  ends timestamptz not null,
  primary key (user_id, coupon_id)
);
`;
