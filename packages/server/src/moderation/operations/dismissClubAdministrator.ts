import { notify } from '../../notifications/notify.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { findAdministrators, lockClub } from './club-administrators.js';
import { CLUB_ADMINISTRATOR } from './notification-kinds.js';

export const dismissClubAdministrator = operation(
  'dismissClubAdministrator',
  async (request, services) => {
    const { db, clock } = services;
    const { id: clubId } = request.path;
    const { user_id: userId } = request.query;
    const { id: actorId } = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const { name: note } = await lockClub(transaction, clubId);
      const removed = await transaction
        .deleteFrom('club_administrator')
        .where('club_id', '=', clubId)
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst();
      if (removed) {
        const entry = {
          action: 'administrator_dismissed',
          kind: 'user',
          subjectId: userId,
        } as const;
        await addAuditEntry(transaction, { ...entry, actorId, note, now: clock() });
        const kind = CLUB_ADMINISTRATOR;
        await notify(transaction, services, { userId, kind, actorId, clubId });
      }
      return findAdministrators(transaction, clubId);
    });
  },
);
