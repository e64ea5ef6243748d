import { operation } from '../platform/http/operation.js';
import { getLinkedTask } from './queries.js';
import { describeTask } from './serialize.js';

export const getTaskByToken = operation('getTaskByToken', async ({ path, user }, { db }) => {
  const id = await getLinkedTask(db, path.token);
  return describeTask(db, id, { user, link: path.token });
});
