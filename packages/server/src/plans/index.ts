import { getPlans } from './getPlans.js';
import { openPaymentPortal } from './openPaymentPortal.js';
import { previewSubscription } from './previewSubscription.js';
import { receivePaymentEvent } from './receivePaymentEvent.js';
import { redeemCoupon } from './redeemCoupon.js';
import { startSubscription } from './startSubscription.js';
import { updateSubscription } from './updateSubscription.js';

/** The operations of what people pay for. */
export const planOperations = [
  getPlans,
  startSubscription,
  updateSubscription,
  previewSubscription,
  openPaymentPortal,
  redeemCoupon,
  receivePaymentEvent,
];
