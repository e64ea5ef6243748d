import { operation, signedInUser } from '../platform/http/operation.js';
import { insertTask } from './create-task.js';
import { describeTask } from './serialize.js';

export const createTask = operation(
  'createTask',
  async (request, { db, clock }) => {
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const id = await insertTask(transaction, { user, now: clock() }, request.body);
      const task = await describeTask(transaction, id, { user });
      await request.keepResponse(transaction, task);
      return task;
    });
  },
  { rateLimit: { perMinute: 60 } },
);
