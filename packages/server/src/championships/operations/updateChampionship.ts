import { FieldError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { checkDates } from './check-dates.js';
import { addChange, lockChampionship } from './queries.js';
import { describeChampionship } from './serialize.js';

export const updateChampionship = operation(
  'updateChampionship',
  async (request, { db, clock }) => {
    const { path, body } = request;
    const id = path.championship;
    const user = signedInUser(request);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const before = await lockChampionship(transaction, id, user);
      const { start_date: first, end_date: last } = { ...before, ...body };
      checkDates(first, last);
      const outside = await transaction
        .selectFrom('championship_day as day')
        .innerJoin('championship_class as class', 'class.id', 'day.class_id')
        .where('class.championship_id', '=', id)
        .where((day) => day.or([day('date', '<', first), day('date', '>', last)]))
        .select('day.id')
        .executeTakeFirst();
      if (outside) {
        const message = text('championship.daysOutside');
        throw new FieldError([{ loc: ['end_date'], type: 'DAYS_OUTSIDE', message }]);
      }
      await transaction
        .updateTable('championship')
        .set({ ...body, modified: now })
        .where('id', '=', id)
        .execute();
      const change = { championshipId: id, userId: user.id, now };
      await addChange(transaction, { ...change, action: 'settings_changed' });
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
