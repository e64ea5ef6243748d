import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

/** Finds the users who may edit the page of a club, by name. */
export async function findAdministrators(
  db: Executor,
  clubId: number,
): Promise<Schemas['ClubAdministrator'][]> {
  const rows = await db
    .selectFrom('club_administrator')
    .innerJoin('user', 'user.id', 'club_administrator.user_id')
    .where('club_administrator.club_id', '=', clubId)
    .orderBy('user.name')
    .orderBy('user.id')
    .select(['user.id', 'user.name', 'user.image_key as image', 'appointed'])
    .execute();
  return rows.map(({ id, name, image, appointed }) => ({
    user: withoutNull({ id, name, image }),
    appointed: toTimestamp(appointed),
  }));
}

/**
 * Locks a club until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such club.
 */
export async function lockClub(transaction: Executor, id: number): Promise<{ name: string }> {
  const club = await transaction
    .selectFrom('club')
    .where('id', '=', id)
    .forUpdate()
    .select('name')
    .executeTakeFirst();
  if (!club) throw new NotFoundError(text('club.notFound', { id }));
  return club;
}
