import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { mergeUsers, requireTwoUsers } from './merge-users.js';
import { getModeratedUser, lockBelow } from './moderated-users.js';

export const mergeUser = operation('mergeUser', async (request, services) => {
  const { db, clock } = services;
  const { id } = request.path;
  const { into } = request.query;
  const actor = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    // Locks the flights before the users.
    await requireTwoUsers(transaction, { id, into });
    await lockBelow(transaction, id, actor);
    await mergeUsers(transaction, services, { id, into });
    const entry = { action: 'account_merged', kind: 'user', subjectId: into } as const;
    // Names do not stay in the audit trail.
    const note = String(id);
    await addAuditEntry(transaction, { ...entry, actorId: actor.id, note, now: clock() });
  });
  return getModeratedUser(db, into, actor);
});
