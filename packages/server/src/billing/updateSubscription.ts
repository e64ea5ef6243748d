import type { Plan } from '@cloudstreet/sdk';
import type { ProrationBillingMode } from '@paddle/paddle-node-sdk';
import type { SubscriptionRow } from '../plans/queries.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { getUserRow } from '../users/queries.js';
import { serializeMe } from '../users/serialize.js';
import { ownSubscription, planSwitch } from './own-subscription.js';
import { type Payments, paymentsOf, type WithPayments } from './payments.js';
import { storePaidPlan, storeResponse } from './store-subscription.js';

export const updateSubscription = operation(
  'updateSubscription',
  async (request, services: Services & WithPayments) => {
    const user = signedInUser(request);
    const { plan, cancelled } = request.body;
    const payments = paymentsOf(services);
    const row = await ownSubscription(services, user);
    if (cancelled !== undefined) await setCancelled(services, payments, { row, cancelled });
    if (plan !== undefined) await switchPlan(services, payments, { row, plan });
    return serializeMe(await getUserRow(services.db, user.id), services);
  },
  { rateLimit: { perMinute: 10 } },
);

async function setCancelled(
  services: Services,
  payments: Payments,
  { row, cancelled }: { row: SubscriptionRow; cancelled: boolean },
): Promise<void> {
  if (cancelled === (row.ends !== null)) return;
  const subscription = await payments.ask(({ subscriptions }) =>
    cancelled
      ? subscriptions.cancel(row.paddle_id, {
          // An unpaid subscription has no paid period to wait for.
          effectiveFrom: row.status === 'past_due' ? 'immediately' : 'next_billing_period',
        })
      : subscriptions.update(row.paddle_id, { scheduledChange: null }),
  );
  await storeResponse(services, payments, { subscription });
}

/**
 * Switches a plan. A higher plan is charged now, in proportion to the remaining time. A lower one
 * is charged at the next renewal; until then the higher one is stored here. A scheduled lower plan
 * is cancelled first, so that users never pay twice.
 */
async function switchPlan(
  services: Services,
  payments: Payments,
  { row, plan }: { row: SubscriptionRow; plan: Plan },
): Promise<void> {
  const { from, isUpgrade, isSame, takesBack } = planSwitch(row, plan, services.clock());
  const setPlan = (to: Plan, mode: ProrationBillingMode) =>
    payments.ask(({ subscriptions }) =>
      subscriptions.update(row.paddle_id, {
        items: [{ priceId: payments.config.prices[to], quantity: 1 }],
        prorationBillingMode: mode,
        onPaymentFailure: 'prevent_change',
      }),
    );
  if (!isUpgrade && !isSame) {
    const until = row.renews ?? services.clock();
    // Stored before calling Paddle, because its event may arrive before its response. If Paddle
    // refuses, the event changes nothing.
    await storePaidPlan(services.db, row.paddle_id, { plan: from, until });
    await storeResponse(services, payments, { subscription: await setPlan(plan, 'do_not_bill') });
    return;
  }
  if (takesBack) {
    await storeResponse(services, payments, {
      subscription: await setPlan(from, 'do_not_bill'),
      paidPlan: null,
    });
  }
  if (isUpgrade) {
    const subscription = await setPlan(plan, chargeOf(row));
    await storeResponse(services, payments, { subscription, paidPlan: null });
  }
}

/** A trial is free. */
export function chargeOf({ status }: Pick<SubscriptionRow, 'status'>): ProrationBillingMode {
  return status === 'trialing' ? 'do_not_bill' : 'prorated_immediately';
}
