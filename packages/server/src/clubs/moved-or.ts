import type { Executor } from '../platform/database/database.js';
import { MovedError, NotFoundError } from '../platform/errors/errors.js';

/**
 * Returns the error for the address of a club that does not exist: that it was merged into another one,
 * or else the given error.
 */
export async function movedOr(
  error: unknown,
  db: Executor,
  id: number,
  pathOf: (id: number) => string,
): Promise<unknown> {
  if (!(error instanceof NotFoundError)) return error;
  const alias = await db
    .selectFrom('club_alias')
    .where('id', '=', id)
    .select('club_id')
    .executeTakeFirst();
  return alias ? new MovedError(pathOf(alias.club_id)) : error;
}
