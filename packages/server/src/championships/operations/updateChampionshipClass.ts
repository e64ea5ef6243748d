import { operation, signedInUser } from '../../platform/http/operation.js';
import { addChange, getClass, lockChampionship, requireNothingFinal } from './queries.js';
import { describeChampionship } from './serialize.js';

export const updateChampionshipClass = operation(
  'updateChampionshipClass',
  async (request, { db, clock }) => {
    const { path, body } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const before = await getClass(transaction, id, path.class);
      if (body.rules !== undefined && body.rules !== before.rules) {
        await requireNothingFinal(transaction, before.id);
      }
      await transaction
        .updateTable('championship_class')
        .set(body)
        .where('id', '=', before.id)
        .execute();
      const change = { championshipId: id, userId: user.id, now: clock(), classId: before.id };
      await addChange(transaction, { ...change, action: 'class_changed' });
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
