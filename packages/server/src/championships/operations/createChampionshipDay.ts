import { sql } from 'kysely';
import { FieldError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { championshipQueue } from '../model/queue.js';
import { requireAtMost } from './limits.js';
import { addChange, getClass, lockChampionship } from './queries.js';
import { describeDay } from './serialize.js';
import { copyTask } from './task-of-day.js';

/** Maximum number of days of a class. */
const MAX_DAYS = 40;

export const createChampionshipDay = operation(
  'createChampionshipDay',
  async (request, { db, jobs, clock }) => {
    const { path, body } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const championship = await lockChampionship(transaction, id, user);
      const { id: classId } = await getClass(transaction, id, path.class);
      const { date, status = 'planned', task_id: taskId, conventions = {}, ...given } = body;
      if (date < championship.start_date || date > championship.end_date) {
        const message = text('championship.outside');
        throw new FieldError([{ loc: ['date'], type: 'OUTSIDE_CHAMPIONSHIP', message }]);
      }
      const { days, taken } = await transaction
        .selectFrom('championship_day')
        .where('class_id', '=', classId)
        .select(sql<number>`count(*)::int`.as('days'))
        .select(sql<number>`(count(*) filter (where date = ${date}))::int`.as('taken'))
        .executeTakeFirstOrThrow();
      if (taken > 0) {
        const message = text('championship.taken', { what: 'date' });
        throw new FieldError([{ loc: ['date'], type: 'TAKEN', message }]);
      }
      requireAtMost(days + 1, { field: 'date', type: 'TOO_MANY_DAYS', most: MAX_DAYS });
      const { id: dayId } = await transaction
        .insertInto('championship_day')
        .values({
          class_id: classId,
          date,
          status,
          ...(await copyTask(transaction, taskId, user)),
          ...given,
          conventions: JSON.stringify(conventions),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const change = { championshipId: id, userId: user.id, now: clock(), classId };
      await addChange(transaction, { ...change, day: { id: dayId, date }, action: 'day_added' });
      await jobs.send(transaction, championshipQueue, { dayId });
      return describeDay(transaction, { championshipId: id, id: dayId }, user);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
