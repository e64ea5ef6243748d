import type { Executor } from '../../platform/database/database.js';
import { UnauthorizedError } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import type { FlightFilters, OfFriends } from './flight-list-query.js';

/**
 * Finds the users whom the caller follows, if a list has the keyword `friends`.
 *
 * @throws {UnauthorizedError} If the caller is not signed in, and so has no friends.
 */
export async function findFriends(
  db: Executor,
  { keyword }: Pick<FlightFilters, 'keyword'>,
  caller: Pick<SignedInUser, 'id'> | undefined,
): Promise<OfFriends> {
  if (!keyword?.includes('friends')) return {};
  if (!caller) throw new UnauthorizedError();
  const rows = await db
    .selectFrom('user_follow')
    .where('follower_id', '=', caller.id)
    .where('accepted', 'is not', null)
    .select('user_id')
    .execute();
  return { friends: rows.map(({ user_id: id }) => id) };
}
