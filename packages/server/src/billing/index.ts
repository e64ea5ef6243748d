import { openPaymentPortal } from './openPaymentPortal.js';
import { previewSubscription } from './previewSubscription.js';
import { receivePaymentEvent } from './receivePaymentEvent.js';
import { redeemCoupon } from './redeemCoupon.js';
import { startSubscription } from './startSubscription.js';
import { updateSubscription } from './updateSubscription.js';

/** Operations of subscriptions, coupons and payments. */
export const billingOperations = [
  startSubscription,
  updateSubscription,
  previewSubscription,
  openPaymentPortal,
  redeemCoupon,
  receivePaymentEvent,
];
