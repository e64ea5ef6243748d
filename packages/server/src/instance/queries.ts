import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/** Adds the stored sums of all pilots of a season, one row per pilot. */
export function findSeasonTotals(db: Executor, season: number) {
  return db
    .selectFrom('ranking_entry')
    .where('contest', '=', 'free')
    .where('season', '=', season)
    .where('scope', '=', 'user')
    .select([
      sql<number>`coalesce(sum(flights), 0)`.as('flights'),
      sql<number>`coalesce(sum(distance), 0)`.as('distance'),
      sql<number>`count(*)`.as('pilots'),
    ])
    .executeTakeFirstOrThrow();
}
