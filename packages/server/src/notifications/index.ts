import { cleanup } from '../platform/queue/cleanup.js';
import { jobHandler } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { addPushSubscription } from './addPushSubscription.js';
import { changePushSubscription } from './changePushSubscription.js';
import { deletePushSubscription } from './deletePushSubscription.js';
import { exportNotifications } from './export-notifications.js';
import { getPushKey } from './getPushKey.js';
import type { NotificationKinds } from './kinds.js';
import { listNotifications } from './listNotifications.js';
import type { WithPush } from './push.js';
import { pushQueue } from './push-queue.js';
import { removeOldNotifications } from './queries.js';
import { readNotifications } from './readNotifications.js';
import { sendPush } from './send-push.js';

const MAX_PUSH_ATTEMPTS = 3;

/** Notifications of users, and the devices that show them. */
export const notifications = (kinds: NotificationKinds): Resource<Services & WithPush> => ({
  operations: [
    listNotifications(kinds),
    readNotifications,
    getPushKey,
    addPushSubscription,
    changePushSubscription,
    deletePushSubscription,
  ],
  jobs: [
    jobHandler(pushQueue, 2, async (services: Services & WithPush, job, attempt) => {
      try {
        await sendPush(services, job, kinds);
      } catch (error) {
        services.log.warn({ err: error, attempt }, 'sending a push message failed');
        // A push service that is down must not delay messages to others.
        if (attempt < MAX_PUSH_ATTEMPTS) throw error;
      }
    }),
  ],
  cleanup: [cleanup('old notifications', removeOldNotifications)],
  exportParts: [exportNotifications(kinds)],
});
