import { sql } from 'kysely';
import { lockUser } from '../../accounts/lock-user.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { checkDates } from './check-dates.js';
import { requireAtMost } from './limits.js';
import { addChange } from './queries.js';
import { describeChampionship } from './serialize.js';

/** Maximum number of championships of a user. */
const MAX_CHAMPIONSHIPS = 50;

export const createChampionship = operation(
  'createChampionship',
  async (request, { db, clock }) => {
    const { body } = request;
    const user = signedInUser(request);
    const now = clock();
    checkDates(body.start_date, body.end_date);
    return db.transaction().execute(async (transaction) => {
      // Each of several simultaneous calls counts the others.
      await lockUser(transaction, user.id);
      const { own } = await transaction
        .selectFrom('championship')
        .where('user_id', '=', user.id)
        .select(sql<number>`count(*)::int`.as('own'))
        .executeTakeFirstOrThrow();
      requireAtMost(own + 1, {
        field: 'name',
        type: 'TOO_MANY_CHAMPIONSHIPS',
        most: MAX_CHAMPIONSHIPS,
      });
      const { id } = await transaction
        .insertInto('championship')
        .values({ ...body, user_id: user.id, created: now, modified: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addChange(transaction, {
        championshipId: id,
        userId: user.id,
        now,
        action: 'created',
      });
      const championship = await describeChampionship(transaction, id);
      await request.keepResponse(transaction, championship);
      return championship;
    });
  },
  { rateLimit: { perMinute: 20 } },
);
