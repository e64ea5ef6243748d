import { isLive } from '../plans/plan-rules.js';
import { findHoldings } from '../plans/queries.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';

/**
 * Has what a user pays for end with the time that is paid for: whoever has left is charged no more.
 * Belongs into the transaction in which he leaves.
 */
export async function endSubscriptions(
  transaction: Executor,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  userId: number,
): Promise<void> {
  const now = clock();
  const { subscriptions } = await findHoldings(transaction, userId);
  for (const row of subscriptions.filter((each) => isLive(each, now) && each.ends === null)) {
    const isDue = row.status === 'past_due';
    const ends = isDue || !row.renews ? now : row.renews;
    await transaction
      .updateTable('subscription')
      .set({ ends: ends.toISOString() })
      .where('paddle_id', '=', row.paddle_id)
      .execute();
    await jobs.send(transaction, 'end-subscription', { paddleId: row.paddle_id });
  }
}

/** Tells Paddle; again does no harm. */
export async function endSubscription(
  { payments }: Pick<Services, 'payments'>,
  { paddleId }: { paddleId: string },
): Promise<void> {
  const told = await payments?.ask(({ subscriptions }) => subscriptions.get(paddleId));
  if (!told || told.status === 'canceled' || told.scheduledChange) return;
  await payments?.ask(({ subscriptions }) =>
    subscriptions.cancel(paddleId, {
      effectiveFrom: told.status === 'past_due' ? 'immediately' : 'next_billing_period',
    }),
  );
}
