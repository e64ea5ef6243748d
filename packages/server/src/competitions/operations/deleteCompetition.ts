import { addAuditEntry } from '../../moderation/model/audit.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockCompetition } from './queries.js';

export const deleteCompetition = operation(
  'deleteCompetition',
  async (request, { db, clock }) => {
    const { competition: id } = request.path;
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      const competition = await lockCompetition(transaction, id, user).catch((error: unknown) => {
        if (error instanceof NotFoundError) return undefined;
        throw error;
      });
      if (!competition) return;
      if (competition.user_id !== user.id) {
        const entry = {
          action: 'competition_deleted',
          kind: 'competition',
          subjectId: id,
        } as const;
        await addAuditEntry(transaction, { ...entry, actorId: user.id, now: clock() });
      }
      await transaction.deleteFrom('competition').where('id', '=', id).execute();
    });
    return undefined;
  },
  { rateLimit: { perMinute: 20 } },
);
