import { type RawBuilder, sql } from 'kysely';
import { meetingsQueue, scoreQueue } from '../flights/model/queues.js';
import type { Executor } from '../platform/database/database.js';
import type { Jobs } from '../platform/queue/jobs.js';
import { updateFilterColumns } from '../rankings/filter-columns.js';
import { updateRankings } from '../rankings/update-rankings.js';
import { findReferences, type Reference } from './dependents.js';

const FLIGHTS_PER_JOB = 100;

/**
 * Restores all rows of a deleted account in one transaction. Changes by others in the meantime have
 * precedence: a flight whose file another user has uploaded stays theirs.
 *
 * @returns False if the account can no longer be restored.
 */
export async function restore(transaction: Executor, jobs: Jobs, id: number): Promise<boolean> {
  const deleted = await transaction
    .selectFrom('deleted_account')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!deleted) return false;
  // Name and address of the account must be free first.
  await sql`
    create temporary table coming_back on commit drop as
    select id, table_name, content from deleted_account_row where account_id = ${id}`.execute(
    transaction,
  );
  await transaction.deleteFrom('deleted_account').where('id', '=', id).execute();

  const references = await findReferences(transaction);
  for (const table of await tablesInOrder(transaction)) {
    await insertRows(transaction, table, references);
  }
  await restorePilot(transaction, id, deleted.kept_flights);
  const sat = await transaction
    .updateTable('flight')
    .set({ co_user_id: id })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(deleted.co_flights))))
    .where('co_user_id', 'is', null)
    .where('co_user_name', 'is', null)
    .returning('id')
    .execute();
  await updateFilterColumns(transaction, [
    ...deleted.kept_flights,
    ...sat.map((flight) => flight.id),
  ]);
  for (const season of deleted.seasons) await updateRankings(transaction, id, season);
  await queueUnscored(transaction, jobs, id);
  await queueMeetings(transaction, jobs, id);
  return true;
}

async function tablesInOrder(transaction: Executor): Promise<string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from coming_back group by table_name order by min(id)`.execute(transaction);
  return rows.map(({ table_name: name }) => name);
}

/** Returns the rows whose parents still exist; optional references to deleted rows become null. */
async function insertRows(
  transaction: Executor,
  table: string,
  references: readonly Reference[],
): Promise<void> {
  const columns = await findColumns(transaction, table);
  const own = references.filter((each) => each.table === table && each.parent !== table);
  const forgetting = new Map(
    own.filter(({ on_delete }) => on_delete === 'n').map((each) => [each.column, each]),
  );
  const needed = own
    .filter(({ on_delete }) => on_delete !== 'n')
    .map((each) => sql`(kept.${sql.ref(each.column)} is null or ${exists(each)})`);
  const values = columns.map((column): RawBuilder<unknown> => {
    const reference = forgetting.get(column);
    const value = sql`kept.${sql.ref(column)}`;
    return reference ? sql`case when ${exists(reference)} then ${value} end` : value;
  });
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    overriding system value
    select ${sql.join(values)}
    from coming_back
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, content) as kept
    where table_name = ${table} ${needed.length > 0 ? sql`and ${sql.join(needed, sql` and `)}` : sql``}
    order by coming_back.id
    on conflict do nothing`.execute(transaction);
}

/** Stored columns that still exist, without generated ones. */
async function findColumns(transaction: Executor, table: string): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and column_name in (
        select jsonb_object_keys(content)
        from (select content from coming_back where table_name = ${table} limit 1) as first)
    order by ordinal_position`.execute(transaction);
  return rows.map(({ column_name: name }) => name);
}

/** Assigns flights that stayed for their co-pilots to the user again. */
async function restorePilot(
  transaction: Executor,
  id: number,
  flightIds: readonly number[],
): Promise<void> {
  await sql`
    update flight set user_id = ${id}, club_id = before.club_id,
      first_club_id = before.first_club_id, use_second_club = before.use_second_club,
      rank = before.rank, junior = before.junior
    from coming_back
    cross join lateral jsonb_populate_record(null::flight, content) as before
    where table_name = 'flight' and before.id = flight.id and flight.user_id is null
      and flight.id = any(${flightIds}::int[])`.execute(transaction);
  await sql`
    update flight_contest set user_id = ${id}, club_id = before.club_id, rank = before.rank
    from coming_back
    cross join lateral jsonb_populate_record(null::flight_contest, content) as before
    where table_name = 'flight_contest' and before.flight_id = flight_contest.flight_id
      and before.contest = flight_contest.contest and flight_contest.user_id is null
      and flight_contest.flight_id = any(${flightIds}::int[])`.execute(transaction);
}

/** Queues flights whose jobs found no flight while the account was deleted. */
async function queueUnscored(transaction: Executor, jobs: Jobs, userId: number): Promise<void> {
  const flights = await transaction
    .selectFrom('flight')
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'scoring'])
    .select(['id', 'revision'])
    .execute();
  for (const { id, revision } of flights) {
    await jobs.send(transaction, scoreQueue, { flightId: id, revision });
  }
}

/**
 * Queues the search for meetings with other restored users, which were lost while both accounts
 * were deleted.
 */
async function queueMeetings(transaction: Executor, jobs: Jobs, userId: number): Promise<void> {
  const flights = await transaction
    .selectFrom('flight_replay')
    .innerJoin('flight', 'flight.id', 'flight_replay.flight_id')
    .where('user_id', '=', userId)
    .orderBy('flight.id')
    .select('flight.id')
    .execute();
  for (let from = 0; from < flights.length; from += FLIGHTS_PER_JOB) {
    const flightIds = flights.slice(from, from + FLIGHTS_PER_JOB).map((flight) => flight.id);
    await jobs.send(transaction, meetingsQueue, { flightIds });
  }
}

function exists({ column, parent, parent_column }: Reference): RawBuilder<boolean> {
  return sql`exists (select from ${sql.table(parent)} as parent
    where parent.${sql.ref(parent_column)} = kept.${sql.ref(column)})`;
}
