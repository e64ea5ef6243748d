import { sql } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getGroup } from './queries.js';
import { serializeGroup } from './serialize.js';

/** Maximum number of groups of an owner. */
const MAX_OWNED = 50;

export const createUserGroup = operation(
  'createUserGroup',
  async (request, { db, clock }) => {
    const { id: userId } = signedInUser(request);
    const { name, description = null } = request.body;
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      // Locked, so that each of several simultaneous calls counts the others.
      await lockUser(transaction, userId);
      const { owned } = await transaction
        .selectFrom('user_group_pilot')
        .where('user_id', '=', userId)
        .where('role', '=', 'owner')
        .select(sql<number>`count(*)::int`.as('owned'))
        .executeTakeFirstOrThrow();
      if (owned >= MAX_OWNED) {
        throw new FieldError([
          {
            loc: ['name'],
            type: 'TOO_MANY_GROUPS',
            message: text('group.tooMany', { most: MAX_OWNED }),
          },
        ]);
      }
      const { id } = await transaction
        .insertInto('user_group')
        .values({ name, description, created: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('user_group_pilot')
        .values({ group_id: id, user_id: userId, role: 'owner', since: now })
        .execute();
      const group = serializeGroup(await getGroup(transaction, id));
      await request.keepResponse(transaction, group);
      return group;
    });
  },
  { rateLimit: { perMinute: 10 } },
);
