import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { findNames } from './find-names.js';
import { MAX_HINTS, readHintQuery } from './hint-query.js';
import { byMatch } from './match.js';

interface CopilotRow {
  id: number;
  name: string;
}

export const findCopilots = operation('findCopilots', async (request, { db }) => {
  const user = signedInUser(request);
  const query = readHintQuery(request.path.query, user);
  const found =
    'text' in query
      ? await findByName(db, query.text)
      : await findLatest(db, { userId: query.userId, isOwn: query.userId === user.id });
  return found.filter(({ id }) => id !== user.id).slice(0, MAX_HINTS);
});

async function findByName(db: Executor, text: string): Promise<CopilotRow[]> {
  // One more than needed, because the caller may be among them.
  const limit = MAX_HINTS + 1;
  const names = await findNames(db, { text, kinds: ['user'], limit });
  const ids = names
    .toSorted(byMatch)
    .slice(0, limit)
    .map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('user')
    .where('id', 'in', ids)
    .where('verified', 'is not', null)
    .select(['id', 'name'])
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * Finds the latest co-pilots of a user. Those who have not confirmed, and flights that are not public,
 * are for the user alone.
 */
async function findLatest(
  db: Executor,
  { userId, isOwn }: { userId: number; isOwn: boolean },
): Promise<CopilotRow[]> {
  const { rows } = await sql<CopilotRow>`
    select "user".id, "user".name from any_flight as flight
    join "user" on "user".id = coalesce(
      flight.co_user_id, case when ${isOwn}::boolean then flight.asked_user_id end)
    where flight.user_id = ${userId} and (${isOwn}::boolean or flight.visibility = 'public')
    group by "user".id
    order by max(flight.scoring_date) desc, max(flight.id) desc
    limit ${MAX_HINTS + 1}`.execute(db);
  return rows;
}
