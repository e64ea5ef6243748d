import { type Selectable, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import type { CatalogueLocale } from '../platform/text/language.js';
import { addMembership } from './memberships.js';

export interface StoredCredentials {
  id: number;
  password_hash: string;
  verified: Date | null;
  is_banned: boolean;
  ban_reason: string | null;
}

/** Finds an account by its e-mail address. Case is ignored. */
export function findCredentials(
  db: Executor,
  email: string,
): Promise<StoredCredentials | undefined> {
  return db
    .selectFrom('user')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .select(['id', 'password_hash', 'verified', 'is_banned', 'ban_reason'])
    .executeTakeFirst();
}

/**
 * Finds the owner of an account.
 *
 * @throws {NotFoundError} If there is no such account, or its address was never verified.
 */
export async function getOwner(
  db: Executor,
  id: number,
): Promise<{ name: string; email: string; date_of_birth: string; password_hash: string }> {
  const row = await db
    .selectFrom('user')
    .where('id', '=', id)
    .where('verified', 'is not', null)
    .select(['name', 'email', 'date_of_birth', 'password_hash'])
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('user.notFound', { id }));
  return row;
}

/** Finds an account by its id or its address, with the fields that mails about it need. */
export function findAccount(db: Executor, account: { id: number } | { email: string }) {
  return db
    .selectFrom('user')
    .where((eb) =>
      'id' in account
        ? eb('id', '=', account.id)
        : eb(eb.fn<string>('lower', ['email']), '=', account.email.toLowerCase()),
    )
    .select(['id', 'name', 'email', 'verified', 'locale', 'newsletter_language', 'digest'])
    .executeTakeFirst();
}

/** Columns that registration sets. The others have defaults. */
type NewAccount = Pick<
  Selectable<DB['user']>,
  | 'name'
  | 'email'
  | 'password_hash'
  | 'date_of_birth'
  | 'date_joined'
  | 'feed_opened'
  | 'verified'
  | 'gender'
  | 'locale'
  | 'club_id'
  | 'second_club_id'
  | 'unit'
  | 'bio'
  | 'ssa_id'
  | 'newsletter_language'
  | 'magazine_language'
>;

/** Returns undefined if another account has the address. */
export async function insertUser(db: Executor, user: NewAccount): Promise<number | undefined> {
  const row = await db
    .insertInto('user')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row && user.club_id !== null) {
    const membership = { userId: row.id, clubId: user.club_id, isSecond: false, since: null };
    await addMembership(db, membership);
  }
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
        .selectFrom('deleted_account')
        .where(({ fn }) => fn<string>('lower', ['name']), '=', name.toLowerCase())
        .where('club_id', 'is not distinct from', clubId)
        .select('id'),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets the password of a user who opened the link in their mail, which also verifies the address. */
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

/** Stores the language of a user's calls. */
export async function updateLocale(
  db: Executor,
  id: number,
  locale: CatalogueLocale,
): Promise<void> {
  await db
    .updateTable('user')
    .set({ locale })
    .where('id', '=', id)
    .where('locale', 'is distinct from', locale)
    .execute();
}

export interface PasswordChange {
  /** Hash against which the old password was checked. */
  oldHash: string;
  newHash: string;
}

/** Changes the password. Returns false if the stored hash is no longer the one that was checked. */
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

/**
 * Finds the club with this name or creates it. A new club is visible once a user verifies their
 * address.
 */
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
