import { type Kysely, sql } from 'kysely';

/** Places of a flight in its season, and the best flights from an airport, read from indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INDEXES).execute(db);
}

const INDEXES = `
create index flight_free_counting_of_season on flight_contest (season, points desc)
  where contest = 'free' and rank and points is not null;
create index flight_free_counting_of_airport
  on flight_contest (airport_id, season, month, points desc)
  include (scoring_date, flight_id) where contest = 'free' and rank and points is not null;
`;
