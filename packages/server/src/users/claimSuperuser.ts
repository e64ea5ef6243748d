import { redeemSuperuserLink } from '../accounts/superuser-link.js';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';

export const claimSuperuser = operation(
  'claimSuperuser',
  async (request, services) => {
    const { db, clock } = services;
    const userId = signedInUser(request).id;
    const now = clock();
    const redeemed = await redeemSuperuserLink(db, { token: request.path.token, userId, now });
    if (!redeemed) throw new NotFoundError(text('link.notFound'));
    return serializeMe(await getUserRow(db, userId), services);
  },
  { rateLimit: { perMinute: 10 } },
);
