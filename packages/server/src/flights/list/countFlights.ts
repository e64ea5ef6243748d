import { type CompiledQuery, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { operation } from '../../platform/http/operation.js';
import { ownerOfList } from '../model/visibility.js';
import { findFriends } from './find-friends.js';
import { contestsOf, type FlightFilters, partsOfList } from './flight-list-query.js';
import { type Located, locate } from './locate.js';

/** Counting the whole list would read all of its rows. */
const MAX_COUNTED = 1000;

export const countFlights = operation('countFlights', async ({ query, user }, { db, clock }) => {
  const friends = await findFriends(db, query, user);
  const located = { ...(await locate(db, query)), ...ownerOfList(query, user), ...friends };
  const { rows } = await db.executeQuery(countQuery(db, located, clock()));
  const found = rows[0]?.found ?? 0;
  return { count: Math.min(found, MAX_COUNTED), more: found > MAX_COUNTED };
});

/** Returns the query for the number of flights in a list, which ends one above `max`. */
export function countQuery(
  db: Executor,
  query: Located<FlightFilters>,
  now: Date,
  max = MAX_COUNTED,
): CompiledQuery<{ found: number }> {
  const limit = sql.lit(max + 1);
  const parts = partsOfList(query, now).map(
    (part) => sql`(select 1 from ${contestsOf(query)} where ${part} limit ${limit})`,
  );
  return sql<{ found: number }>`
    select count(*) as found
    from (select from (${sql.join(parts, sql` union all `)}) as part limit ${limit}) as listed`.compile(
    db,
  );
}
