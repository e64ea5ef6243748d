import { type CompiledQuery, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { IS_FLOWN } from '../rankings/is-flown.js';
import { ALL_SEASONS } from '../rankings/update-rankings.js';
import { GLIDE_DETOUR, GLIDE_SPEED } from './glide-formulas.js';

/** Sums over a user's flights for their page. */
export type UserSums = Awaited<ReturnType<typeof findUserSums>>;

export async function findUserSums(db: Executor, userId: number) {
  const {
    rows: [glides],
  } = await db.executeQuery(glidesQuery(db, userId));
  return {
    seasons: await findSeasons(db, userId),
    homeAirport: await findHomeAirport(db, userId),
    storyCount: await countStories(db, userId),
    glides,
  };
}

/** Finds the sums stored for rankings, the newest season first. */
function findSeasons(db: Executor, userId: number) {
  return ofUser(db, userId)
    .where('season', '<>', ALL_SEASONS)
    .where('scope', '=', 'user')
    .orderBy('season', 'desc')
    .select(['season', 'flights', 'points', 'distance', 'seconds', 'scored_seconds'])
    .execute();
}

/** Airport of most of their takeoffs. */
function findHomeAirport(db: Executor, userId: number) {
  return (
    ofUser(db, userId)
      // Ids in search scopes are numbers, stored as text.
      .innerJoin('airport', (join) => join.on(sql<boolean>`airport.id = scope_id::integer`))
      .where('season', '=', ALL_SEASONS)
      .where('scope', '=', 'airport')
      .orderBy('flights', 'desc')
      .orderBy('airport.id')
      .select(['airport.id', 'airport.name'])
      .limit(1)
      .executeTakeFirst()
  );
}

function ofUser(db: Executor, userId: number) {
  return db.selectFrom('ranking_entry').where('user_id', '=', userId).where('contest', '=', 'free');
}

async function countStories(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('story')
    .innerJoin('flight', 'flight.id', 'story.flight_id')
    .where('flight.user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface GlideAverages {
  /** In km/h; null if unknown for all flights. */
  speed: number | null;
  detour: number | null;
}

/**
 * Sums the glides of a user over all flights, so that long flights weigh more than short ones. Each
 * score is decompressed once.
 */
export function glidesQuery(db: Executor, userId: number): CompiledQuery<GlideAverages> {
  return sql<GlideAverages>`
    select ${GLIDE_SPEED} as speed, ${GLIDE_DETOUR} as detour
    from (
      select flown.distance, glides.glide_time, glides.track_distance
      from flight_contest as flown
      cross join lateral jsonb_to_record(flown.score)
        as glides (glide_time float8, track_distance float8)
      where flown.contest = 'free' and flown.user_id = ${userId}
        and ${IS_FLOWN}) as gliding`.compile(db);
}
