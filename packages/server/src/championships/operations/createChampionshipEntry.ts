import { operation, signedInUser } from '../../platform/http/operation.js';
import { queueDaysOfClass } from '../model/queue.js';
import {
  addChange,
  getClass,
  lockChampionship,
  requireNothingFinal,
  touchEntries,
} from './queries.js';
import { describeChampionship } from './serialize.js';
import { findKeys, insertEntry, problemOfSigns, requireSigns, requireUser } from './store-entry.js';

export const createChampionshipEntry = operation(
  'createChampionshipEntry',
  async (request, { db, jobs, clock }) => {
    const { path, body } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const { id: classId } = await getClass(transaction, id, path.class);
      await requireNothingFinal(transaction, classId);
      requireSigns(problemOfSigns(body, await findKeys(transaction, classId)));
      await requireUser(transaction, body.user_id);
      const entryId = await insertEntry(transaction, classId, body);
      await touchEntries(transaction, classId);
      const change = { championshipId: id, userId: user.id, now: clock(), classId, entryId };
      await addChange(transaction, { ...change, action: 'entry_added' });
      await queueDaysOfClass(transaction, jobs, classId);
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
