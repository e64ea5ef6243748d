import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaddleConfig } from '../platform/config/paddle-config.js';

/** A call that was made, with its body. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** A subscription in the form of Paddle's documents. */
export type FakeSubscription = ReturnType<typeof makeSubscription>;

/** Paddle on this machine: its API, and the events that it sends. */
export interface FakePaddle {
  readonly config: PaddleConfig;
  readonly calls: readonly FakeCall[];
  /** Completes a payment and sends the event of the subscription. */
  pay(transactionId: string): FakeSubscription;
  /** Creates the body of an event with a new id. */
  event(type: string, data: object, occurredAt?: string): string;
  /** Sends a signed event to a server and returns the status. */
  deliver(serverUrl: string, body: string, secret?: string): Promise<number>;
  subscription(id: string): FakeSubscription;
  /** Sets whether the card is declined. */
  setDeclined(isDeclined: boolean): void;
  close(): Promise<void>;
}

const SECRET = 'pdl_ntfset_01gkdqkf0q1v4d8mhmhdjcq6w3_pVWdHL3hFNUyy+ceQAXpP8mKR';
const PRICES = {
  supporter: 'pri_01gsz8x8sawmvhz1pv30nge1k1',
  premium: 'pri_01gsz8x8sawmvhz1pv30nge1k2',
  trial: 'pri_01gsz8x8sawmvhz1pv30nge1k3',
  patron: 'pri_01gsz8x8sawmvhz1pv30nge1k4',
};
const AMOUNTS: Record<string, string> = {
  [PRICES.supporter]: '1000',
  [PRICES.premium]: '4900',
  [PRICES.trial]: '4900',
  [PRICES.patron]: '9900',
};
const DAY_MS = 86_400_000;

