import { addAuditEntry } from '../../moderation/model/audit.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockChampionship } from './queries.js';

export const deleteChampionship = operation(
  'deleteChampionship',
  async (request, { db, clock }) => {
    const { championship: id } = request.path;
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      const before = await lockChampionship(transaction, id, user).catch((error: unknown) => {
        if (error instanceof NotFoundError) return undefined;
        throw error;
      });
      if (!before) return;
      if (before.user_id !== user.id) {
        await addAuditEntry(transaction, {
          action: 'competition_deleted',
          kind: 'championship',
          subjectId: id,
          actorId: user.id,
          now: clock(),
        });
      }
      await transaction.deleteFrom('championship').where('id', '=', id).execute();
    });
    return undefined;
  },
  { rateLimit: { perMinute: 20 } },
);
