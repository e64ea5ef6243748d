import { sql } from 'kysely';
import { cardKey } from '../flights/model/card-key.js';
import { transferGroups } from '../groups/roles.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { updateFilterColumns } from '../rankings/filter-columns.js';
import { updateRankings } from '../rankings/update-rankings.js';
import { filesOf, findStories } from '../stories/queries.js';
import { dependentsOf, findReferences } from './dependents.js';

interface AccountToDelete {
  id: number;
  name: string;
  email: string;
  club_id: number | null;
  password_hash: string;
  image_key: string | null;
}

/**
 * Moves all rows of a user out of the tables that queries read and stores them until `until`. Call
 * it in a transaction that holds the user's row.
 */
export async function softDelete(
  transaction: Executor,
  services: Pick<Services, 'clock' | 'jobs'>,
  { image_key: imageKey, ...account }: AccountToDelete,
  until: Date,
): Promise<void> {
  const { id } = account;
  const flights = await lockFlights(transaction, id);
  const own = flights.filter((flight) => (flight.user_id ?? flight.co_user_id) === id);
  const coFlights = flights.filter((flight) => !own.includes(flight)).map((flight) => flight.id);
  const withCoPilot = own
    .filter((flight) => flight.user_id === id && flight.co_user_id !== null)
    .map((flight) => flight.id);
  const seasons = [...new Set(own.map(({ season }) => season))].toSorted((a, b) => a - b);
  const keys = await findKeys(transaction, own, imageKey);
  await transferGroups(transaction, services, id);

  await transaction
    .insertInto('deleted_account')
    .values({ ...account, until, seasons, co_flights: coFlights, kept_flights: withCoPilot })
    .execute();
  await sql`
    insert into deleted_account_file (account_id, key)
    select ${id}, key from unnest(${keys}::text[]) as key
    on conflict do nothing`.execute(transaction);
  for (const { table, condition } of dependentsOf(id, await findReferences(transaction))) {
    await sql`
      insert into deleted_account_row (account_id, table_name, content)
      select ${id}, ${table}, to_jsonb(kept) from ${sql.table(table)} as kept
      where ${condition}`.execute(transaction);
  }

  await transferToCoPilots(transaction, withCoPilot);
  await transaction.deleteFrom('flight').where('user_id', '=', id).execute();
  await transaction
    .deleteFrom('flight')
    .where('user_id', 'is', null)
    .where('co_user_id', '=', id)
    .execute();
  for (const season of seasons) await updateRankings(transaction, id, season);
  await transaction.deleteFrom('user').where('id', '=', id).execute();
  await updateFilterColumns(transaction, coFlights);
  await forgetRegistrations(transaction);
}

/** Locks the flights of the user, as pilot or co-pilot. */
function lockFlights(transaction: Executor, userId: number) {
  return transaction
    .selectFrom('flight')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('co_user_id', '=', userId)]))
    .orderBy('id')
    .select(['id', 'user_id', 'co_user_id', 'season', 'track_key', 'igc_file_id'])
    .forUpdate()
    .execute();
}

type OwnFlight = Awaited<ReturnType<typeof lockFlights>>[number];

async function findKeys(
  db: Executor,
  flights: readonly OwnFlight[],
  imageKey: string | null,
): Promise<string[]> {
  const { rows: files } = await sql<{ key: string }>`
    select key from igc_file
    where id = any(${flights.map((flight) => flight.igc_file_id)}::int[])`.execute(db);
  const stories =
    flights.length === 0
      ? []
      : await findStories(
          db,
          flights.map(({ id }) => id),
        );
  return [
    ...files.map(({ key }) => key),
    ...flights.flatMap(({ track_key: key }) => (key === null ? [] : [key, cardKey(key)])),
    ...stories.flatMap(filesOf),
    ...(imageKey === null ? [] : [imageKey]),
  ];
}

/**
 * Keeps flights with a registered co-pilot, but removes the user and the user's photos and videos
 * from them.
 */
async function transferToCoPilots(transaction: Executor, ids: readonly number[]): Promise<void> {
  await sql`
    update flight set user_id = null, club_id = null, first_club_id = null,
      use_second_club = false, rank = false, junior = false
    where id = any(${ids}::int[])`.execute(transaction);
  await sql`
    update flight_contest set user_id = null, club_id = null, rank = false
    where flight_id = any(${ids}::int[])`.execute(transaction);
  await sql`delete from story where flight_id = any(${ids}::int[])`.execute(transaction);
  await updateFilterColumns(transaction, ids);
}

/** Registrations without a flight must not be found, either. */
async function forgetRegistrations(transaction: Executor): Promise<void> {
  await sql`
    delete from search_entry where kind = 'registration'
      and not exists (select from flight where flight.registration = search_entry.id)`.execute(
    transaction,
  );
}
