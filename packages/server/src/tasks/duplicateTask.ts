import { operation, signedInUser } from '../platform/http/operation.js';
import { insertTask } from './create-task.js';
import { getTaskRow } from './queries.js';
import { describeTask } from './serialize.js';

export const duplicateTask = operation(
  'duplicateTask',
  async (request, { db, clock }) => {
    const { path, query } = request;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const original = await getTaskRow(transaction, path.id, { user, link: query.link });
      const { name, description, ruleset, points, min_time: minTime } = original;
      const id = await insertTask(
        transaction,
        { user, now: clock() },
        {
          ...(name !== null && { name }),
          ...(description !== null && { description }),
          ...(minTime !== null && { min_time: minTime }),
          ruleset,
          point_features: points,
          visibility: 'private',
        },
      );
      const task = await describeTask(transaction, id, { user });
      await request.keepResponse(transaction, task);
      return task;
    });
  },
  { rateLimit: { perMinute: 20 } },
);
