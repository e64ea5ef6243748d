import { operation, signedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { ownSubscription } from './own-subscription.js';
import { paymentsOf, type WithPayments } from './payments.js';

export const openPaymentPortal = operation(
  'openPaymentPortal',
  async (request, services: Services & WithPayments) => {
    const payments = paymentsOf(services);
    const { customer_id: customerId, paddle_id: paddleId } = await ownSubscription(
      services,
      signedInUser(request),
    );
    const { urls } = await payments.ask(({ customerPortalSessions }) =>
      customerPortalSessions.create(customerId, [paddleId]),
    );
    const own = urls.subscriptions.find(({ id }) => id === paddleId);
    return { url: own?.updateSubscriptionPaymentMethod ?? urls.general.overview };
  },
  { rateLimit: { perMinute: 10 } },
);
