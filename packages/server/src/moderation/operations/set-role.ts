import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import { addAuditEntry } from '../model/audit.js';
import { roleOf } from './moderated-users.js';

const ACTIONS = {
  user: 'made_user',
  moderator: 'made_moderator',
  superuser: 'made_superuser',
} as const;

export interface NewRole {
  readonly userId: number;
  readonly role: Schemas['UserRole'];
  /** Undefined on the command line. */
  readonly actorId?: number;
  readonly now: Date;
}

/**
 * Changes the role of an account.
 *
 * @throws {NotFoundError} If there is no such account.
 * @throws {ForbiddenError} If there would be no superuser.
 */
export async function setRole(
  transaction: Executor,
  { userId, role, actorId, now }: NewRole,
): Promise<void> {
  // Locked in the order of their ids, so that two superusers do not demote each other at once.
  const staff = await transaction
    .selectFrom('user')
    .where((eb) => eb.or([eb('is_superuser', '=', true), eb('id', '=', userId)]))
    .orderBy('id')
    .forUpdate()
    .select(['id', 'is_superuser', 'is_moderator'])
    .execute();
  const user = staff.find(({ id }) => id === userId);
  if (!user) throw new NotFoundError(text('user.notFound', { id: userId }));
  if (roleOf(user) === role) return;
  const others = staff.filter(({ id, is_superuser: is }) => is && id !== userId);
  if (user.is_superuser && others.length === 0) throw new ForbiddenError('LAST_SUPERUSER');
  await transaction
    .updateTable('user')
    .set({ is_superuser: role === 'superuser', is_moderator: role === 'moderator' })
    .where('id', '=', userId)
    .execute();
  const entry = { action: ACTIONS[role], kind: 'user', subjectId: userId, now } as const;
  await addAuditEntry(transaction, { ...entry, ...(actorId !== undefined && { actorId }) });
}
