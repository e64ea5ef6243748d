import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockForPenalty } from './lock-for-penalty.js';
import { addChange } from './queries.js';
import { describeDay } from './serialize.js';

export const removeChampionshipPenalty = operation(
  'removeChampionshipPenalty',
  async (request, { db, clock }) => {
    const { championship: id, entry: entryId } = request.path;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const day = await lockForPenalty(transaction, request.path, user);
      const { numDeletedRows: deleted } = await transaction
        .deleteFrom('championship_penalty')
        .where('day_id', '=', day.id)
        .where('entry_id', '=', entryId)
        .executeTakeFirst();
      if (deleted > 0n) {
        const change = { championshipId: id, userId: user.id, now: clock(), day, entryId };
        const { class_id: classId } = day;
        await addChange(transaction, { ...change, classId, action: 'penalty_removed' });
      }
      return describeDay(transaction, { championshipId: id, id: day.id }, user);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
