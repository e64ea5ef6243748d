import { type Kysely, sql } from 'kysely';

/**
 * How points came about, contests that need a declaration, a country or a motor, and what became of
 * the task that a flight was declared for.
 */
const STATEMENTS = [
  'alter table flight_contest add column receipt jsonb',
  'alter table flight_contest add column bitner_kind text',
  'alter table flight add column declared jsonb',

  // Flights that are here already take part in the new contests too, once they are scored again.
  `insert into flight_contest
     (flight_id, contest, user_id, club_id, airport_id, aircraft_id, sc_class, season, scoring_date, rank)
   select flight_id, added.contest, user_id, club_id, airport_id, aircraft_id, sc_class, season,
     scoring_date, false
   from flight_contest, (values ('declaration'), ('rectangle'), ('convex_hull'), ('electric'), ('bi'),
     ('dmst'), ('dmst_speed'), ('au')) as added (contest)
   where flight_contest.contest = 'free'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
