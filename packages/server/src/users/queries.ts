import { sql, type Updateable } from 'kysely';
import { countNewFlights } from '../follows/model/feed-query.js';
import { countUnread } from '../notifications/queries.js';
import { findHoldings } from '../plans/queries.js';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { ALL_SEASONS } from '../rankings/update-rankings.js';
import { findTakenDevices } from './taken-device.js';

/** A user with their clubs and the sums over all flights. */
export type PublicUserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

function selectUsers(db: Executor) {
  return db
    .selectFrom('user')
    .leftJoin('club', 'club.id', 'user.club_id')
    .leftJoin('region', 'region.id', 'club.region_id')
    .leftJoin('club as second_club', 'second_club.id', 'user.second_club_id')
    .leftJoin('region as second_region', 'second_region.id', 'second_club.region_id')
    .leftJoin('ranking_entry as total', (join) =>
      join
        .on('total.contest', '=', 'free')
        .on('total.season', '=', ALL_SEASONS)
        .on('total.scope', '=', 'user')
        .on(sql<boolean>`total.scope_id = "user".id::text`)
        .onRef('total.user_id', '=', 'user.id'),
    )
    .selectAll('user')
    .select([
      'club.name as club_name',
      'region.id as region_id',
      'region.name as region_name',
      'region.country as region_country',
      'second_club.name as second_club_name',
      'second_region.id as second_region_id',
      'second_region.name as second_region_name',
      'second_region.country as second_region_country',
      'total.flights',
      'total.distance',
      'total.seconds',
      'total.scored_seconds',
    ]);
}

/** A user with subscriptions, connected services and tracker as well. */
export type UserRow = Awaited<ReturnType<typeof getUserRow>>;

/**
 * Finds a user. Accounts with unverified addresses may be invented and are hidden.
 *
 * @throws {NotFoundError} If there is no such user.
 */
export async function getUserRow(db: Executor, id: number) {
  const row = await selectUsers(db)
    .leftJoin('integration as skysight', (join) =>
      join.onRef('skysight.user_id', '=', 'user.id').on('skysight.service', '=', 'skysight'),
    )
    .leftJoin('integration as copilot', (join) =>
      join.onRef('copilot.user_id', '=', 'user.id').on('copilot.service', '=', 'copilot'),
    )
    .leftJoin('device', 'device.user_id', 'user.id')
    .where('user.id', '=', id)
    .where('user.verified', 'is not', null)
    .select([
      'skysight.email as skysight_email',
      'copilot.email as copilot_email',
      'device.id as device_id',
      'device.until as device_until',
    ])
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('user.notFound', { id }));
  return {
    ...row,
    takenDevices: await findTakenDevices(db, id),
    holdings: await findHoldings(db, id),
    unread: await countUnread(db, id),
    friendFlights: await countNewFlights(db, id),
  };
}

export interface UserSelection {
  ids: readonly number[] | undefined;
  clubIds: readonly number[] | undefined;
  skip: number;
  limit: number;
}

/** Finds users that match all parameters, by name. */
export function usersQuery(db: Executor, { ids, clubIds, skip, limit }: UserSelection) {
  return selectUsers(db)
    .where('user.verified', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('user.id', 'in', [...(ids ?? [])]))
    .$if(clubIds !== undefined, (query) => query.where('user.club_id', 'in', [...(clubIds ?? [])]))
    .orderBy('user.name')
    .orderBy('user.id')
    .offset(skip)
    .limit(limit);
}

export async function updateUser(
  db: Executor,
  id: number,
  changes: Updateable<DB['user']>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('user').set(changes).where('id', '=', id).execute();
}

/** Sets the key of the user's image and returns the previous one. */
export async function replaceImage(
  transaction: Executor,
  id: number,
  key: string | null,
): Promise<string | null> {
  const { image_key: before } = await transaction
    .selectFrom('user')
    .where('id', '=', id)
    .select('image_key')
    .forUpdate()
    .executeTakeFirstOrThrow();
  await transaction.updateTable('user').set({ image_key: key }).where('id', '=', id).execute();
  return before;
}

/** Whether a file is the image of a user. */
export async function isUserImage(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .where('image_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the image of a user, as a list for the deletion of their account. */
export async function findImageOfUser(db: Executor, userId: number): Promise<string[]> {
  const row = await db
    .selectFrom('user')
    .where('id', '=', userId)
    .select('image_key')
    .executeTakeFirst();
  return row?.image_key ? [row.image_key] : [];
}
