import { type Kysely, sql } from 'kysely';

/**
 * Accounts prove their address by a link in a mail. Whoever has an account already came in without
 * one. Links are stored as SHA-256, as tokens are; a new one takes the place of the one before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table "user" add column verified timestamptz',
  'update "user" set verified = date_joined',
  'create index user_unverified on "user" (date_joined) where verified is null',
  `create table mail_link (
     hash bytea primary key,
     user_id integer not null references "user" on delete cascade,
     purpose text not null check (purpose in ('verify', 'recover', 'update_email')),
     -- The address that is to become the account's.
     email text,
     created timestamptz not null,
     expires timestamptz not null,
     unique (user_id, purpose)
   )`,
  'create index mail_link_expires on mail_link (expires)',

  // Captchas that were handed in; each is good for one call.
  `create table used_captcha (
     hash bytea primary key,
     expires timestamptz not null
   )`,
  'create index used_captcha_expires on used_captcha (expires)',
];
