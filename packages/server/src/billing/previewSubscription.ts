import { operation, signedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { ownSubscription, planSwitch } from './own-subscription.js';
import { paymentsOf, type WithPayments } from './payments.js';
import { chargeOf } from './updateSubscription.js';

export const previewSubscription = operation(
  'previewSubscription',
  async (request, services: Services & WithPayments) => {
    const { plan } = request.body;
    const payments = paymentsOf(services);
    const now = services.clock();
    const row = await ownSubscription(services, signedInUser(request));
    const { isUpgrade, isSame } = planSwitch(row, plan, now);
    const isAtOnce = isUpgrade || isSame;
    const { currencyCode, immediateTransaction } = await payments.ask(({ subscriptions }) =>
      subscriptions.previewUpdate(row.paddle_id, {
        items: [{ priceId: payments.config.prices[plan], quantity: 1 }],
        prorationBillingMode: isUpgrade ? chargeOf(row) : 'do_not_bill',
      }),
    );
    return {
      amount: majorUnits(immediateTransaction?.details.totals.grandTotal ?? '0', currencyCode),
      currency: currencyCode,
      is_upgrade: isUpgrade,
      from: toTimestamp(isAtOnce ? now : (row.renews ?? now)),
    };
  },
  { rateLimit: { perMinute: 30 } },
);

/** Converts minor to major units: `1234` cents are 12.34 euros, `1234` yen are 1234. */
function majorUnits(amount: string, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return Number(amount) / 10 ** maximumFractionDigits;
}
