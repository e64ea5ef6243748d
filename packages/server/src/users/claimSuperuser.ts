import { NotFoundError } from '../http/errors.js';
import { operation, signedInUser } from '../http/operation.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';
import { redeemSuperuserLink } from './superuser-link.js';

export const claimSuperuser = operation('claimSuperuser', async (request, { db, clock }) => {
  const userId = signedInUser(request).id;
  const now = clock();
  const redeemed = await redeemSuperuserLink(db, { token: request.path.token, userId, now });
  if (!redeemed) throw new NotFoundError('link');
  return serializeMe(await getUserRow(db, userId), now);
});
