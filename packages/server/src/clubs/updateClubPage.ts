import { addAuditEntry } from '../moderation/model/audit.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { lockClubPage } from './administrators.js';
import { getClubRow } from './queries.js';
import { serializeClubRow } from './serialize.js';

export const updateClubPage = operation('updateClubPage', async (request, { db, clock }) => {
  const { path, body } = request;
  const user = signedInUser(request);
  return db.transaction().execute(async (transaction) => {
    const club = await lockClubPage(transaction, path.id, user);
    const { url = club.url, description = club.description } = body;
    if (url !== club.url || description !== club.description) {
      const changes = { url, description };
      await transaction.updateTable('club').set(changes).where('id', '=', club.id).execute();
      const entry = { action: 'club_changed', kind: 'club', subjectId: club.id } as const;
      const before = [club.name, club.url, club.description];
      const note = before.filter((value) => value !== null).join(' · ');
      await addAuditEntry(transaction, { ...entry, actorId: user.id, note, now: clock() });
    }
    return serializeClubRow(await getClubRow(transaction, club.id));
  });
});
