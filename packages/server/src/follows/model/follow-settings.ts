import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';

/**
 * Checks that a user exists and the caller may see whom and what they follow, and who follows them.
 *
 * @throws {NotFoundError} If there is no such user.
 * @throws {ForbiddenError} If the user hides their lists, except to themselves.
 */
export async function requireShownFollows(
  db: Executor,
  caller: Pick<SignedInUser, 'id'> | undefined,
  userId: number,
): Promise<void> {
  const { follows_hidden: isHidden } = await getFollowSettings(db, userId);
  if (isHidden && caller?.id !== userId) throw new ForbiddenError('FOLLOWS_HIDDEN');
}

/** @throws {NotFoundError} If there is no such user. */
export async function getFollowSettings(db: Executor, id: number) {
  const row = await db
    .selectFrom('user')
    .where('id', '=', id)
    .where('verified', 'is not', null)
    .select(['follows_hidden', 'followers_approved'])
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('user.notFound', { id }));
  return row;
}
