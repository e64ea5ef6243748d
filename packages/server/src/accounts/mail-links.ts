import type { Executor } from '../platform/database/database.js';
import { DomainError, text } from '../platform/errors/errors.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';

export type LinkPurpose = 'verify' | 'recover' | 'update_email';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<LinkPurpose, number> = {
  // An unverified account is removed after the same time.
  verify: 7 * 24 * HOUR_MS,
  recover: HOUR_MS,
  update_email: HOUR_MS,
};
/** Minimum time between two mails of the same purpose to an account. */
const PAUSE_MS = 60_000;

export interface NewLink {
  userId: number;
  purpose: LinkPurpose;
  /** New address of the account. */
  email?: string;
  now: Date;
}

/**
 * Creates the token of a link, which replaces the previous one.
 *
 * @returns Undefined if the last one is less than a minute old, because its mail is on its way.
 */
export async function createMailLink(
  db: Executor,
  { userId, purpose, email, now }: NewLink,
): Promise<string | undefined> {
  const token = createOpaqueToken();
  const link = {
    hash: hashToken(token),
    email: email ?? null,
    created: now,
    expires: new Date(now.getTime() + LIFETIME_MS[purpose]),
  };
  const row = await db
    .insertInto('mail_link')
    .values({ ...link, user_id: userId, purpose })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'purpose'])
        .doUpdateSet(link)
        .where('mail_link.created', '<=', new Date(now.getTime() - PAUSE_MS)),
    )
    .returning('hash')
    .executeTakeFirst();
  return row && token;
}

/**
 * Finds the link of a token.
 *
 * @throws {DomainError} If the link is invalid or has expired.
 */
export async function findMailLink(
  db: Executor,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
) {
  const link = await db
    .selectFrom('mail_link')
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires', '>', now)
    .select(['user_id', 'email'])
    .forUpdate()
    .executeTakeFirst();
  if (!link) throw invalidLink(purpose);
  return link;
}

export async function removeMailLink(
  db: Executor,
  userId: number,
  purpose: LinkPurpose,
): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function removeExpiredLinks(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('mail_link').where('expires', '<=', now).execute();
}

/** Creates the token that sets a new password of a deleted account. */
export async function createRestoreLink(
  db: Executor,
  { deletedAccountId, now }: { deletedAccountId: number; now: Date },
): Promise<string | undefined> {
  const token = createOpaqueToken();
  const row = await db
    .updateTable('deleted_account')
    .set({ recovery_hash: hashToken(token), recovery_created: now })
    .where('id', '=', deletedAccountId)
    .where((eb) =>
      eb.or([
        eb('recovery_created', 'is', null),
        eb('recovery_created', '<=', new Date(now.getTime() - PAUSE_MS)),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row && token;
}

/** Finds a deleted account by the token of a link. */
export function findDeletedAccountByLink(
  db: Executor,
  { token, now }: { token: string; now: Date },
) {
  return db
    .selectFrom('deleted_account')
    .where('recovery_hash', '=', hashToken(token))
    .where('recovery_created', '>', new Date(now.getTime() - LIFETIME_MS.recover))
    .where('until', '>', now)
    .select(['id', 'name', 'email'])
    .forUpdate()
    .executeTakeFirst();
}

/** Removes accounts whose address was not verified in time, and clubs that only they refer to. */
export async function removeUnverifiedAccounts(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('user')
    .where('verified', 'is', null)
    .where('date_joined', '<=', new Date(now.getTime() - LIFETIME_MS.verify))
    .where((eb) => {
      const link = eb.selectFrom('mail_link').whereRef('user_id', '=', 'user.id').select('hash');
      return eb.not(eb.exists(link));
    })
    .execute();
  await db
    .deleteFrom('club')
    .where('confirmed', '=', false)
    .where((eb) => {
      const member = eb
        .selectFrom('user')
        .where((of) =>
          of.or([
            of('club_id', '=', of.ref('club.id')),
            of('second_club_id', '=', of.ref('club.id')),
          ]),
        )
        .select('user.id');
      return eb.not(eb.exists(member));
    })
    .execute();
}

export function invalidLink(purpose: LinkPurpose): DomainError {
  return new DomainError(400, 'LINK_INVALID', text('error.LINK_INVALID', { purpose }));
}
