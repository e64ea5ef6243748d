import { sql } from 'kysely';
import { removeQueuedMails } from '../../accounts/mail-queue.js';
import { updateBadgesOf } from '../../badges/update-badges.js';
import { removeFlight } from '../../flights/detail/remove-flight.js';
import { updateUserPlan } from '../../plans/queries.js';
import type { Executor } from '../../platform/database/database.js';
import { DomainError, FieldError, NotFoundError, text } from '../../platform/errors/errors.js';
import { removeFilesQueue } from '../../platform/files/remove-files.js';
import type { Services } from '../../platform/services.js';
import { updateFilterColumns, updateFilterColumnsOfUser } from '../../rankings/filter-columns.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { updateTravelsOf } from '../../travels/model/update-travels.js';
import { mergeCommunity } from './merge-community.js';
import { moveColumns, moveRowsOfDeletedAccounts, type UsersToMerge } from './merged-columns.js';
import { moveFilters } from './move-filters.js';

/**
 * Locks two accounts until the transaction ends, and before them their flights.
 *
 * @throws {FieldError} If both are the same.
 * @throws {NotFoundError} If one does not exist.
 */
export async function requireTwoUsers(db: Executor, { id, into }: UsersToMerge) {
  if (id === into) {
    const message = text('user.merge.self');
    throw new FieldError([{ loc: ['query', 'into'], type: 'same', message }]);
  }
  // Scores and edits of a flight lock both in this order.
  await sql`
    select from any_flight
    where user_id in (${id}, ${into}) or co_user_id in (${id}, ${into})
      or asked_user_id in (${id}, ${into})
    order by id for update`.execute(db);
  const users = await db
    .selectFrom('user')
    .where('id', 'in', [id, into])
    .orderBy('id')
    .forUpdate()
    .selectAll()
    .execute();
  const [from, remaining] = [id, into].map((wanted) => {
    const user = users.find((each) => each.id === wanted);
    if (!user) throw new NotFoundError(text('user.notFound', { id: wanted }));
    return user;
  });
  return { from: from!, remaining: remaining! };
}

type Users = Awaited<ReturnType<typeof requireTwoUsers>>;

/**
 * Moves everything of an account to another one and deletes it. Its sessions end.
 *
 * @throws {DomainError} If the account still has a plan that is paid for.
 */
export async function mergeUsers(
  transaction: Executor,
  services: Pick<Services, 'jobs' | 'clock'>,
  users: UsersToMerge,
): Promise<void> {
  const { id, into } = users;
  const both = await requireTwoUsers(transaction, users);
  await requireNoPlan(transaction, id);
  await removeDuplicates(transaction, services, users);
  const { seasons, crews } = await moveFlights(transaction, users);
  await mergeCommunity(transaction, users);
  await moveMemberships(transaction, users);
  await moveColumns(transaction, users);
  await moveFilters(transaction, 'user', users);
  await moveRowsOfDeletedAccounts(transaction, users);
  for (const season of seasons) {
    await updateRankings(transaction, id, season);
    await updateRankings(transaction, into, season);
  }
  await removeQueuedMails(transaction, both.from);
  await transaction.deleteFrom('user').where('id', '=', id).execute();
  await transaction.insertInto('user_alias').values({ id, user_id: into }).execute();
  await completeProfile(transaction, services, both);
  await updateFilterColumnsOfUser(transaction, into);
  await updateBadgesOf(transaction, [into, ...crews]);
  await updateTravelsOf(transaction, [into, ...crews]);
  await updateUserPlan(transaction, into, services.clock());
}

/** Payments name the account that began them. */
async function requireNoPlan(db: Executor, userId: number): Promise<void> {
  const row = await db
    .selectFrom('subscription')
    .where('user_id', '=', userId)
    .where('status', '!=', 'canceled')
    .select('paddle_id')
    .executeTakeFirst();
  if (row) throw new DomainError(409, 'PLAN_NOT_ENDED', text('error.PLAN_NOT_ENDED'));
}

/**
 * Removes flights whose recording the remaining account has in another file. One file cannot be stored
 * twice, but programs save a recording with other bytes.
 */
