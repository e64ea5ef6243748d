import { type Kysely, sql } from 'kysely';

/** An archive that somebody imports, and its parts, each done in a transaction of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // One of each user; what has ended goes with the next. Of several processes the last run goes on.
  `create table archive_import (
     id integer generated always as identity primary key,
     user_id integer not null unique references "user" on delete cascade,
     status text not null default 'running' check (status in ('running', 'done', 'cancelled')),
     name text not null,
     host text not null,
     key text not null,
     run uuid,
     created timestamptz not null,
     finished timestamptz
   )`,
  // The hash is that of the recording, by which stories find their flight.
  `create table archive_import_item (
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
   )`,
  'create index archive_import_item_open on archive_import_item (import_id, position) where not is_done',
  'create index archive_import_item_path on archive_import_item (import_id, path)',
];
