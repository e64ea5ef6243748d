import { operation, signedInUser } from '../../platform/http/operation.js';
import { queueDaysOfClass } from '../model/queue.js';
import {
  addChange,
  getEntry,
  lockChampionship,
  requireNothingFinal,
  touchEntries,
} from './queries.js';
import { describeChampionship } from './serialize.js';

export const deleteChampionshipEntry = operation(
  'deleteChampionshipEntry',
  async (request, { db, jobs, clock }) => {
    const { path } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const { id: entryId, class_id: classId } = await getEntry(transaction, id, path.entry);
      await requireNothingFinal(transaction, classId);
      await transaction.deleteFrom('championship_entry').where('id', '=', entryId).execute();
      await touchEntries(transaction, classId);
      const change = { championshipId: id, userId: user.id, now: clock(), classId };
      await addChange(transaction, { ...change, action: 'entry_removed' });
      // A flight with its registration may be of another entry by its competition id.
      await queueDaysOfClass(transaction, jobs, classId);
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