async function removeDuplicates(
  transaction: Executor,
  { jobs }: Pick<Services, 'jobs'>,
  { id, into }: UsersToMerge,
): Promise<void> {
  const flights = await transaction
    .selectFrom('any_flight as flight')
    .innerJoin('igc_file as file', 'file.id', 'flight.igc_file_id')
    .innerJoin('any_flight as other', 'other.takeoff_time', 'flight.takeoff_time')
    .innerJoin('igc_file as other_file', 'other_file.id', 'other.igc_file_id')
    .where('flight.user_id', '=', id)
    .where('other.user_id', '=', into)
    .whereRef('file.logger', '=', 'other_file.logger')
    .distinctOn('flight.id')
    .orderBy('flight.id')
    .selectAll('flight')
    .execute();
  for (const flight of flights) await removeFlight(transaction, jobs, flight);
}

/** Moves flights, seats and photos. Returns seasons with flights, and those who flew along. */
async function moveFlights(transaction: Executor, { id, into }: UsersToMerge) {
  const flights = await transaction
    .selectFrom('any_flight')
    .where((eb) =>
      eb.or([eb('user_id', '=', id), eb('co_user_id', '=', id), eb('asked_user_id', '=', id)]),
    )
    .select(['id', 'user_id', 'co_user_id', 'season'])
    .execute();
  const ids = flights.map((flight) => flight.id);
  await sql`
    update any_flight set
      user_id = case user_id when ${id} then ${into} else user_id end,
      co_user_id = case co_user_id when ${id} then ${into} else co_user_id end,
      asked_user_id = case asked_user_id when ${id} then ${into} else asked_user_id end
    where id = any(${ids}::int[])`.execute(transaction);
  // A crew of the two accounts was one person.
  await sql`
    update any_flight set co_user_id = null, co_visibility = null, pilot_visibility = null
    where id = any(${ids}::int[]) and user_id = co_user_id`.execute(transaction);
  await sql`
    update any_flight set asked_user_id = null, asked = null, co_user_name = null
    where id = any(${ids}::int[]) and user_id = asked_user_id`.execute(transaction);
  await sql`
    update any_flight_contest set user_id = ${into} where user_id = ${id}`.execute(transaction);
  await updateFilterColumns(transaction, ids);
  await transaction.updateTable('story').set({ user_id: into }).where('user_id', '=', id).execute();
  await sql`
    update story set user_id = null from any_flight as flight
    where flight.id = flight_id and flight.user_id = story.user_id
      and story.user_id = ${into}`.execute(transaction);
  return {
    seasons: new Set(flights.filter((each) => each.user_id === id).map(({ season }) => season)),
    crews: flights.flatMap((each) => [each.user_id, each.co_user_id]).filter((each) => each !== id),
  };
}

/** Moves memberships of days on which the remaining account has no other club. */
async function moveMemberships(db: Executor, { id, into }: UsersToMerge): Promise<void> {
  await sql`
    update club_membership as moved set user_id = ${into}
    where user_id = ${id} and not exists (
      select from club_membership as kept
      where kept.user_id = ${into}
        and (kept.is_second = moved.is_second or kept.club_id = moved.club_id)
        and daterange(kept.since, kept.until, '[]') && daterange(moved.since, moved.until, '[]'))`.execute(
    db,
  );
}

/** Completes the profile with that of the deleted account, whose bans stay. */
async function completeProfile(
  db: Executor,
  { jobs }: Pick<Services, 'jobs'>,
  { from, remaining }: Users,
): Promise<void> {
  const { rows } = await sql<{ club_id: number; is_second: boolean }>`
    select club_id, is_second from club_membership
    where user_id = ${remaining.id} and until is null`.execute(db);
  await db
    .updateTable('user')
    .set({
      image_key: remaining.image_key ?? from.image_key,
      bio: remaining.bio ?? from.bio,
      ssa_id: remaining.ssa_id ?? from.ssa_id,
      verified: remaining.verified ?? from.verified,
      date_joined:
        remaining.date_joined < from.date_joined ? remaining.date_joined : from.date_joined,
      is_banned: remaining.is_banned || from.is_banned,
      is_live_banned: remaining.is_live_banned || from.is_live_banned,
      is_content_banned: remaining.is_content_banned || from.is_content_banned,
      ban_reason: remaining.ban_reason ?? from.ban_reason,
      club_id: rows.find(({ is_second }) => !is_second)?.club_id ?? null,
      second_club_id: rows.find(({ is_second }) => is_second)?.club_id ?? null,
    })
    .where('id', '=', remaining.id)
    .execute();
  const isOrphaned = remaining.image_key !== null && from.image_key !== remaining.image_key;
  if (from.image_key !== null && isOrphaned) {
    await jobs.send(db, removeFilesQueue, { keys: [from.image_key] });
  }
}
