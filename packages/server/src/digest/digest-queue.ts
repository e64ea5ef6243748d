import type { Queue } from '../platform/queue/jobs.js';

/** A digest for one user. */
export interface DigestJob {
  userId: number;
  /** Time of the digest before it, in ISO format. Older notifications were in that one. */
  since: string;
}

export const digestQueue: Queue<DigestJob> = { name: 'send-digest', expireInSeconds: 600 };
