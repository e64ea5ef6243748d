import { findHoldings, findLiveSubscription } from '../plans/queries.js';
import { isTrialAvailable } from '../plans/serialize.js';
import { DomainError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { paymentsOf, type WithPayments } from './payments.js';

export const startSubscription = operation(
  'startSubscription',
  async (request, services: Services & WithPayments) => {
    const { id } = signedInUser(request);
    const { plan, trial } = request.body;
    const payments = paymentsOf(services);
    const now = services.clock();
    const holdings = await findHoldings(services.db, id);
    if (findLiveSubscription(holdings, now)) {
      throw new DomainError(409, 'SUBSCRIBED', text('error.SUBSCRIBED'));
    }
    if (trial && !(plan === 'premium' && isTrialAvailable(holdings))) {
      throw new DomainError(409, 'TRIAL_USED', text('error.TRIAL_USED'));
    }
    const customerId = holdings.subscriptions[0]?.customer_id;
    const { id: transactionId } = await payments.ask(({ transactions }) =>
      transactions.create({
        items: [{ priceId: payments.config.prices[trial ? 'trial' : plan], quantity: 1 }],
        customData: payments.ownerMark(id),
        ...(customerId && { customerId }),
      }),
    );
    return { transaction_id: transactionId };
  },
  { rateLimit: { perMinute: 10 } },
);
