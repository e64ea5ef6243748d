import { operation, signedInUser } from '../platform/http/operation.js';
import { markRead } from './queries.js';

export const readNotifications = operation('readNotifications', async (request, { db, clock }) => {
  const { until, id_in: ids = [] } = request.body;
  const { id: userId } = signedInUser(request);
  await markRead(db, userId, until === undefined ? { ids } : { until }, clock());
  return undefined;
});
