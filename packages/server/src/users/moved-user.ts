import type { Executor } from '../platform/database/database.js';
import { MovedError, NotFoundError } from '../platform/errors/errors.js';

/**
 * Returns the error for the address of a user who does not exist: that the account was merged into another
 * one, or else the given error.
 */
export async function movedUserOr(
  error: unknown,
  db: Executor,
  id: number,
  pathOf: (id: number) => string,
): Promise<unknown> {
  if (!(error instanceof NotFoundError)) return error;
  const alias = await db
    .selectFrom('user_alias')
    .where('id', '=', id)
    .select('user_id')
    .executeTakeFirst();
  return alias ? new MovedError(pathOf(alias.user_id)) : error;
}
