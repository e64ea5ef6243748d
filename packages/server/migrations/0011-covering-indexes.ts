import { type Kysely, sql } from 'kysely';

/**
 * Lists of hundreds of thousands of flights. Those of free distance, which most lists are of, run
 * along indexes that hold all they are filtered by, so that a page far behind a rare filter is
 * found without a look at the rows; what few flights have is in order in indexes of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const ORDERS = {
  date: 'scoring_date desc',
  creation: 'created desc',
  points: 'points desc nulls last',
  distance: 'distance desc nulls last',
  speed: 'speed desc nulls last',
};
/** What people look at most. */
const MAIN_ORDERS = ['date', 'points'] as const;
const MEASURES = ['points', 'distance', 'speed'] as const;
/** What has no measure comes last in both directions, so none of them is the other backwards. */
const ASCENDING = Object.fromEntries(
  MEASURES.map((measure) => [`ascending_${measure}`, `${measure} nulls last`]),
);

const FILTERED_BY = `season, scoring_date, sc_class, aircraft_kind, pilots, month, distance, country,
  keywords`;

const RARE_KEYWORDS = ['junior', 'female', 'vintage', 'outlanding', 'team_flight', 'fes', 'engine'];

const STATEMENTS = [
  ...Object.keys(ORDERS).map((name) => `drop index flight_contest_by_${name}`),
  ...Object.entries({ ...ORDERS, ...ASCENDING }).flatMap(([name, order]) => [
    `create index flight_contest_by_${name} on flight_contest (contest, ${order}, flight_id desc)
       where contest <> 'free'`,
    `create index flight_free_by_${name} on flight_contest (${order}, flight_id desc)
       include (${FILTERED_BY}) where contest = 'free'`,
  ]),
  ...MEASURES.flatMap((measure) => [
    `drop index flight_contest_of_season_by_${measure}`,
    `create index flight_contest_of_season_by_${measure}
       on flight_contest (contest, season, ${ORDERS[measure]}, flight_id desc)
       where contest <> 'free'`,
    `create index flight_free_of_season_by_${measure}
       on flight_contest (season, ${ORDERS[measure]}, flight_id desc)
       include (${FILTERED_BY}) where contest = 'free'`,
  ]),
  ...['sc_class', 'aircraft_kind', 'month'].flatMap((column) =>
    MAIN_ORDERS.map(
      (order) => `create index flight_free_of_${column}_by_${order}
        on flight_contest (${column}, ${ORDERS[order]}, flight_id desc) where contest = 'free'`,
    ),
  ),
  ...RARE_KEYWORDS.flatMap((keyword) =>
    MAIN_ORDERS.map(
      (order) => `create index flight_free_${keyword}_by_${order}
        on flight_contest (${ORDERS[order]}, flight_id desc)
        where contest = 'free' and keywords @> '{${keyword}}'`,
    ),
  ),

  // An index stands for its rows only where pages were looked through since they changed.
  `alter table flight_contest set (
     autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01)`,

  // Flights that wait to be explained are looked for at each start.
  `create index flight_contest_unexplained on flight_contest (flight_id)
     where position is not null and receipt is null`,
];
