import { operation, signedInUser } from '../../platform/http/operation.js';
import { addChange, getClass, lockChampionship, requireNothingFinal } from './queries.js';
import { describeChampionship } from './serialize.js';

export const deleteChampionshipClass = operation(
  'deleteChampionshipClass',
  async (request, { db, clock }) => {
    const { path } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const { id: classId } = await getClass(transaction, id, path.class);
      await requireNothingFinal(transaction, classId);
      await transaction.deleteFrom('championship_class').where('id', '=', classId).execute();
      const change = { championshipId: id, userId: user.id, now: clock() };
      await addChange(transaction, { ...change, action: 'class_removed' });
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
