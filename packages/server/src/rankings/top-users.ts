import type { ContestName } from '@cloudstreet/scoring/score';
import { isJuniorInSeason } from '@cloudstreet/scoring/season';
import { roundToHundredths } from '@cloudstreet/scoring/units';
import { sql } from 'kysely';
import { publicStatus } from '../accounts/public-status.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { ALL_SEASONS } from './update-rankings.js';

export interface TopUsersOptions {
  scope: 'aircraft' | 'airport' | 'club';
  /** Id of the aircraft, the airport or the club. */
  id: number;
  contest: ContestName;
  /** Omit for all seasons together. */
  season?: number | undefined;
  /** Season for which juniors are marked. */
  juniorSeason: number;
}

const LIMIT = 250;

/**
 * Returns the pilots of a page's flights by descending points, as user cards. Reads only the
 * rankings.
 */
export async function topUsers(
  db: Executor,
  { scope, id, contest, season = ALL_SEASONS, juniorSeason }: TopUsersOptions,
) {
  const rows = await db
    .selectFrom('ranking_entry as entry')
    .innerJoin('user', 'user.id', 'entry.user_id')
    .where('entry.contest', '=', contest)
    .where('entry.season', '=', season)
    .where('entry.scope', '=', scope)
    .where('entry.scope_id', '=', String(id))
    .orderBy('entry.points', 'desc')
    .orderBy('entry.distance', 'desc')
    .orderBy('entry.user_id')
    .limit(LIMIT)
    .select(['user.id', 'user.name', 'user.gender', 'user.date_of_birth', 'user.image_key'])
    .select(['user.achievement_count', 'user.plan', 'user.badge', 'user.is_developer'])
    .select(['entry.points', 'entry.distance', 'entry.seconds', 'entry.flights'])
    .execute();
  return rows.map((row) =>
    withoutNull({
      id: row.id,
      name: row.name,
      image: row.image_key,
      ...publicStatus(row),
      gender: row.gender,
      junior: isJuniorInSeason(row.date_of_birth, juniorSeason),
      count: row.flights,
      points: roundToHundredths(row.points),
      time: row.seconds,
      distance: roundToHundredths(row.distance),
      achievement_count: row.achievement_count,
    }),
  );
}

export interface FlightSumsOptions extends Pick<TopUsersOptions, 'id' | 'season'> {
  scope: TopUsersOptions['scope'] | 'user';
}

/** Sums over the flights that a page covers, of all pilots. Distance is in km. */
export function sumFlights(db: Executor, { scope, id, season = ALL_SEASONS }: FlightSumsOptions) {
  return db
    .selectFrom('ranking_entry')
    .where('contest', '=', 'free')
    .where('season', '=', season)
    .where('scope', '=', scope)
    .where('scope_id', '=', String(id))
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('flights'), eb.lit(0)).as('flights'),
      eb.fn.coalesce(eb.fn.sum<number>('distance'), eb.lit(0)).as('distance'),
      // A sum of bigint is numeric, which the driver reads as text.
      sql<number>`coalesce(sum(seconds), 0)::float8`.as('seconds'),
      eb.fn.countAll<number>().as('pilots'),
    ])
    .executeTakeFirstOrThrow();
}
