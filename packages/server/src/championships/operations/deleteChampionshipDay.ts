import { ForbiddenError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addChange, getDay, lockChampionship } from './queries.js';
import { describeChampionship } from './serialize.js';

export const deleteChampionshipDay = operation(
  'deleteChampionshipDay',
  async (request, { db, clock }) => {
    const { path } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const day = await getDay(transaction, id, path.day);
      if (day.status === 'final_result') throw new ForbiddenError('COMPETITION_FINAL');
      await transaction.deleteFrom('championship_day').where('id', '=', day.id).execute();
      await addChange(transaction, {
        championshipId: id,
        userId: user.id,
        now: clock(),
        classId: day.class_id,
        day: { id: null, date: day.date },
        action: 'day_removed',
      });
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
