import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database, Executor } from '../../platform/database/database.js';
import { operation } from '../../platform/http/operation.js';
import { findFriends } from './find-friends.js';
import { conditionOfList, listedParts, type OfFriends } from './flight-list-query.js';
import { type Located, locate } from './locate.js';
import { findFlightRows } from './queries.js';
import { serializeFlight } from './serialize.js';

type ChangesQuery = QueryParameters<'listFlightChanges'> & OfFriends;

const DEFAULT_LIMIT = 100;
const FIRST_CURSOR = '0-0';

export const listFlightChanges = operation(
  'listFlightChanges',
  async ({ query, user }, { db, clock }) => {
    const { limit = DEFAULT_LIMIT, cursor = FIRST_CURSOR } = query;
    const friends = await findFriends(db, query, user);
    const located = { ...(await locate(db, query)), ...friends };
    // Before the list is read: a transaction that completes in between must be in one of the two.
    const horizon = await completeUntil(db);
    const { rows } = await db.executeQuery(changesQuery(db, located, { horizon, now: clock() }));
    const page = rows.slice(0, limit);
    const removed = page.filter((row) => row.is_removed).map(({ id }) => id);
    const ids = page.filter((row) => !row.is_removed).map(({ id }) => id);
    const flights = await findFlightRows(db, ids, listedParts(query));
    const fields = { story: query.include_story ?? true };
    const more = rows.length > limit;
    return {
      flights: flights.map((row) => serializeFlight(row, fields)),
      removed,
      cursor: more ? cursorOf(page.at(-1)!) : laterOf(cursor, horizon),
      more,
    };
  },
);

function cursorOf({ updated_us: us, id }: { updated_us: string; id: number }): string {
  return `${us}-${id}`;
}

/**
 * Returns the cursor after all changes before the horizon: also those that do not match the filters
 * are not read again. A transaction can have started before the cursor and have written nothing until
 * then, so that the horizon is earlier.
 */
function laterOf(cursor: string, horizon: string): string {
  const [us = '0'] = cursor.split('-');
  return BigInt(horizon) > BigInt(us) ? `${horizon}-0` : cursor;
}

/**
 * Returns the time up to which all changes are complete, in µs. A running transaction writes times
 * after its start. One that begins to write after this query writes later times; see the trigger.
 */
async function completeUntil(db: Database): Promise<string> {
  const { rows } = await sql<{ horizon: string }>`
    select ${microseconds(sql`least(statement_timestamp(), min(xact_start))`)} as horizon
    from pg_stat_activity
    where datname = current_database() and backend_xid is not null`.execute(db);
  return rows[0]?.horizon ?? '0';
}

interface ChangeRow {
  readonly id: number;
  readonly updated_us: string;
  readonly is_removed: boolean;
}

/**
 * Returns the query for the ids of a page and one more, in the order of the indexes of changed and of
 * removed flights. Times are compared in µs, the resolution of the database.
 */
function changesQuery(
  db: Executor,
  query: Located<ChangesQuery>,
  { horizon, now }: { horizon: string; now: Date },
): CompiledQuery<ChangeRow> {
  const { limit = DEFAULT_LIMIT, cursor = FIRST_CURSOR, updated_since: since, ...filters } = query;
  const [us = '0', id = '0'] = cursor.split('-');
  const after = (key: RawBuilder<unknown>) => sql`
    (updated, ${key}) > (${timeOf(us)}, ${id}::bigint) and updated < ${timeOf(horizon)}
      and ${since === undefined ? sql`true` : sql`updated >= ${since}`}`;
  const page = sql`order by updated, id limit ${limit + 1}`;
  return sql<ChangeRow>`
    select id, ${microseconds(sql`updated`)} as updated_us, is_removed
    from (
      (select id, updated, false as is_removed from flight
        where ${after(sql.ref('id'))}
          and id in (select flight_id from flight_contest where ${conditionOfList(filters, now)})
        ${page})
      union all
      (select flight_id as id, updated, true from removed_flight
        where ${after(sql.ref('flight_id'))}
        ${page})
    ) as change
    ${page}`.compile(db);
}

function microseconds(time: ReturnType<typeof sql>) {
  return sql`(extract(epoch from ${time}) * 1000000)::bigint::text`;
}

function timeOf(us: string) {
  return sql`(to_timestamp(0) + ${us}::bigint * interval '1 microsecond')`;
}
