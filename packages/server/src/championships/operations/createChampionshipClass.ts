import { sql } from 'kysely';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { requireAtMost } from './limits.js';
import { addChange, lockChampionship } from './queries.js';
import { describeChampionship } from './serialize.js';

/** Maximum number of classes of a championship. */
const MAX_CLASSES = 10;

export const createChampionshipClass = operation(
  'createChampionshipClass',
  async (request, { db, clock }) => {
    const { path, body } = request;
    const id = path.championship;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockChampionship(transaction, id, user);
      const { classes } = await transaction
        .selectFrom('championship_class')
        .where('championship_id', '=', id)
        .select(sql<number>`count(*)::int`.as('classes'))
        .executeTakeFirstOrThrow();
      requireAtMost(classes + 1, { field: 'name', type: 'TOO_MANY_CLASSES', most: MAX_CLASSES });
      const { id: classId } = await transaction
        .insertInto('championship_class')
        .values({ ...body, championship_id: id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const change = { championshipId: id, userId: user.id, now: clock(), classId };
      await addChange(transaction, { ...change, action: 'class_added' });
      return describeChampionship(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
