import { type Kysely, sql } from 'kysely';

/**
 * Ascending lists run along the indexes of descending ones, backwards. The day stands in those of a
 * season and of a country, for lists leave out what claims to be flown later. Long flights that earn
 * most stand in no index of middling distances.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const MEASURES = ['points', 'distance', 'speed'];

const STATEMENTS = [
  ...MEASURES.flatMap((measure) => [
    `drop index flight_contest_by_ascending_${measure}`,
    `drop index flight_free_by_ascending_${measure}`,
    `drop index flight_contest_of_season_by_${measure}`,
    `create index flight_contest_of_season_by_${measure}
       on flight_contest (contest, season, ${measure} desc nulls last, flight_id desc)
       include (scoring_date) where contest <> 'free'`,
  ]),
  `drop index flight_contest_of_country`,
  `create index flight_contest_of_country
     on flight_contest (contest, country, points desc nulls last, flight_id desc)
     include (scoring_date)`,
  `create index flight_free_below_650_by_points on flight_contest
     (points desc nulls last, flight_id desc)
     include (season, scoring_date, sc_class, aircraft_kind, pilots, month, distance, country, keywords)
     where contest = 'free' and distance < 650`,
];
