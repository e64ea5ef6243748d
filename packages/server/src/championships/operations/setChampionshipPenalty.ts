import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockForPenalty } from './lock-for-penalty.js';
import { addChange } from './queries.js';
import { describeDay } from './serialize.js';

export const setChampionshipPenalty = operation(
  'setChampionshipPenalty',
  async (request, { db, clock }) => {
    const { championship: id, entry: entryId } = request.path;
    const { points, reason } = request.body;
    const user = signedInUser(request);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const day = await lockForPenalty(transaction, request.path, user);
      await transaction
        .insertInto('championship_penalty')
        .values({ day_id: day.id, entry_id: entryId, points, reason, created: now })
        .onConflict((conflict) =>
          conflict.columns(['day_id', 'entry_id']).doUpdateSet({ points, reason, created: now }),
        )
        .execute();
      await addChange(transaction, {
        championshipId: id,
        userId: user.id,
        now,
        classId: day.class_id,
        entryId,
        day,
        action: 'penalty_set',
        points,
        note: reason,
      });
      return describeDay(transaction, { championshipId: id, id: day.id }, user);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
