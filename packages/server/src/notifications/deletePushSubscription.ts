import { operation, signedInUser } from '../platform/http/operation.js';

export const deletePushSubscription = operation(
  'deletePushSubscription',
  async (request, { db }) => {
    const { id: userId } = signedInUser(request);
    await db
      .deleteFrom('push_subscription')
      .where('endpoint', '=', request.body.endpoint)
      .where('family_id', 'in', (from) =>
        from.selectFrom('token_family').where('user_id', '=', userId).select('id'),
      )
      .execute();
    return undefined;
  },
);
