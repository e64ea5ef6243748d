import type { Executor } from '../database/database.js';
import { DomainError, text } from '../http/errors.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';

export type LinkPurpose = 'verify' | 'recover' | 'update_email';

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<LinkPurpose, number> = {
  // As long as an account waits for it.
  verify: 7 * 24 * HOUR_MS,
  recover: HOUR_MS,
  update_email: HOUR_MS,
};
/** How soon another mail of the same purpose may go to the same account. */
const PAUSE_MS = 60_000;

export interface NewLink {
  userId: number;
  purpose: LinkPurpose;
  /** The address that is to become the account's. */
  email?: string;
  now: Date;
}

/**
 * Makes the token of a link, which takes the place of the one before.
 *
 * @returns Undefined where that one is not a minute old: whoever asks again has mail on its way.
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

/** @throws {DomainError} If the link is not good, or not any more. */
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

/** Removes accounts whose address nobody has confirmed while there was a link to do it. */
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
}

export function invalidLink(purpose: LinkPurpose): DomainError {
  return new DomainError(400, 'LINK_INVALID', text('error.LINK_INVALID', { purpose }));
}
