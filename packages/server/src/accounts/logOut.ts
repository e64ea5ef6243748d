import { operation, sessionUser } from '../platform/http/operation.js';
import { revokeFamilies, revokeFamily } from './tokens.js';

export const logOut = operation('logOut', async (request, { db, clock }) => {
  const { id: userId, familyId } = sessionUser(request);
  const now = clock();
  if (request.query.everywhere) await revokeFamilies(db, { userId, now });
  else await revokeFamily(db, familyId, now);
  return undefined;
});
