import { addAuditEntry } from '../moderation/model/audit.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { lockClubPage } from './administrators.js';
import { getClubRow } from './queries.js';
import { serializeClubRow } from './serialize.js';

export const deleteClubImage = operation('deleteClubImage', async (request, services) => {
  const { db, jobs, clock } = services;
  const { id } = request.path;
  const user = signedInUser(request);
  return db.transaction().execute(async (transaction) => {
    const { image_key: key } = await lockClubPage(transaction, id, user);
    if (key !== null) {
      await transaction.updateTable('club').set({ image_key: null }).where('id', '=', id).execute();
      await jobs.send(transaction, removeFilesQueue, { keys: [key] });
      const entry = { action: 'club_image_removed', kind: 'club', subjectId: id } as const;
      await addAuditEntry(transaction, { ...entry, actorId: user.id, now: clock() });
    }
    return serializeClubRow(await getClubRow(transaction, id));
  });
});
