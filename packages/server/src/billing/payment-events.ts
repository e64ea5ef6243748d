import type { Executor } from '../platform/database/database.js';

/** Paddle repeats an event for up to three days. */
const REMEMBERED_MS = 30 * 86_400_000;

export async function removeOldPaymentEvents(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('received', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute();
}
