import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { FoundName } from './find-names.js';
import { SCORES } from './match.js';

interface WaypointQuery {
  readonly text: string;
  readonly userId: number;
  readonly limit: number;
}

/**
 * Finds waypoints by name or short name in the collections of a user and in those that they like. All
 * users upload the same places, so those of others would be the same place many times.
 */
export async function findWaypoints(
  db: Executor,
  { text, userId, limit }: WaypointQuery,
): Promise<FoundName[]> {
  const { rows } = await sql<FoundName>`
    with asked as materialized (select search_key(${text}) as key),
    named as (
      select waypoint.id, search_key(waypoint.name) as name, lower(code) as code
      from waypoint
      where collection_id in (
        select id from waypoint_collection where user_id = ${userId}
        union all
        select collection.id from waypoint_collection_star as star
        join waypoint_collection as collection on collection.id = star.collection_id
        where star.user_id = ${userId} and collection.visibility = 'public')
    )
    select 'waypoint' as kind, id::text as id, 0::float8 as weight, score::float8 as score
    from named cross join asked
    cross join lateral (
      select case
        when name = key or code = key then ${SCORES.is}::float8
        when starts_with(name, key) then ${SCORES.begins}::float8
        when position(' ' || key in name) > 0 then ${SCORES.wordBegins}::float8
      end as score
    ) as matched
    where key <> '' and score is not null
    order by score desc, name, id limit ${limit}`.execute(db);
  return rows;
}
