import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { ALL_SEASONS } from '../../rankings/update-rankings.js';
import { findNames } from '../../search/find-names.js';
import { byMatch } from '../../search/match.js';
import { findRelatedUsers } from './queries.js';

const MAX_SUGGESTIONS = 20;
/** Older flights say little about company today, and a pilot can have thousands. */
const LATEST_FLIGHTS = 100;

export const suggestUsers = operation('suggestUsers', async (request, { db }) => {
  const user = signedInUser(request);
  const { name } = request.query;
  const ids = name === undefined ? await findNear(db, user.id) : await findByName(db, name);
  const others = ids.filter((id) => id !== user.id).slice(0, MAX_SUGGESTIONS);
  return findRelatedUsers(db, user, others);
});

async function findByName(db: Executor, name: string): Promise<number[]> {
  // One more than needed, because the caller may be among them.
  const limit = MAX_SUGGESTIONS + 1;
  const names = await findNames(db, { text: name, kinds: ['user'], limit });
  return names.toSorted(byMatch).map(({ id }) => Number(id));
}

/** Finds users whom a user does not follow: from company, their club and their airport. */
async function findNear(db: Executor, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with followed as materialized (
      select user_id as id from user_follow where follower_id = ${userId}
      union all select ${userId}::integer
    ), latest as materialized (
      select id from flight where user_id = ${userId} order by scoring_date desc limit ${LATEST_FLIGHTS}
    ), company as (
      select other.user_id as id, sum(met.total_seconds) as weight
      from (
        select second_id as flight_id, flight_meeting.total_seconds
        from flight_meeting join latest on latest.id = first_id
        union all
        select first_id, flight_meeting.total_seconds
        from flight_meeting join latest on latest.id = second_id
      ) as met
      join flight as other on other.id = met.flight_id
      where other.user_id not in (select id from followed)
      group by other.user_id
      order by weight desc limit ${MAX_SUGGESTIONS * 2}
    ), home as (
      select scope_id from ranking_entry
      where user_id = ${userId} and contest = 'free' and season = ${ALL_SEASONS}
        and scope = 'airport'
      order by flights desc, scope_id limit 1
    ), neighbour as (
      select ranking_entry.user_id as id, flights as weight
      from ranking_entry join home using (scope_id)
      where contest = 'free' and season = ${ALL_SEASONS} and scope = 'airport'
        and ranking_entry.user_id not in (select id from followed)
      order by points desc limit ${MAX_SUGGESTIONS * 2}
    ), member as (
      select member.id, coalesce(total.flights, 0) as weight
      from "user" as own
      join "user" as member on member.club_id = own.club_id
      left join ranking_entry as total on total.contest = 'free'
        and total.season = ${ALL_SEASONS} and total.scope = 'user'
        and total.scope_id = member.id::text and total.user_id = member.id
      where own.id = ${userId}
    ), suggested as (
      select id, 1 as place, weight from company
      union all select id, 2, weight from member
      union all select id, 3, weight from neighbour
    )
    select suggested.id
    from suggested
    join "user" on "user".id = suggested.id and "user".verified is not null
    where suggested.id not in (select id from followed)
    group by suggested.id
    order by min(place), max(weight) desc, suggested.id
    limit ${MAX_SUGGESTIONS}`.execute(db);
  return rows.map(({ id }) => id);
}
