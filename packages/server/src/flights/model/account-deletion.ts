import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AccountDeletion, DeletedAccount } from '../../accounts/account-deletion.js';
import { createOpaqueToken } from '../../accounts/opaque-token.js';
import { updateBadgesOf } from '../../badges/update-badges.js';
import type { Executor } from '../../platform/database/database.js';
import { lockFileKey } from '../../platform/files/file-lock.js';
import { contentHash, contentKey } from '../../platform/files/file-store.js';
import { removeFilesQueue } from '../../platform/files/remove-files.js';
import { storeFile } from '../../platform/files/store-file.js';
import type { Jobs } from '../../platform/queue/jobs.js';
import type { Services } from '../../platform/services.js';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { updateSectorsOfFlights } from '../../reference/flight-sectors.js';
import { updateTravelsOf } from '../../travels/model/update-travels.js';
import { anonymizePilot } from './anonymize-pilot.js';
import { cardKey } from './card-key.js';
import { meetingsQueue, scoreQueue } from './queues.js';
import { recountStars } from './starred.js';

/**
 * Flights are deleted with their pilot. A flight with a registered co-pilot stays, without the
 * pilot, and so do flights of others with the user as co-pilot.
 */
export const deletionOfFlights: AccountDeletion = {
  // Sectors may change until a restore.
  notStored: ['flight_sector'],
  // A flight without pilot belongs to its co-pilot.
  furtherRows: {
    table: 'any_flight',
    condition: (userId) => sql`user_id is null and co_user_id = ${userId}`,
  },
  prepare: lockFlights,
  findFiles,
  detach,
  restore,
  erase: async (services, { name, kept_flights: kept, co_flights: coFlights }) => {
    for (const flightId of kept) await blankFileOf(services, flightId, name);
    await removeCoPilot(services.db, coFlights);
  },
  remove: (transaction, _services, { keys }) => removeFileRows(transaction, keys),
};

/** Locks the flights of the user, and lists those that stay. */
async function lockFlights(
  transaction: Executor,
  _services: unknown,
  userId: number,
): Promise<void> {
  await sql`
    select from any_flight where user_id = ${userId} or co_user_id = ${userId}
    order by id for update`.execute(transaction);
  await sql`
    update deleted_account set
      seasons = array(
        select distinct season from any_flight
        where coalesce(user_id, co_user_id) = ${userId} order by season),
      kept_flights = array(
        select id from any_flight
        where user_id = ${userId} and co_user_id is not null order by id),
      co_flights = array(
        select id from any_flight
        where co_user_id = ${userId} and user_id is not null and user_id <> ${userId} order by id)
    where id = ${userId}`.execute(transaction);
}

async function findFiles(transaction: Executor, userId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string; track_key: string | null }>`
    select igc_file.key, flight.track_key
    from any_flight as flight
    join igc_file on igc_file.id = flight.igc_file_id
    where coalesce(user_id, co_user_id) = ${userId}`.execute(transaction);
  return rows.flatMap(({ key, track_key: trackKey }) =>
    trackKey === null ? [key] : [key, trackKey, cardKey(trackKey)],
  );
}

async function detach(transaction: Executor, userId: number): Promise<void> {
  const { seasons, kept_flights, co_flights } = await transaction
    .selectFrom('deleted_account')
    .where('id', '=', userId)
    .select(['seasons', 'kept_flights', 'co_flights'])
    .executeTakeFirstOrThrow();
  await sql`
    update any_flight set user_id = null, club_id = null, first_club_id = null,
      use_second_club = false, rank = false, junior = false,
      pilot_visibility = null, co_visibility = null
    where id = any(${kept_flights}::int[])`.execute(transaction);
  await sql`
    update any_flight_contest set user_id = null, club_id = null, rank = false
    where flight_id = any(${kept_flights}::int[])`.execute(transaction);
  await updateFilterColumns(transaction, kept_flights);
  await leaveFlights(transaction, userId, co_flights);
  await sql`
    delete from any_flight
    where coalesce(user_id, co_user_id) = ${userId}`.execute(transaction);
  for (const season of seasons) await updateRankings(transaction, userId, season);
}

/**
 * Takes the user off flights of others, with their wishes who may see them and their name where they
 * are asked.
 */
async function leaveFlights(
  transaction: Executor,
  userId: number,
  coFlights: readonly number[],
): Promise<void> {
  const asking = await transaction
    .updateTable('any_flight')
    .set({ asked_user_id: null, asked: null, co_user_name: null })
    .where('asked_user_id', '=', userId)
    .returning('id')
    .execute();
  const overruled = await transaction
    .selectFrom('any_flight')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(coFlights))))
    .where('pilot_visibility', 'is not', null)
    .select(['id', 'user_id', 'season', 'pilot_visibility'])
    .execute();
  await sql`
    update any_flight set co_user_id = null, co_visibility = null
    where id = any(${coFlights}::int[])`.execute(transaction);
  for (const { id, pilot_visibility: visibility } of overruled) {
    const link_token = visibility === 'link' ? createOpaqueToken() : null;
    await transaction
      .updateTable('any_flight')
      .set({ visibility: visibility!, link_token, pilot_visibility: null })
      .where('id', '=', id)
      .execute();
  }
  await updateFilterColumns(transaction, [...coFlights, ...asking.map(({ id }) => id)]);
  for (const { user_id, season } of overruled) await updateRankings(transaction, user_id, season);
  await updateBadgesAndTravels(transaction, coFlights);
}

