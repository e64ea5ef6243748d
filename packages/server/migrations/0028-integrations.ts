import { type Kysely, sql } from 'kysely';

/** Accounts of pilots at other services; `sealed` is the password, encrypted by the key of that id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table integration (
      user_id integer not null references "user" on delete cascade,
      service text not null check (service in ('skysight', 'copilot')),
      email text not null,
      key_id text not null,
      sealed bytea not null,
      primary key (user_id, service)
    )`.execute(db);
}
