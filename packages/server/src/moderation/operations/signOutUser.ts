import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { endSessions } from './end-sessions.js';
import { lockBelow } from './moderated-users.js';

export const signOutUser = operation('signOutUser', async (request, { db, clock }) => {
  const { id } = request.path;
  const actor = signedInUser(request);
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    await lockBelow(transaction, id, actor);
    await endSessions(transaction, id, now);
    const entry = { action: 'signed_out', kind: 'user', subjectId: id } as const;
    await addAuditEntry(transaction, { ...entry, actorId: actor.id, now });
  });
  return undefined;
});
