import { updateUserPlans } from '../plans/queries.js';
import { cleanup } from '../platform/queue/cleanup.js';
import { jobHandler } from '../platform/queue/jobs.js';
import type { Services } from '../platform/services.js';
import type { Resource } from '../resource/resource.js';
import { endSubscription, endSubscriptionQueue, endSubscriptions } from './end-subscriptions.js';
import { exportPlans } from './export-plans.js';
import { getPlans } from './getPlans.js';
import { openPaymentPortal } from './openPaymentPortal.js';
import { removeOldPaymentEvents } from './payment-events.js';
import type { WithPayments } from './payments.js';
import { previewSubscription } from './previewSubscription.js';
import { receivePaymentEvent } from './receivePaymentEvent.js';
import { redeemCoupon } from './redeemCoupon.js';
import { startSubscription } from './startSubscription.js';
import { updateSubscription } from './updateSubscription.js';

type BillingContext = Services & WithPayments;

/** Subscriptions, coupons and payments. */
export const billing: Resource<BillingContext> = {
  operations: [
    getPlans,
    startSubscription,
    updateSubscription,
    previewSubscription,
    openPaymentPortal,
    redeemCoupon,
    receivePaymentEvent,
  ],
  jobs: [jobHandler(endSubscriptionQueue, 1, endSubscription)],
  cleanup: [
    cleanup('old payment events', removeOldPaymentEvents),
    cleanup('plans that ended', updateUserPlans),
  ],
  exportParts: [exportPlans],
  onAccountDeletion: { prepare: endSubscriptions },
};
