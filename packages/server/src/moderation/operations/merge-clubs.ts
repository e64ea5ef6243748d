import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { DomainError, FieldError, NotFoundError, text } from '../../platform/errors/errors.js';
import { removeFilesQueue } from '../../platform/files/remove-files.js';
import type { Services } from '../../platform/services.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { moveFilters } from './move-filters.js';
import { countryOf, scoreAgain } from './score-again.js';

export interface ClubsToMerge {
  /** Club that is deleted. */
  readonly id: number;
  /** Club that remains. */
  readonly into: number;
}

/**
 * Locks two clubs until the transaction ends.
 *
 * @throws {FieldError} If both are the same.
 * @throws {NotFoundError} If one does not exist.
 */
export async function requireTwoClubs(db: Executor, { id, into }: ClubsToMerge) {
  if (id === into) {
    const message = text('club.merge.self');
    throw new FieldError([{ loc: ['query', 'into'], type: 'same', message }]);
  }
  const clubs = await db
    .selectFrom('club')
    .where('id', 'in', [id, into])
    .orderBy('id')
    .forUpdate()
    .select(['id', 'name', 'region_id', 'url', 'description', 'image_key'])
    .execute();
  const [from, remaining] = [id, into].map((wanted) => {
    const club = clubs.find((each) => each.id === wanted);
    if (!club) throw new NotFoundError(text('club.notFound', { id: wanted }));
    return club;
  });
  return { from: from!, remaining: remaining! };
}

/**
 * Moves everything of a club to another one and deletes it. Returns the deleted club.
 *
 * @throws {DomainError} If both have a pilot of the same name.
 */
export async function mergeClubs(
  transaction: Executor,
  { jobs }: Pick<Services, 'jobs'>,
  clubs: ClubsToMerge,
): Promise<{ name: string }> {
  const { id, into } = clubs;
  const { from, remaining } = await requireTwoClubs(transaction, clubs);
  await rejectSameNames(transaction, clubs);
  const seasons = await transaction
    .selectFrom('any_flight')
    .where('club_id', '=', id)
    .where('user_id', 'is not', null)
    .distinct()
    .orderBy('user_id')
    .orderBy('season')
    .select(['user_id', 'season'])
    .execute();
  await movePilots(transaction, clubs);
  const flightIds = await moveFlights(transaction, clubs);
  for (const { user_id: userId, season } of seasons) {
    await updateRankings(transaction, userId, season);
  }
  await moveFollowersAndReports(transaction, clubs);
  await moveAdministrators(transaction, clubs);
  await moveNotifications(transaction, clubs);
  await moveFilters(transaction, 'club', clubs);
  await completePage(transaction, jobs, { from, remaining });
  await moveRowsOfDeletedAccounts(transaction, clubs);
  await transaction
    .updateTable('club_alias')
    .set({ club_id: into })
    .where('club_id', '=', id)
    .execute();
  await transaction.insertInto('club_alias').values({ id, club_id: into }).execute();
  await transaction.deleteFrom('club').where('id', '=', id).execute();
  // The country decides in which national contests a flight takes part.
  if (countryOf(from.region_id) !== countryOf(remaining.region_id)) {
    await scoreAgain(transaction, jobs, flightIds);
  }
  return from;
}

async function rejectSameNames(db: Executor, { id, into }: ClubsToMerge): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select one.name from "user" as one
    join "user" as other on lower(other.name) = lower(one.name) and other.club_id = ${into}
    where one.club_id = ${id} limit 1`.execute(db);
  const [same] = rows;
  if (same) throw new DomainError(409, 'SAME_NAMES', text('error.SAME_NAMES', same));
}

async function movePilots(db: Executor, { id, into }: ClubsToMerge): Promise<void> {
  await db.updateTable('user').set({ club_id: into }).where('club_id', '=', id).execute();
  await db
    .updateTable('user')
    .set({ second_club_id: into })
    .where('second_club_id', '=', id)
    .execute();
  await db
    .updateTable('user')
    .set({ second_club_id: null })
    .where('second_club_id', '=', into)
    .whereRef('second_club_id', '=', 'club_id')
    .execute();
  await db
    .updateTable('club_membership')
    .set({ club_id: into })
    .where('club_id', '=', id)
    .execute();
  // A club is not the second one on days on which it is the first.
  await sql`
    delete from club_membership as second using club_membership as first
    where second.is_second and not first.is_second and second.user_id = first.user_id
      and second.club_id = ${into} and first.club_id = ${into}
      and daterange(second.since, second.until, '[]') && daterange(first.since, first.until, '[]')`.execute(
    db,
  );
}

async function moveFlights(db: Executor, { id, into }: ClubsToMerge): Promise<number[]> {
  await db
    .updateTable('any_flight')
    .set({ first_club_id: into })
    .where('first_club_id', '=', id)
    .execute();
  const moved = await db
    .updateTable('any_flight')
    .set({ club_id: into })
    .where('club_id', '=', id)
    .returning('id')
    .execute();
  const ids = moved.map((flight) => flight.id);
  await db
    .updateTable('any_flight_contest')
    .set({ club_id: into })
    .where('club_id', '=', id)
    .execute();
  return ids;
}

async function moveFollowersAndReports(db: Executor, { id, into }: ClubsToMerge): Promise<void> {
  await sql`
    insert into club_follow (follower_id, club_id, created)
    select follower_id, ${into}, created from club_follow where club_id = ${id}
    on conflict do nothing`.execute(db);
  await sql`
    update report set subject_id = ${String(into)}
    where kind = 'club' and subject_id = ${String(id)} and not exists (
      select from report as other where other.kind = 'club' and other.subject_id = ${String(into)}
        and other.reporter_id = report.reporter_id)`.execute(db);
}

/** Of two unread ones of the same, one remains. */
async function moveNotifications(db: Executor, { id, into }: ClubsToMerge): Promise<void> {
  await sql`
    update notification as moved set club_id = ${into}
    where club_id = ${id} and (read is not null or not exists (
      select from notification as kept where kept.club_id = ${into} and kept.read is null
        and kept.user_id = moved.user_id and kept.event = moved.event
        and kept.actor_id is not distinct from moved.actor_id))`.execute(db);
}

async function moveAdministrators(db: Executor, { id, into }: ClubsToMerge): Promise<void> {
  await sql`
    insert into club_administrator (club_id, user_id, appointed)
    select ${into}, user_id, appointed from club_administrator where club_id = ${id}
    on conflict do nothing`.execute(db);
}

/** Completes the page of the remaining club with that of the other. A logo without a club is removed. */
async function completePage(
  db: Executor,
  jobs: Services['jobs'],
  { from, remaining }: Awaited<ReturnType<typeof requireTwoClubs>>,
): Promise<void> {
  const page = {
    url: remaining.url ?? from.url,
    description: remaining.description ?? from.description,
    image_key: remaining.image_key ?? from.image_key,
  };
  await db.updateTable('club').set(page).where('id', '=', remaining.id).execute();
  if (from.image_key !== null && from.image_key !== page.image_key) {
    await jobs.send(db, removeFilesQueue, { keys: [from.image_key] });
  }
}

/** They may be restored. */
async function moveRowsOfDeletedAccounts(db: Executor, { id, into }: ClubsToMerge): Promise<void> {
  for (const column of ['club_id', 'second_club_id', 'first_club_id']) {
    await sql`
      update deleted_account_row
      set content = jsonb_set(content, array[${column}], to_jsonb(${into}::integer))
      where content ->> ${column} = ${String(id)}`.execute(db);
  }
}
