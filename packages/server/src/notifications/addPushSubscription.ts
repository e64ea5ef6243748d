import { localeOf } from '../http/language.js';
import { operation, signedInUser } from '../http/operation.js';
import { checkDevice, keepDevice } from './devices.js';

export const addPushSubscription = operation('addPushSubscription', async (request, services) => {
  const { db, push, clock } = services;
  const { body: subscription, acceptLanguage } = request;
  const { id: userId, familyId } = signedInUser(request);
  checkDevice(push, subscription);
  const locale = localeOf(acceptLanguage);
  await db
    .transaction()
    .execute((transaction) =>
      keepDevice(transaction, { subscription, userId, familyId, locale, now: clock() }),
    );
  return undefined;
});
