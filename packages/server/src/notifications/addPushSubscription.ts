import { operation, sessionUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { localeOf } from '../platform/text/language.js';
import type { WithPush } from './push.js';
import { checkSubscription, storePushSubscription } from './push-subscriptions.js';

export const addPushSubscription = operation(
  'addPushSubscription',
  async (request, services: Services & WithPush) => {
    const { db, push, clock } = services;
    const { body: subscription, acceptLanguage } = request;
    const { id: userId, familyId } = sessionUser(request);
    checkSubscription(push, subscription);
    const locale = localeOf(acceptLanguage);
    await db.transaction().execute((transaction) =>
      storePushSubscription(transaction, {
        subscription,
        userId,
        familyId,
        locale,
        now: clock(),
      }),
    );
    return undefined;
  },
  { rateLimit: { perMinute: 20 } },
);
