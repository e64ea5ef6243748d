import { NotFoundError } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import type { WithPush } from './push.js';
import { checkSubscription } from './push-subscriptions.js';

export const changePushSubscription = operation(
  'changePushSubscription',
  async ({ query, body: { endpoint, keys } }, { db, push }: Services & WithPush) => {
    checkSubscription(push, { endpoint, keys });
    await db.transaction().execute(async (transaction) => {
      const old = await transaction
        .selectFrom('push_subscription')
        .where('endpoint', '=', query.old_endpoint)
        .select('id')
        .forUpdate()
        .executeTakeFirst();
      if (!old) throw new NotFoundError();
      // A page may have sent the new one already.
      await transaction
        .deleteFrom('push_subscription')
        .where('endpoint', '=', endpoint)
        .where('id', '!=', old.id)
        .execute();
      await transaction
        .updateTable('push_subscription')
        .set({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
        .where('id', '=', old.id)
        .execute();
    });
    return undefined;
  },
  { rateLimit: { perMinute: 10, byAddress: true } },
);
