import { NotFoundError } from '../http/errors.js';
import { operation, signedInUser } from '../http/operation.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';
import { redeemSuperuserClaim } from './superuser-claim.js';

export const claimSuperuser = operation('claimSuperuser', async (request, { db, clock }) => {
  const userId = signedInUser(request).id;
  const redeemed = await redeemSuperuserClaim(db, { token: request.path.token, userId });
  if (!redeemed) throw new NotFoundError('link');
  return serializeMe(await getUserRow(db, userId), clock());
});
