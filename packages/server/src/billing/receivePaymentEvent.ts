import type {
  EventEntity,
  SubscriptionCreatedNotification,
  SubscriptionNotification,
} from '@paddle/paddle-node-sdk';
import { DomainError, NotFoundError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import type { WithPayments } from './payments.js';
import { type PaddleSubscription, recordEvent, storeSubscription } from './store-subscription.js';

export const receivePaymentEvent = operation(
  'receivePaymentEvent',
  async ({ rawBody, headers }, { payments, db, clock, log }: Services & WithPayments) => {
    if (!payments) throw new NotFoundError();
    const signature = String(headers['paddle-signature'] ?? '');
    const event = await payments.readEvent(rawBody, signature);
    if (!event) {
      throw new DomainError(400, 'SIGNATURE_INVALID', text('error.SIGNATURE_INVALID'));
    }
    const subscription = subscriptionOf(event);
    if (!subscription) return undefined;
    const now = clock();
    const { eventId, occurredAt } = event;
    await db.transaction().execute(async (transaction) => {
      // A simultaneous copy of the event waits here and then finds this event.
      if (!(await recordEvent(transaction, eventId, now))) return;
      const ignored = await storeSubscription(transaction, payments, {
        subscription,
        occurredAt,
        now,
      });
      if (ignored) log.warn({ reason: ignored, event: eventId }, 'a payment event was left out');
    });
    return undefined;
  },
  { rateLimit: { perMinute: 600, byAddress: true } },
);

function subscriptionOf({ eventType, data }: EventEntity): PaddleSubscription | undefined {
  // The SDK types name and content of an event separately.
  return eventType.startsWith('subscription.')
    ? (data as SubscriptionNotification | SubscriptionCreatedNotification)
    : undefined;
}
