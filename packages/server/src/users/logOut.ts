import { operation, signedInUser } from '../http/operation.js';
import { revokeFamily } from './tokens.js';

export const logOut = operation('logOut', async (request, { db, clock }) => {
  await revokeFamily(db, signedInUser(request).familyId, clock());
  return undefined;
});
