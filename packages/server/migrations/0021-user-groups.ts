import { type Kysely, sql } from 'kysely';

/** Groups of pilots, each with one owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table user_group (
    id integer primary key generated always as identity,
    name text not null,
    description text,
    created timestamptz not null
  )`,
  'create index user_group_by_name on user_group (name, id)',
  `create table user_group_pilot (
    group_id integer not null references user_group on delete cascade,
    user_id integer not null references "user" on delete cascade,
    role text not null check (role in ('owner', 'manager', 'member')),
    since timestamptz not null,
    primary key (group_id, user_id)
  )`,
  'create index user_group_of_pilot on user_group_pilot (user_id)',
  `create unique index user_group_owner on user_group_pilot (group_id) where role = 'owner'`,
];
