import { isLive } from '../plans/plan-rules.js';
import { findHoldings } from '../plans/queries.js';
import type { Executor } from '../platform/database/database.js';
import type { Queue } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';
import type { WithPayments } from './payments.js';

/**
 * Ends a user's subscriptions after the paid period, so that a deleted account is no longer
 * charged. Call it in the transaction that deletes the account.
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
    await jobs.send(transaction, endSubscriptionQueue, { paddleId: row.paddle_id });
  }
}

interface EndSubscriptionJob {
  paddleId: string;
}

export const endSubscriptionQueue: Queue<EndSubscriptionJob> = {
  name: 'end-subscription',
  expireInSeconds: 600,
};

/** Job: ends a subscription at Paddle; a second run changes nothing. */
export async function endSubscription(
  { payments }: WithPayments,
  { paddleId }: EndSubscriptionJob,
): Promise<void> {
  const current = await payments?.ask(({ subscriptions }) => subscriptions.get(paddleId));
  if (!current || current.status === 'canceled' || current.scheduledChange) return;
  await payments?.ask(({ subscriptions }) =>
    subscriptions.cancel(paddleId, {
      effectiveFrom: current.status === 'past_due' ? 'immediately' : 'next_billing_period',
    }),
  );
}
