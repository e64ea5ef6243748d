import { notify } from '../../notifications/notify.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { findAdministrators, lockClub } from './club-administrators.js';
import { CLUB_ADMINISTRATOR } from './notification-kinds.js';

export const appointClubAdministrator = operation(
  'appointClubAdministrator',
  async (request, services) => {
    const { db, clock } = services;
    const { id: clubId } = request.path;
    const { user_id: userId } = request.query;
    const { id: actorId } = signedInUser(request);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const { name: note } = await lockClub(transaction, clubId);
      const user = await transaction
        .selectFrom('user')
        .where('id', '=', userId)
        .where('verified', 'is not', null)
        .forKeyShare()
        .select('id')
        .executeTakeFirst();
      if (!user) throw new NotFoundError(text('user.notFound', { id: userId }));
      const added = await transaction
        .insertInto('club_administrator')
        .values({ club_id: clubId, user_id: userId, appointed: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst();
      if (added) {
        const entry = {
          action: 'administrator_appointed',
          kind: 'user',
          subjectId: userId,
        } as const;
        await addAuditEntry(transaction, { ...entry, actorId, note, now });
        const kind = CLUB_ADMINISTRATOR;
        await notify(transaction, services, { userId, kind, actorId, clubId });
      }
      return findAdministrators(transaction, clubId);
    });
  },
);
