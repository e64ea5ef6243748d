import { operation, signedInUser } from '../platform/http/operation.js';

/** Also if the task has been hidden from the caller since. */
export const unstarTask = operation(
  'unstarTask',
  async (request, { db }) => {
    await db
      .deleteFrom('task_star')
      .where('task_id', '=', request.path.id)
      .where('user_id', '=', signedInUser(request).id)
      .execute();
    return undefined;
  },
  { rateLimit: { perMinute: 60 } },
);
