import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { mergeClubs } from './merge-clubs.js';
import { getModeratedClub } from './moderated-clubs.js';

export const mergeClub = operation('mergeClub', async (request, services) => {
  const { db, clock } = services;
  const { into } = request.query;
  const { id: actorId } = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const { name } = await mergeClubs(transaction, services, { id: request.path.id, into });
    const entry = { action: 'club_merged', kind: 'club', subjectId: into } as const;
    await addAuditEntry(transaction, { ...entry, actorId, note: name, now: clock() });
  });
  return getModeratedClub(db, into);
});
