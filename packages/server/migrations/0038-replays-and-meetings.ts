import { type Kysely, sql } from 'kysely';

/**
 * The way of each flight for replays of many and its thermals, written with the score; and who flew
 * together, found afterwards. A meeting is one row of both flights, that of the lower id first.
 */
const STATEMENTS = [
  `create table flight_replay (
     flight_id integer primary key references flight on delete cascade,
     line text not null,
     thermals jsonb not null,
     starts timestamptz not null,
     ends timestamptz not null,
     bounds box not null
   )`,
  'create index flight_replay_by_bounds on flight_replay using gist (bounds)',
  `create table flight_meeting (
     first_id integer not null references flight on delete cascade,
     second_id integer not null references flight on delete cascade,
     times double precision[] not null,
     total_seconds integer not null,
     min_distance integer not null,
     primary key (first_id, second_id),
     check (first_id < second_id)
   )`,
  'create index flight_meeting_of_second on flight_meeting (second_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
