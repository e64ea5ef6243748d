import { ForbiddenError, NotFoundError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getTaskRow, lockTask } from './queries.js';

export const deleteTask = operation(
  'deleteTask',
  async (request, { db }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    await db.transaction().execute(async (transaction) => {
      try {
        await lockTask(transaction, id, user);
      } catch (error) {
        if (error instanceof NotFoundError) return;
        throw error;
      }
      const { locked } = await getTaskRow(transaction, id, { user });
      if (locked) throw new ForbiddenError('TASK_LOCKED');
      await transaction.deleteFrom('task').where('id', '=', id).execute();
    });
    return undefined;
  },
  { rateLimit: { perMinute: 60 } },
);
