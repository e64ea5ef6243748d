import { isJuniorInSeason } from '@cloudstreet/scoring/season';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/**
 * Updates the filter columns of flights after a flight or a referenced row has changed. Call it in
 * the transaction of the change.
 */
export async function updateFilterColumns(
  db: Executor,
  flightIds: readonly number[],
): Promise<void> {
  await copyWhere(db, sql`contests.flight_id = any(${flightIds})`);
}

/**
 * Locks the flights of a user before their row. Scores and edits of a flight lock both in this order,
 * and would otherwise wait for a change of the user that waits for them.
 */
export async function lockFlightsOfUser(db: Executor, userId: number): Promise<void> {
  await sql`select from any_flight where user_id = ${userId} order by id for update`.execute(db);
}

/**
 * Updates the filter columns of all flights of a user, after their gender or date of birth has
 * changed. Call `lockFlightsOfUser` first in the transaction.
 */
export async function updateFilterColumnsOfUser(db: Executor, userId: number): Promise<void> {
  const { rows } = await sql<{ season: number; date_of_birth: string }>`
    select distinct season, date_of_birth
    from any_flight join "user" on "user".id = user_id
    where user_id = ${userId}`.execute(db);
  const juniorSeasons = rows
    .filter(({ season, date_of_birth: born }) => isJuniorInSeason(born, season))
    .map(({ season }) => season);
  await sql`
    update any_flight set junior = not junior
    where user_id = ${userId} and junior <> (season = any(${juniorSeasons}))`.execute(db);
  await copyWhere(db, sql`contests.user_id = ${userId}`);
}

/**
 * Updates all flights after airports, regions or aircraft have changed; returns whether any row
 * changed.
 */
export async function updateAllFilterColumns(db: Executor): Promise<boolean> {
  return copyWhere(
    db,
    sql`(contests.region_id, contests.country, contests.aircraft_kind,
      contests.keywords) is distinct from
      (filter_columns.region_id, filter_columns.country, filter_columns.aircraft_kind, filter_columns.keywords)`,
  );
}

async function copyWhere(db: Executor, condition: RawBuilder<boolean>): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update any_flight_contest as contests set created = filter_columns.created, registration = filter_columns.registration,
      region_id = filter_columns.region_id, country = filter_columns.country, month = filter_columns.month,
      aircraft_kind = filter_columns.aircraft_kind, pilots = filter_columns.pilots, keywords = filter_columns.keywords,
      co_user_id = filter_columns.co_user_id, max_altitude = filter_columns.max_altitude
    from flight_filter_columns as filter_columns
    where filter_columns.flight_id = contests.flight_id and ${condition}`.execute(db);
  return numAffectedRows > 0n;
}
