import type { Executor } from '../../platform/database/database.js';
import { FieldError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { queueDaysOfClass } from '../model/queue.js';
import {
  addChange,
  getClass,
  lockChampionship,
  requireNothingFinal,
  touchEntries,
} from './queries.js';
import { type EntryLine, readEntryTable } from './read-entry-table.js';
import { describeChampionship } from './serialize.js';
import { findKeys, insertEntry, keysOf, problemOfSigns } from './store-entry.js';

export const uploadChampionshipEntries = operation(
  'uploadChampionshipEntries',
  async (request, { db, jobs, clock }) => {
    const { path, body } = request;
    const id = path.championship;
    const user = signedInUser(request);
    const lines = readEntryTable(body.csv);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const { id: classId } = await getClass(transaction, id, path.class);
      await requireNothingFinal(transaction, classId);
      for (const entry of lines) await storeLine(transaction, classId, entry);
      await touchEntries(transaction, classId);
      const change = { championshipId: id, userId: user.id, now: clock(), classId };
      await addChange(transaction, { ...change, action: 'entries_uploaded' });
      await queueDaysOfClass(transaction, jobs, classId);
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 20 } },
);

/** Adds an entry, or changes the one with the same competition id, or else the same registration. */
async function storeLine(
  transaction: Executor,
  classId: number,
  { line, fields }: EntryLine,
): Promise<void> {
  const others = await findKeys(transaction, classId);
  const keys = keysOf(fields);
  const known =
    others.find(({ competition_key: key }) => key !== null && key === keys.competition_key) ??
    others.find(({ registration_key: key }) => key !== null && key === keys.registration_key);
  const before =
    known &&
    (await transaction
      .selectFrom('championship_entry')
      .where('id', '=', known.id)
      .selectAll()
      .executeTakeFirstOrThrow());
  const after = { ...before, ...fields };
  const problem = problemOfSigns(after, others, known?.id);
  if (problem) throw new FieldError([{ ...problem, loc: ['csv', line] }]);
  if (!before) {
    const name = fields.competition_id ?? fields.registration ?? '';
    await insertEntry(transaction, classId, { name, ...fields });
    return;
  }
  await transaction
    .updateTable('championship_entry')
    .set({ ...fields, ...keysOf(after) })
    .where('id', '=', before.id)
    .execute();
}
