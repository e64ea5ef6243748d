import type { RequestBody } from '@cloudstreet/sdk/contract';
import { canFollow, noteAlone, wrongOrder } from '../../competitions/model/status-order.js';
import { ForbiddenError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { championshipQueue } from '../model/queue.js';
import { addChange, type DayRow, getDay, lockChampionship } from './queries.js';
import { describeDay } from './serialize.js';
import { copyTask } from './task-of-day.js';

export const updateChampionshipDay = operation(
  'updateChampionshipDay',
  async (request, { db, jobs, clock }) => {
    const { path, body } = request;
    const { championship: id, day: dayId } = path;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const before = await getDay(transaction, id, dayId);
      const { note, status, task_id: taskId, ...given } = body;
      const isMoved = status !== undefined && status !== before.status;
      if (isMoved && !canFollow(status, before.status)) throw wrongOrder();
      const copied = taskId === undefined ? undefined : await copyTask(transaction, taskId, user);
      const minTime = copied ? copied.min_time : before.min_time;
      const changed = changesOf(given, { ...before, min_time: minTime });
      const isChanged = taskId !== undefined || Object.keys(changed).length > 0;
      if (isChanged && before.status === 'final_result' && status !== 'scoring') {
        throw new ForbiddenError('COMPETITION_FINAL');
      }
      if (note !== undefined && !isChanged && !isMoved) throw noteAlone();
      // No flight is evaluated any more once a result is final.
      if (isChanged && status === 'final_result') throw wrongOrder();
      const { conventions, ...settings } = changed;
      if (isChanged || isMoved) {
        await transaction
          .updateTable('championship_day')
          .set({
            ...copied,
            ...settings,
            ...(conventions && { conventions: JSON.stringify(conventions) }),
            ...(isMoved && { status }),
            ...(isChanged && { revision: before.revision + 1 }),
          })
          .where('id', '=', dayId)
          .execute();
      }
      const change = {
        championshipId: id,
        userId: user.id,
        now: clock(),
        classId: before.class_id,
        day: { id: dayId, date: before.date },
        note,
      };
      if (isChanged) await addChange(transaction, { ...change, action: 'day_changed' });
      if (isMoved) await addChange(transaction, { ...change, action: 'status_changed', status });
      // A day that is planned or reopened has results at once.
      const isOpened = isMoved && ['not_planned', 'final_result'].includes(before.status);
      if (isChanged || isOpened) await jobs.send(transaction, championshipQueue, { dayId });
      return describeDay(transaction, { championshipId: id, id: dayId }, user);
    });
  },
  { rateLimit: { perMinute: 60 } },
);

type Settings = Omit<RequestBody<'updateChampionshipDay'>, 'note' | 'status' | 'task_id'>;

/** Values sent unchanged are no change. */
function changesOf(given: Settings, before: DayRow): Settings {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !isSame(value, before[name as keyof Settings])),
  );
}

function isSame(given: unknown, before: unknown): boolean {
  return JSON.stringify(sorted(given)) === JSON.stringify(sorted(before));
}

/** The database keeps no order of the fields of an object. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
}
