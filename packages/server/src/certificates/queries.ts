import type { Executor } from '../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';

/** Certificates of a user by season, the newest first. */
export function findCertificates(db: Executor, userId: number, season?: number) {
  return db
    .selectFrom('certificate')
    .where('user_id', '=', userId)
    .$if(season !== undefined, (query) => query.where('season', '=', season ?? 0))
    .orderBy('season', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

/**
 * Finds a certificate with the units of its user.
 *
 * @throws {NotFoundError} If there is none.
 * @throws {ForbiddenError} If it belongs to someone else, except for superusers.
 */
export async function getOwnCertificate(db: Executor, id: number, user: SignedInUser) {
  const row = await db
    .selectFrom('certificate')
    .innerJoin('user', 'user.id', 'certificate.user_id')
    .where('certificate.id', '=', id)
    .selectAll('certificate')
    .select('user.unit')
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('certificate.notFound'));
  if (row.user_id !== user.id && !user.isSuperuser) {
    throw new ForbiddenError('NOT_OWNER_OF_CERTIFICATE');
  }
  return row;
}
