import { operation, signedInUser } from '../platform/http/operation.js';
import { getTaskRow } from './queries.js';

export const starTask = operation(
  'starTask',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    const viewer = { user, link: request.query.link };
    return db.transaction().execute(async (transaction) => {
      await getTaskRow(transaction, id, viewer);
      await transaction
        .insertInto('task_star')
        .values({ task_id: id, user_id: user.id, created: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { stars } = await getTaskRow(transaction, id, viewer);
      return { stars };
    });
  },
  { rateLimit: { perMinute: 60 } },
);
