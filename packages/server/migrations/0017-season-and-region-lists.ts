import { type Kysely, sql } from 'kysely';

/**
 * Lists of a season by upload, and those of a region with further filters, along indexes that hold
 * all that they are filtered by; with a million flights the rows are too many to look at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const FILTERED_BY = `season, scoring_date, sc_class, aircraft_kind, pilots, month, distance, country,
  keywords`;

/** Shorter distances than these are most of what lies below any. */
const BELOW_KM = [150, 400];

const STATEMENTS = [
  `create index flight_free_of_season_by_creation
     on flight_contest (season, created desc, flight_id desc)
     include (${FILTERED_BY}) where contest = 'free'`,
  ...Object.entries({ date: 'scoring_date desc', points: 'points desc nulls last' }).map(
    ([name, order]) => `create index flight_free_of_region_id_by_${name}
      on flight_contest (region_id, ${order}, flight_id desc)
      include (${FILTERED_BY}) where contest = 'free'`,
  ),
  ...BELOW_KM.map(
    (km) => `create index flight_free_below_${km}_by_points
      on flight_contest (points desc nulls last, flight_id desc)
      include (${FILTERED_BY}) where contest = 'free' and distance < ${km}`,
  ),
];
