import { sql } from 'kysely';
import type { Services } from '../platform/services.js';
import { digestQueue } from './digest-queue.js';
import { lastDigestTime } from './digest-time.js';

/** Number of users in one transaction. */
const BATCH = 500;

/** Queues the digest of each user for whom it is due. A server that cannot send mails queues none. */
export async function queueDigests(services: Services): Promise<void> {
  if (!services.mailer.isSending) return;
  while ((await queueBatch(services)) === BATCH);
}

async function queueBatch({ db, jobs, clock }: Services): Promise<number> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; since: Date }>`
      with due as (
        select id, digest_sent as since from "user"
        where (digest = 'daily' and digest_sent < ${lastDigestTime('daily', now)})
          or (digest = 'weekly' and digest_sent < ${lastDigestTime('weekly', now)})
        limit ${BATCH} for update skip locked
      )
      update "user" set digest_sent = ${now} from due where due.id = "user".id
      returning due.id, due.since`.execute(transaction);
    for (const { id, since } of rows) {
      await jobs.send(transaction, digestQueue, { userId: id, since: since.toISOString() });
    }
    return rows.length;
  });
}
