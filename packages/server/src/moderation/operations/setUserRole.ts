import { operation, signedInUser } from '../../platform/http/operation.js';
import { getModeratedUser } from './moderated-users.js';
import { setRole } from './set-role.js';

export const setUserRole = operation('setUserRole', async (request, { db, clock }) => {
  const { path, body } = request;
  const actor = signedInUser(request);
  const change = { userId: path.id, role: body.role, actorId: actor.id, now: clock() };
  await db.transaction().execute((transaction) => setRole(transaction, change));
  return getModeratedUser(db, path.id, actor);
});
