import { operation, signedInUser } from '../../platform/http/operation.js';
import { findRelatedUsers, findRequestIds } from './queries.js';

export const listFollowRequests = operation('listFollowRequests', async (request, { db }) => {
  const { skip = 0, limit = 100 } = request.query;
  const user = signedInUser(request);
  return findRelatedUsers(db, user, await findRequestIds(db, user.id, { skip, limit }));
});
