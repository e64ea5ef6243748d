import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { COUNTING_FLIGHTS } from './contests.js';

/** Stands for all seasons together. */
export const ALL_SEASONS = 0;

/**
 * Writes a user's entries of a season, and of all seasons, anew from his flights. Belongs into the
 * transaction that changed one of them; two such transactions of the same user wait for each
 * other.
 */
export async function updateRankings(db: Executor, userId: number, season: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RANKING_LOCK}, ${userId})`.execute(db);
  await db
    .deleteFrom('ranking_entry')
    .where('user_id', '=', userId)
    .where('season', 'in', [season, ALL_SEASONS])
    .execute();
  for (const year of [season, ALL_SEASONS]) {
    await insertTotals(db, userId, year);
    await insertBest(db, userId, year);
  }
}

/** Keeps this kind of lock apart from others. */
const RANKING_LOCK = 7_001;

/** Sums over all flights, on the pages of the user, his aircraft, airports and clubs. */
async function insertTotals(db: Executor, userId: number, season: number): Promise<void> {
  await sql`
    insert into ranking_entry
      (${COLUMNS})
    select contest, ${season}::smallint, scope, scope_id, user_id,
      coalesce(${POINTS} filter (where rank), 0), coalesce(sum(distance), 0),
      coalesce(sum(seconds), 0), ${SCORED_SECONDS}, count(*),
      coalesce(max(points) filter (where rank), 0), max(scoring_date)
    from flight_contest
    cross join lateral (values
      ('user', user_id::text), ('aircraft', aircraft_id::text),
      ('airport', airport_id::text), ('club', club_id::text)) as scopes (scope, scope_id)
    where ${ofSeason(userId, season)} and scope_id is not null
    group by contest, scope, scope_id, user_id`.execute(db);
}

/** The best flights that count, over all classes and within each. */
async function insertBest(db: Executor, userId: number, season: number): Promise<void> {
  await sql`
    insert into ranking_entry
      (${COLUMNS})
    select contest, ${season}::smallint, scope, scope_id, user_id, ${POINTS}, sum(distance),
      coalesce(sum(seconds), 0), ${SCORED_SECONDS}, count(*), max(points), max(scoring_date)
    from (
      select *, row_number() over (
        partition by contest, scope, scope_id order by points desc, scoring_date, flight_id) as place
      from flight_contest
      cross join lateral (values ('all', ''), ('class', sc_class)) as scopes (scope, scope_id)
      where ${ofSeason(userId, season)} and rank and points is not null and scope_id is not null
    ) as counting
    where place <= (${JSON.stringify(Object.fromEntries(COUNTING_FLIGHTS))}::jsonb ->> contest)::int
    group by contest, scope, scope_id, user_id`.execute(db);
}

const COLUMNS = sql.raw(`contest, season, scope, scope_id, user_id, points, distance, seconds,
  scored_seconds, flights, best_points, decided_on`);

/** Exact, so that pilots with equal flights have equal sums whatever order they were added in. */
const POINTS = sql`sum(round(points::numeric, 2))`;

/** The time behind the distance; without it, averages of speed would weigh short flights as long ones. */
const SCORED_SECONDS = sql`coalesce(sum(distance / nullif(speed, 0) * 3600), 0)::bigint`;

function ofSeason(userId: number, season: number) {
  const isAll = season === ALL_SEASONS;
  return sql`user_id = ${userId} and (${isAll} or season = ${season})`;
}
