import { type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { NotFoundError } from '../http/errors.js';
import type { Locale } from '../http/language.js';
import type { NotificationKind } from '../notifications/kinds.js';
import { countUnread } from '../notifications/queries.js';
import { findHoldings } from '../plans/queries.js';
import { ALL_SEASONS } from '../rankings/update-rankings.js';

export interface Credentials {
  id: number;
  password_hash: string;
  verified: Date | null;
}

/** Finds an account by its e-mail address; capitals make no difference. */
export function findCredentials(db: Executor, email: string): Promise<Credentials | undefined> {
  return db
    .selectFrom('user')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .select(['id', 'password_hash', 'verified'])
    .executeTakeFirst();
}

/** An account by its id or its address, as far as mails about it need it. */
export function findAccount(db: Executor, account: { id: number } | { email: string }) {
  return db
    .selectFrom('user')
    .where((eb) =>
      'id' in account
        ? eb('id', '=', account.id)
        : eb(eb.fn<string>('lower', ['email']), '=', account.email.toLowerCase()),
    )
    .select(['id', 'name', 'email', 'verified', 'locale', 'newsletter_language'])
    .executeTakeFirst();
}

/** A user with his club and the sums over all that he flew. */
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

/** A user with what he has subscribed to and connected, too. */
export type UserRow = Awaited<ReturnType<typeof getUserRow>>;

/**
 * Whose address was never confirmed may be anybody's invention, and is nobody to others.
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
  if (!row) throw new NotFoundError('user', id);
  return { ...row, holdings: await findHoldings(db, id), unread: await countUnread(db, id) };
}

export interface WantedUsers {
  ids: readonly number[] | undefined;
  clubIds: readonly number[] | undefined;
  skip: number;
  limit: number;
}

/** Users that fit all that is asked for, by name. */
export function usersQuery(db: Executor, { ids, clubIds, skip, limit }: WantedUsers) {
  return selectUsers(db)
    .where('user.verified', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('user.id', 'in', [...(ids ?? [])]))
    .$if(clubIds !== undefined, (query) => query.where('user.club_id', 'in', [...(clubIds ?? [])]))
    .orderBy('user.name')
    .orderBy('user.id')
    .offset(skip)
    .limit(limit);
}

type UserColumns = Omit<
  Selectable<Schema['user']>,
  | 'id'
  | 'is_superuser'
  | 'filter'
  | 'achievement_count'
  | 'image_key'
  | 'plan'
  | 'badge'
  | 'message_enabled'
  | 'open_in_seeyou'
  | 'is_early_bird'
  | 'is_developer'
  | NotificationSetting
>;
type NotificationSetting = NotificationKind['setting'] | 'magazine_notification';
type Profile = Omit<UserColumns, 'password_hash'> &
  Pick<
    Updateable<Schema['user']>,
    'filter' | 'badge' | 'message_enabled' | 'open_in_seeyou' | NotificationSetting
  >;

/** Undefined where another account has the address. */
export async function insertUser(db: Executor, user: UserColumns): Promise<number | undefined> {
  const row = await db
    .insertInto('user')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isNameTaken(
  db: Executor,
  { name, clubId }: { name: string; clubId: number | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .where(({ fn }) => fn<string>('lower', ['name']), '=', name.toLowerCase())
    .where('club_id', 'is not distinct from', clubId)
    .select('id')
    .union((eb) =>
      eb
        .selectFrom('leaver')
        .where(({ fn }) => fn<string>('lower', ['name']), '=', name.toLowerCase())
        .where('club_id', 'is not distinct from', clubId)
        .select('id'),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the password of whoever opened the link that was sent to his address. */
export async function resetPasswordOf(
  db: Executor,
  { userId, hash, now }: { userId: number; hash: string; now: Date },
): Promise<void> {
  await db
    .updateTable('user')
    .set((eb) => ({
      password_hash: hash,
      verified: eb.fn.coalesce('verified', eb.val(now)),
    }))
    .where('id', '=', userId)
    .execute();
}

export async function updateUser(
  db: Executor,
  id: number,
  changes: Partial<Profile>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('user').set(changes).where('id', '=', id).execute();
}

/** Sets the key of one's picture, and answers the one before. */
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

/** Keeps in which language a user reads, as a call of his tells it. */
export async function keepLocale(db: Executor, id: number, locale: Locale): Promise<void> {
  await db
    .updateTable('user')
    .set({ locale })
    .where('id', '=', id)
    .where('locale', 'is distinct from', locale)
    .execute();
}

export interface PasswordChange {
  /** What the old password was checked against. */
  oldHash: string;
  newHash: string;
}

/** False where the password is no longer the one that was checked. */
export async function replacePassword(
  db: Executor,
  id: number,
  { oldHash, newHash }: PasswordChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function clubExists(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('club').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** The club of this very name, made where there is none; that one counts once a user confirms it. */
export async function clubByName(
  db: Executor,
  name: string,
): Promise<{ id: number; isNew: boolean }> {
  const made = await db
    .insertInto('club')
    .values({ name, region_id: null, url: null, confirmed: false })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const { id } = await db
    .selectFrom('club')
    .where('name', '=', name)
    .select('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

export async function removeClub(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('club').where('id', '=', id).execute();
}
