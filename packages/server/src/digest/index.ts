import type { NotificationKinds } from '../notifications/kinds.js';
import { jobHandler } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { digestQueue } from './digest-queue.js';
import { queueDigests } from './queue-digests.js';
import { sendDigest } from './send-digest.js';

/** News by mail for users who chose it. */
export const digests = (kinds: NotificationKinds): Resource => ({
  jobs: [
    jobHandler(digestQueue, 1, async (services: Services, job, attempt) => {
      try {
        await sendDigest(services, job, kinds);
      } catch (error) {
        services.log.error({ err: error, attempt }, 'sending a digest failed');
        throw error;
      }
    }),
  ],
  cleanup: [{ name: 'digests', run: queueDigests }],
});
