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
import { findKeys, keysOf, problemOfSigns, requireSigns, requireUser } from './store-entry.js';

export const updateChampionshipEntry = operation(
  'updateChampionshipEntry',
  async (request, { db, jobs, clock }) => {
    const { path, body } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const before = await getEntry(transaction, id, path.entry);
      const { class_id: classId } = before;
      const after = { ...before, ...body };
      await requireNothingFinal(transaction, classId);
      const keys = keysOf(after);
      requireSigns(problemOfSigns(after, await findKeys(transaction, classId), before.id));
      await requireUser(transaction, body.user_id);
      await transaction
        .updateTable('championship_entry')
        .set({ ...body, ...keys })
        .where('id', '=', before.id)
        .execute();
      const isFoundOtherwise =
        keys.registration_key !== before.registration_key ||
        keys.competition_key !== before.competition_key;
      if (isFoundOtherwise) {
        await touchEntries(transaction, classId);
        await queueDaysOfClass(transaction, jobs, classId);
      }
      const change = { championshipId: id, userId: user.id, now: clock(), classId };
      await addChange(transaction, { ...change, entryId: before.id, action: 'entry_changed' });
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 120 } },
);
