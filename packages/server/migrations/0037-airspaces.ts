import { type Kysely, sql } from 'kysely';

/**
 * Airspaces by the file that they are of, which says on which days they are valid; and what became of
 * a flight among them, written with its score.
 */
const STATEMENTS = [
  `create table airspace_source (
     id integer generated always as identity primary key,
     name text not null,
     country text,
     valid_from date,
     valid_to date,
     hash text not null,
     hull double precision[] not null,
     imported timestamptz not null,
     check (valid_from <= valid_to)
   )`,
  'create index airspace_source_by_name on airspace_source (name)',
  `create table airspace (
     id integer generated always as identity primary key,
     source_id integer not null references airspace_source on delete cascade,
     content jsonb not null,
     bounds box not null
   )`,
  'create index airspace_by_source on airspace (source_id)',
  'create index airspace_by_bounds on airspace using gist (bounds)',
  `create table flight_airspace (
     flight_id integer primary key references flight on delete cascade,
     sources jsonb not null,
     covered boolean not null,
     violations jsonb not null,
     near_misses jsonb not null
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