export async function startFakePaddle(now: () => Date): Promise<FakePaddle> {
  const calls: FakeCall[] = [];
  const transactions = new Map<string, FakeTransaction>();
  const subscriptions = new Map<string, FakeSubscription>();
  let isDeclined = false;
  let made = 0;
  const newId = (kind: string) => {
    made += 1;
    return `${kind}_01hv8x2a${String(made).padStart(18, '0')}`;
  };

  const responseTo = ({ method, path, body }: FakeCall): object | undefined => {
    const [, room, id = '', action] = path.split('?')[0]?.split('/') ?? [];
    if (method === 'POST' && room === 'transactions') {
      const [{ price_id: priceId } = { price_id: '' }] = body['items'] as { price_id: string }[];
      const transaction = { id: newId('txn'), priceId, customData: body['custom_data'] };
      transactions.set(transaction.id, transaction);
      return { ...transaction, status: 'ready', items: [], payments: [] };
    }
    if (method === 'POST' && room === 'customers') {
      const urls = (body['subscription_ids'] as string[]).map((subscription) => ({
        id: subscription,
        cancel_subscription: `https://customer-portal.paddle.com/cancel/${subscription}`,
        update_subscription_payment_method: `https://customer-portal.paddle.com/pay/${subscription}`,
      }));
      return {
        id: newId('cpls'),
        customer_id: id,
        urls: { general: { overview: 'https://customer-portal.paddle.com/' }, subscriptions: urls },
        created_at: now().toISOString(),
      };
    }
    const subscription = subscriptions.get(id);
    if (room !== 'subscriptions' || !subscription) return undefined;
    if (action === 'preview') return previewOf(subscription, body);
    change(subscription, action, body, now());
    return subscription;
  };

  const server = createServer((request, response) => {
    void (async () => {
      const text = await readAll(request);
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
      calls.push(call);
      const charges = call.body['proration_billing_mode'] === 'prorated_immediately';
      const isCharge = charges && !call.path.endsWith('/preview');
      const data = isDeclined && isCharge ? undefined : responseTo(call);
      const error = isDeclined && isCharge ? 'subscription_payment_declined' : 'not_found';
      response.writeHead(data ? 200 : 400, { 'content-type': 'application/json' });
      const meta = { request_id: '00000000-0000-0000-0000-000000000000' };
      response.end(JSON.stringify(data ? { data, meta } : { error: problem(error), meta }));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    config: {
      environment: 'sandbox',
      apiUrl: `http://127.0.0.1:${port}`,
      apiKey: 'pdl_sdbx_apikey_test',
      webhookSecret: SECRET,
      clientToken: 'test_7d279f61a3499fed520f7cd8c08',
      prices: PRICES,
    },
    calls,
    pay(transactionId) {
      const transaction = transactions.get(transactionId);
      if (!transaction) throw new Error(`There is no transaction ${transactionId}.`);
      const subscription = makeSubscription(newId('sub'), newId('ctm'), transaction, now());
      subscriptions.set(subscription.id, subscription);
      return subscription;
    },
    event: (type, data, occurredAt = now().toISOString()) =>
      JSON.stringify({
        event_id: newId('evt'),
        event_type: type,
        occurred_at: occurredAt,
        notification_id: newId('ntf'),
        data,
      }),
    async deliver(serverUrl, body, secret = SECRET) {
      const { status } = await fetch(`${serverUrl}/v1/payment/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'paddle-signature': sign(body, secret) },
        body,
      });
      return status;
    },
    subscription(id) {
      const subscription = subscriptions.get(id);
      if (!subscription) throw new Error(`There is no subscription ${id}.`);
      return subscription;
    },
    setDeclined(value) {
      isDeclined = value;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As Paddle signs: the seconds of now and the body, by HMAC. */
export function sign(body: string, secret: string, atMs = Date.now()): string {
  const seconds = Math.floor(atMs / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex');
  return `ts=${seconds};h1=${hash}`;
}

interface FakeTransaction {
  id: string;
  priceId: string;
  customData: unknown;
}

/** @see https://developer.paddle.com/webhooks/subscriptions/subscription-created */
function makeSubscription(
  id: string,
  customerId: string,
  { id: transactionId, priceId, customData }: FakeTransaction,
  now: Date,
) {
  const isTrial = priceId === PRICES.trial;
  const ends = new Date(now.getTime() + (isTrial ? 14 : 365) * DAY_MS).toISOString();
  const starts = now.toISOString();
  return {
    id,
    status: isTrial ? 'trialing' : 'active',
    transaction_id: transactionId,
    customer_id: customerId,
    address_id: 'add_01hv8gq3318ktkfengj2r75gfx',
    business_id: null,
    currency_code: 'EUR',
    created_at: starts,
    updated_at: starts,
    started_at: starts,
    first_billed_at: isTrial ? null : starts,
    next_billed_at: ends as string | null,
    paused_at: null,
    canceled_at: null as string | null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: { starts_at: starts, ends_at: ends },
    billing_cycle: { interval: 'year', frequency: 1 },
    scheduled_change: null as { action: string; effective_at: string; resume_at: null } | null,
    items: [itemOf(priceId, starts, isTrial ? { starts_at: starts, ends_at: ends } : null)],
    custom_data: customData,
    management_urls: null,
    import_meta: null,
  };
}

function itemOf(
  priceId: string,
  time: string,
  trialDates: { starts_at: string; ends_at: string } | null,
) {
  return {
    status: trialDates ? 'trialing' : 'active',
    quantity: 1,
    recurring: true,
    created_at: time,
    updated_at: time,
    previously_billed_at: null,
    next_billed_at: null,
    trial_dates: trialDates,
    price: {
      id: priceId,
      product_id: 'pro_01gsz4t5hdjse780zja8vvr7jg',
      description: 'Yearly',
      type: 'standard',
      name: 'Yearly',
      billing_cycle: { interval: 'year', frequency: 1 },
      trial_period: trialDates && { interval: 'day', frequency: 14 },
      tax_mode: 'account_setting',
      unit_price: { amount: AMOUNTS[priceId] ?? '100', currency_code: 'EUR' },
      unit_price_overrides: [],
      quantity: { minimum: 1, maximum: 1 },
      status: 'active',
      created_at: time,
      updated_at: time,
      custom_data: null,
      import_meta: null,
    },
    product: {
      id: 'pro_01gsz4t5hdjse780zja8vvr7jg',
      name: 'Plan',
      type: 'standard',
      description: null,
      tax_category: 'standard',
      image_url: null,
      custom_data: null,
      status: 'active',
      created_at: time,
      updated_at: time,
      import_meta: null,
    },
  };
}

function change(
  subscription: FakeSubscription,
  action: string | undefined,
  body: Record<string, unknown>,
  now: Date,
): void {
  const time = now.toISOString();
  subscription.updated_at = time;
  if (action === 'cancel' && body['effective_from'] === 'immediately') {
    Object.assign(subscription, { status: 'canceled', canceled_at: time, next_billed_at: null });
  } else if (action === 'cancel') {
    const { ends_at: end } = subscription.current_billing_period;
    subscription.scheduled_change = { action: 'cancel', effective_at: end, resume_at: null };
    subscription.next_billed_at = null;
  }
  if (body['scheduled_change'] === null) {
    subscription.scheduled_change = null;
    subscription.next_billed_at = subscription.current_billing_period.ends_at;
  }
  const [item] = (body['items'] ?? []) as { price_id: string }[];
  if (item) {
    const [before] = subscription.items;
    subscription.items = [itemOf(item.price_id, time, before?.trial_dates ?? null)];
  }
}

function previewOf(subscription: FakeSubscription, body: Record<string, unknown>) {
  const isCharged = body['proration_billing_mode'] === 'prorated_immediately';
  const totals = { grand_total: '2350', total: '2350', currency_code: 'EUR' };
  const details = { tax_rates_used: [], line_items: [], totals };
  const { current_billing_period: period } = subscription;
  return {
    ...subscription,
    immediate_transaction: isCharged ? { billing_period: period, details, adjustments: [] } : null,
  };
}

function problem(code: string) {
  const detail = code.replaceAll('_', ' ');
  return { type: 'request_error', code, detail, documentation_url: 'https://developer.paddle.com' };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