/** Flights of these pilots have lost or regained a co-pilot's photos, or are public again. */
async function updateBadgesAndTravels(
  transaction: Executor,
  coFlights: readonly number[],
): Promise<void> {
  const flights = await transaction
    .selectFrom('any_flight')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(coFlights))))
    .select('user_id')
    .execute();
  const pilots = flights.map((flight) => flight.user_id);
  await updateBadgesOf(transaction, pilots);
  await updateTravelsOf(transaction, pilots);
}

const FLIGHTS_PER_JOB = 100;

async function restore(
  transaction: Executor,
  { jobs }: Pick<Services, 'jobs'>,
  { id, seasons, kept_flights: kept, co_flights: coFlights }: DeletedAccount,
): Promise<void> {
  await restorePilot(transaction, id, kept);
  const sat = await transaction
    .updateTable('any_flight')
    .set({ co_user_id: id })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(coFlights))))
    .where('co_user_id', 'is', null)
    .where('co_user_name', 'is', null)
    .returning('id')
    .execute();
  await updateFilterColumns(transaction, [...kept, ...sat.map((flight) => flight.id)]);
  await updateBadgesAndTravels(transaction, coFlights);
  await recountStars(transaction, id);
  await updateSectors(transaction, id);
  for (const season of seasons) await updateRankings(transaction, id, season);
  await queueUnscored(transaction, jobs, id);
  await queueMeetings(transaction, jobs, id);
}

/** Assigns flights that stayed for their co-pilots to the user again. */
async function restorePilot(
  transaction: Executor,
  id: number,
  flightIds: readonly number[],
): Promise<void> {
  await sql`
    update any_flight set user_id = ${id}, club_id = before.club_id,
      first_club_id = before.first_club_id, use_second_club = before.use_second_club,
      rank = before.rank, junior = before.junior
    from coming_back
    cross join lateral jsonb_populate_record(null::any_flight, content) as before
    where table_name = 'any_flight' and before.id = any_flight.id
      and any_flight.user_id is null
      and any_flight.id = any(${flightIds}::int[])`.execute(transaction);
  await sql`
    update any_flight_contest set user_id = ${id}, club_id = before.club_id, rank = before.rank
    from coming_back
    cross join lateral jsonb_populate_record(null::any_flight_contest, content) as before
    where table_name = 'any_flight_contest'
      and before.flight_id = any_flight_contest.flight_id
      and before.contest = any_flight_contest.contest and any_flight_contest.user_id is null
      and any_flight_contest.flight_id = any(${flightIds}::int[])`.execute(transaction);
}

async function updateSectors(transaction: Executor, userId: number): Promise<void> {
  const flights = await transaction
    .selectFrom('any_flight')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('co_user_id', '=', userId)]))
    .select('id')
    .execute();
  await updateSectorsOfFlights(
    transaction,
    flights.map(({ id }) => id),
  );
}

/** Queues flights whose jobs found no flight while the account was deleted. */
async function queueUnscored(transaction: Executor, jobs: Jobs, userId: number): Promise<void> {
  const flights = await transaction
    .selectFrom('any_flight')
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
    .innerJoin('any_flight as flight', 'flight.id', 'flight_replay.flight_id')
    .where('user_id', '=', userId)
    .orderBy('flight.id')
    .select('flight.id')
    .execute();
  for (let from = 0; from < flights.length; from += FLIGHTS_PER_JOB) {
    const flightIds = flights.slice(from, from + FLIGHTS_PER_JOB).map((flight) => flight.id);
    await jobs.send(transaction, meetingsQueue, { flightIds });
  }
}

/** Blanks the file of a flight that stays for its co-pilot, unless another user uploaded it as well. */
async function blankFileOf(
  { db, files, jobs }: Services,
  flightId: number,
  pilot: string,
): Promise<void> {
  const file = await db
    .selectFrom('igc_file')
    .innerJoin('any_flight as flight', 'flight.igc_file_id', 'igc_file.id')
    .where('flight.id', '=', flightId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('any_flight as other')
            .whereRef('other.igc_file_id', '=', 'igc_file.id')
            .where('other.user_id', 'is not', null)
            .select('other.id'),
        ),
      ),
    )
    .select(['igc_file.id', 'igc_file.key'])
    .executeTakeFirst();
  if (!file) return;
  const bytes = anonymizePilot(await files.getBytes(file.key), pilot);
  const hash = contentHash(bytes);
  const key = contentKey('igc', hash, 'igc');
  await db.transaction().execute(async (transaction) => {
    if (key !== file.key) await lockFileKey(transaction, file.key);
    await storeFile(transaction, files, { key, bytes });
    await sql`
      update igc_file set hash = ${hash}, key = ${key}, size_bytes = ${bytes.length},
        md5 = ${createHash('md5').update(bytes).digest('hex')},
        name = ${`${flightId}.igc`}, header = header - 'pilotName'
      where id = ${file.id} and key = ${file.key}`.execute(transaction);
    if (key !== file.key) await jobs.send(transaction, removeFilesQueue, { keys: [file.key] });
  });
}

/**
 * Removes the co-pilot's name that was read from files. The files stay, because they belong to
 * their pilots.
 */
async function removeCoPilot(db: Executor, flightIds: readonly number[]): Promise<void> {
  await sql`
    update igc_file set header = header - 'copilotName'
    where id in (select igc_file_id from any_flight where id = any(${flightIds}::int[]))`.execute(
    db,
  );
}

/** Removes the rows of files that neither a flight nor another deleted account refers to. */
async function removeFileRows(transaction: Executor, keys: readonly string[]): Promise<void> {
  await sql`
    delete from igc_file where key = any(${keys})
      and not exists (select from any_flight where any_flight.igc_file_id = igc_file.id)
      and not exists (
        select from deleted_account_file
        where deleted_account_file.key = igc_file.key)`.execute(transaction);
}
