import type { Executor } from '../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';

/** Whether a user may edit the page of a club: as its administrator, or as a moderator. */
export async function administers(
  db: Executor,
  user: SignedInUser | undefined,
  clubId: number,
): Promise<boolean> {
  if (!user || user.isModerator) return user !== undefined;
  const row = await db
    .selectFrom('club_administrator')
    .where('club_id', '=', clubId)
    .where('user_id', '=', user.id)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks a club for a change of its page until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such club.
 * @throws {ForbiddenError} If the user does not administer it.
 */
export async function lockClubPage(transaction: Executor, id: number, user: SignedInUser) {
  const club = await transaction
    .selectFrom('club')
    .where('id', '=', id)
    .where('confirmed', '=', true)
    .forUpdate()
    .select(['id', 'name', 'url', 'description', 'image_key'])
    .executeTakeFirst();
  if (!club) throw new NotFoundError(text('club.notFound', { id }));
  if (!(await administers(transaction, user, id))) {
    throw new ForbiddenError('NOT_ADMINISTRATOR_OF_CLUB');
  }
  return club;
}
