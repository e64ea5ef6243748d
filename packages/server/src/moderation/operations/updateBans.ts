import type { Schemas } from '@cloudstreet/sdk/contract';
import { notify } from '../../notifications/notify.js';
import type { Executor } from '../../platform/database/database.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { endSessions } from './end-sessions.js';
import { getModeratedUser, lockBelow } from './moderated-users.js';
import { BANNED } from './notification-kinds.js';

/** The bans, with the actions that begin and end them. */
const BANS = [
  { column: 'is_banned', begins: 'account_banned', ends: 'account_unbanned' },
  { column: 'is_live_banned', begins: 'live_banned', ends: 'live_unbanned' },
  { column: 'is_content_banned', begins: 'content_banned', ends: 'content_unbanned' },
] as const;

type Bans = Pick<Schemas['ModeratedUser'], (typeof BANS)[number]['column']>;

export const updateBans = operation('updateBans', async (request, services) => {
  const { db, clock } = services;
  const { path, body } = request;
  const actor = signedInUser(request);
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const before = await lockBelow(transaction, path.id, actor);
    const after: Bans = {
      is_banned: body.is_banned ?? before.is_banned,
      is_live_banned: body.is_live_banned ?? before.is_live_banned,
      is_content_banned: body.is_content_banned ?? before.is_content_banned,
    };
    const changed = BANS.filter(({ column }) => after[column] !== before[column]);
    if (changed.length === 0) return;
    const isFree = BANS.every(({ column }) => !after[column]);
    await transaction
      .updateTable('user')
      .set({ ...after, ban_reason: isFree ? null : body.reason })
      .where('id', '=', path.id)
      .execute();
    if (after.is_banned) await endSessions(transaction, path.id, now);
    if (after.is_live_banned) await disconnectTracker(transaction, path.id);
    for (const { column, begins, ends } of changed) {
      const action = after[column] ? begins : ends;
      const entry = { action, kind: 'user', subjectId: path.id } as const;
      await addAuditEntry(transaction, { ...entry, actorId: actor.id, note: body.reason, now });
    }
    // The latest news replaces earlier ones.
    await transaction
      .deleteFrom('notification')
      .where('user_id', '=', path.id)
      .where('event', '=', BANNED.event)
      .execute();
    await notify(transaction, services, { userId: path.id, kind: BANNED, note: body.reason });
  });
  return getModeratedUser(db, path.id, actor);
});

async function disconnectTracker(transaction: Executor, userId: number): Promise<void> {
  await transaction.deleteFrom('device').where('user_id', '=', userId).execute();
}
