import type { Queue } from '../platform/queue/jobs.js';

/** One notification for one device. */
export interface PushJob {
  notificationId: number;
  subscriptionId: number;
}

export const pushQueue: Queue<PushJob> = { name: 'send-push', expireInSeconds: 600 };
