import { addPushSubscription } from './addPushSubscription.js';
import { changePushSubscription } from './changePushSubscription.js';
import { deletePushSubscription } from './deletePushSubscription.js';
import { getPushKey } from './getPushKey.js';
import { listNotifications } from './listNotifications.js';
import { readNotifications } from './readNotifications.js';

/** The operations of what people are told of, and on which devices. */
export const notificationOperations = [
  listNotifications,
  readNotifications,
  getPushKey,
  addPushSubscription,
  changePushSubscription,
  deletePushSubscription,
];
