import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, signIn, unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateUserPlans } from '../plans/queries.js';
import { documentOperations } from '../platform/http/contract-document.js';
import { type FakePaddle, sign, startFakePaddle } from '../testing/start-fake-paddle.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T12:00:00.000Z');
const DAY_MS = 86_400_000;

let now = START;
let paddle: FakePaddle;
let testApi: TestApi;

beforeAll(async () => {
  paddle = await startFakePaddle(() => now);
  testApi = await startTestApi({ clock: () => now, config: { paddle: paddle.config } });
});
afterAll(() => paddle.close());

beforeEach(() => {
  now = START;
  paddle.setDeclined(false);
});

type Plan = 'supporter' | 'premium' | 'patron';

const me = ({ api }: { api: Api }) => unwrap(api.GET('/user/me'));
/** Long enough away to have to log in again. */
async function aYearLater({ api, email }: TestUser): Promise<void> {
  later(365);
  await signIn(api, { email, password: PASSWORD });
}

const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};
const deliver = (body: string) => paddle.deliver(testApi.url, body);

async function start({ api }: TestUser, body: { plan: Plan; trial?: boolean }): Promise<string> {
  const { transaction_id: id } = await unwrap(api.POST('/subscription', { body }));
  return id;
}

/** A user who has paid, of which the server knows. */
async function subscriber(plan: Plan, trial = false) {
  const user = await testApi.signUp();
  const subscription = paddle.pay(await start(user, { plan, trial }));
  expect(await deliver(paddle.event('subscription.created', subscription))).toBe(204);
  return { ...user, subscription };
}

const switchTo = ({ api }: { api: Api }, plan: Plan) =>
  unwrap(api.PATCH('/subscription', { body: { plan } }));
const setCancelled = ({ api }: { api: Api }, cancelled: boolean) =>
  unwrap(api.PATCH('/subscription', { body: { cancelled } }));

const RENEWS = '2027-07-14T12:00:00+00:00';

test('the instance reports its plans and the data for a checkout', async () => {
  expect(await unwrap(testApi.api.GET('/instance'))).toMatchObject({ plans: true });
  const { checkout } = await unwrap(testApi.api.GET('/plan'));
  expect(checkout).toEqual({
    environment: 'sandbox',
    client_token: paddle.config.clientToken,
    prices: [
      { plan: 'supporter', price_id: paddle.config.prices.supporter },
      { plan: 'premium', price_id: paddle.config.prices.premium },
      { plan: 'patron', price_id: paddle.config.prices.patron },
    ],
  });
});

describe('subscribing', () => {
  test('a plan applies only after Paddle reports the payment', async () => {
    const user = await testApi.signUp();
    expect(await me(user)).toMatchObject({
      trial_available: true,
      live_competition_create: false,
    });
    const transaction = await start(user, { plan: 'premium' });
    const before = await me(user);
    expect(before.subscription).toBeUndefined();
    expect(before.access).toBeUndefined();

    const subscription = paddle.pay(transaction);
    await deliver(paddle.event('subscription.created', subscription));
    expect(await me(user)).toMatchObject({
      subscription: { plan: 'premium', past_due: false, by: 'payment', renews: RENEWS },
      access: 'premium',
      trial_available: false,
    });
  });

  test('a user cannot subscribe twice', async () => {
    const user = await subscriber('supporter');
    await expect(start(user, { plan: 'patron' })).rejects.toMatchObject({
      status: 409,
      code: 'SUBSCRIBED',
    });
  });

  test('no trial follows an ended subscription', async () => {
    const user = await subscriber('supporter');
    await setCancelled(user, true);
    await aYearLater(user);
    const after = await me(user);
    expect(after.subscription).toBeUndefined();
    expect(after).toMatchObject({ trial_available: false });
    await expect(start(user, { plan: 'premium', trial: true })).rejects.toMatchObject({
      code: 'TRIAL_USED',
    });
  });

  test('a trial lasts 14 days, is available once and only for premium', async () => {
    const user = await testApi.signUp();
    await expect(start(user, { plan: 'patron', trial: true })).rejects.toMatchObject({
      code: 'TRIAL_USED',
    });
    const trying = await subscriber('premium', true);
    expect(await me(trying)).toMatchObject({
      access: 'premium',
      trial_available: false,
      subscription: { plan: 'premium', trial_ends: '2026-07-28T12:00:00+00:00' },
    });
    later(3);
    await setCancelled(trying, true);
    later(12);
    const after = await me(trying);
    expect(after).toMatchObject({ trial_available: false });
    expect(after.access).toBeUndefined();
    await expect(start(trying, { plan: 'premium', trial: true })).rejects.toMatchObject({
      code: 'TRIAL_USED',
    });
    // Afterwards one can subscribe again, as the same customer.
    await start(trying, { plan: 'premium' });
    expect(paddle.calls.at(-1)?.body).toMatchObject({
      customer_id: trying.subscription.customer_id,
      items: [{ price_id: paddle.config.prices.premium }],
    });
  });
});

describe('switching', () => {
  test('a higher plan applies and is charged at once', async () => {
    const user = await subscriber('supporter');
    const body = { plan: 'patron' as const };
    expect(await unwrap(user.api.POST('/subscription/preview', { body }))).toEqual({
      amount: 23.5,
      currency: 'EUR',
      is_upgrade: true,
      from: '2026-07-14T12:00:00+00:00',
    });
    later(1);
    expect(await switchTo(user, 'patron')).toMatchObject({
      access: 'patron',
      subscription: { plan: 'patron', renews: RENEWS },
    });
    expect(paddle.calls.at(-1)?.body).toMatchObject({
      proration_billing_mode: 'prorated_immediately',
      on_payment_failure: 'prevent_change',
    });
  });

  test('a lower plan applies after the paid period', async () => {
    const user = await subscriber('patron');
    later(1);
    expect(
      await unwrap(user.api.POST('/subscription/preview', { body: { plan: 'supporter' } })),
    ).toEqual({
      amount: 0,
      currency: 'EUR',
      is_upgrade: false,
      from: RENEWS,
    });
    const switched = {
      access: 'patron',
      subscription: { plan: 'patron', next_plan: 'supporter', renews: RENEWS },
    };
    expect(await switchTo(user, 'supporter')).toMatchObject(switched);
    expect(paddle.calls.at(-1)?.body).toMatchObject({ proration_billing_mode: 'do_not_bill' });
    // Paddle's own event knows of the lower plan alone.
    await deliver(paddle.event('subscription.updated', paddle.subscription(user.subscription.id)));
    expect(await me(user)).toMatchObject(switched);
    await aYearLater(user);
    const after = await me(user);
    expect(after).toMatchObject({ access: 'supporter', subscription: { plan: 'supporter' } });
    expect(after.subscription?.next_plan).toBeUndefined();
  });

  test('a scheduled lower plan is cancelled without a charge', async () => {
    const user = await subscriber('patron');
    later(1);
    await switchTo(user, 'supporter');
    const back = await switchTo(user, 'patron');
    expect(back).toMatchObject({ subscription: { plan: 'patron' } });
    expect(back.subscription?.next_plan).toBeUndefined();
    expect(paddle.calls.at(-1)?.body).toMatchObject({ proration_billing_mode: 'do_not_bill' });
  });

  test('an upgrade is charged from the current plan, not from the scheduled one', async () => {
    const user = await subscriber('premium');
    later(1);
    await switchTo(user, 'supporter');
    const before = paddle.calls.length;
    await switchTo(user, 'patron');
    expect(paddle.calls.slice(before).map(({ body }) => body)).toMatchObject([
      {
        items: [{ price_id: paddle.config.prices.premium }],
        proration_billing_mode: 'do_not_bill',
      },
      {
        items: [{ price_id: paddle.config.prices.patron }],
        proration_billing_mode: 'prorated_immediately',
      },
    ]);
    expect(await me(user)).toMatchObject({ access: 'patron' });
  });

  test('a switch in the trial costs nothing', async () => {
    const user = await subscriber('premium', true);
    later(1);
    await switchTo(user, 'patron');
    expect(paddle.calls.at(-1)?.body).toMatchObject({ proration_billing_mode: 'do_not_bill' });
  });

  test('a declined card changes nothing', async () => {
    const user = await subscriber('supporter');
    paddle.setDeclined(true);
    await expect(switchTo(user, 'patron')).rejects.toMatchObject({
      status: 409,
      code: 'PAYMENT_REFUSED',
    });
    expect(await me(user)).toMatchObject({ access: 'supporter' });
  });

  test('choosing the same plan does not call Paddle', async () => {
    const user = await subscriber('premium');
    const before = paddle.calls.length;
    await switchTo(user, 'premium');
    expect(paddle.calls).toHaveLength(before);
  });
});

describe('cancelling', () => {
  test('takes effect after the paid period and can be undone until then', async () => {
    const user = await subscriber('premium');
    later(1);
    const cancelled = await setCancelled(user, true);
    expect(cancelled).toMatchObject({ access: 'premium', subscription: { ends: RENEWS } });
    expect(cancelled.subscription?.renews).toBeUndefined();
    await expect(switchTo(user, 'patron')).rejects.toMatchObject({ code: 'SUBSCRIPTION_ENDING' });
    const back = await setCancelled(user, false);
    expect(back).toMatchObject({ subscription: { renews: RENEWS } });
    expect(back.subscription?.ends).toBeUndefined();

    later(1);
    await setCancelled(user, true);
    await aYearLater(user);
    const over = await me(user);
    expect(over.subscription).toBeUndefined();
    expect(over.access).toBeUndefined();
    await expect(setCancelled(user, false)).rejects.toMatchObject({ code: 'NO_SUBSCRIPTION' });
    await start(user, { plan: 'premium' });
  });

  test('twice calls Paddle once', async () => {
    const user = await subscriber('premium');
    await setCancelled(user, true);
    const before = paddle.calls.length;
    await setCancelled(user, true);
    expect(paddle.calls).toHaveLength(before);
  });
});

test('a failed payment removes the plan until it succeeds', async () => {
  const user = await subscriber('patron');
  await aYearLater(user);
  const failed = { ...user.subscription, status: 'past_due' };
  await deliver(paddle.event('subscription.past_due', failed));
  const due = await me(user);
  expect(due).toMatchObject({ subscription: { plan: 'patron', past_due: true } });
  expect(due.access).toBeUndefined();
  await expect(switchTo(user, 'premium')).rejects.toMatchObject({
    code: 'PAYMENT_DUE',
    message: 'Payment failed, please update your payment info here.',
  });
  const { url } = await unwrap(user.api.POST('/subscription/portal'));
  expect(url).toBe(`https://customer-portal.paddle.com/pay/${user.subscription.id}`);
  later(1);
  await deliver(paddle.event('subscription.updated', user.subscription));
  expect(await me(user)).toMatchObject({ access: 'patron' });
});

describe('an event', () => {
  test.each([
    { why: 'signed with another secret', signature: (body: string) => sign(body, 'guess') },
    { why: 'signed for another body', signature: () => sign('{}', paddle.config.webhookSecret) },
    {
      why: 'sent again a minute later',
      signature: (body: string) => sign(body, paddle.config.webhookSecret, Date.now() - 60_000),
    },
    { why: 'without a signature', signature: () => undefined },
    { why: 'with words in its place', signature: () => 'trust me' },
  ])('$why is refused', async ({ signature }) => {
    const user = await testApi.signUp();
    const body = paddle.event(
      'subscription.created',
      paddle.pay(await start(user, { plan: 'premium' })),
    );
    const header = signature(body);
    const response = await fetch(`${testApi.url}/v1/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(header !== undefined && { 'paddle-signature': header }),
      },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect((await me(user)).access).toBeUndefined();
  });

  test('counts once, in any order and number', async () => {
    const user = await testApi.signUp();
    const subscription = paddle.pay(await start(user, { plan: 'premium' }));
    const created = paddle.event('subscription.created', subscription);
    const canceled = paddle.event(
      'subscription.canceled',
      { ...subscription, status: 'canceled', canceled_at: now.toISOString() },
      new Date(now.getTime() + 1).toISOString(),
    );
    expect(await Promise.all([created, created, created].map(deliver))).toEqual([204, 204, 204]);
    expect((await me(user)).access).toBe('premium');
    await deliver(canceled);
    expect((await me(user)).access).toBeUndefined();
    await deliver(created);
    expect((await me(user)).access).toBeUndefined();
  });

  test('that is older than the last one by a microsecond changes nothing', async () => {
    const user = await testApi.signUp();
    const subscription = paddle.pay(await start(user, { plan: 'premium' }));
    const paused = { ...subscription, status: 'paused' };
    await deliver(paddle.event('subscription.paused', paused, '2026-07-14T12:00:00.000002Z'));
    await deliver(
      paddle.event('subscription.created', subscription, '2026-07-14T12:00:00.000001Z'),
    );
    expect((await me(user)).access).toBeUndefined();
    await deliver(
      paddle.event('subscription.resumed', subscription, '2026-07-14T12:00:00.000003Z'),
    );
    expect((await me(user)).access).toBe('premium');
  });

  test.each([
    { why: 'of a user without proof', custom: (id: number) => ({ user_id: `${id}` }) },
    {
      why: 'of a user with another’s proof',
      custom: (id: number, mark: object) => ({ ...mark, user_id: `${id}` }),
    },
    { why: 'of no user', custom: () => null },
    { why: 'with anything', custom: () => ({ user_id: [], proof: {} }) },
  ])('$why is accepted and grants nothing', async ({ custom }) => {
    const payer = await testApi.signUp();
    const victim = await testApi.signUp();
    const subscription = paddle.pay(await start(payer, { plan: 'patron' }));
    const forged = {
      ...subscription,
      custom_data: custom(victim.id, subscription.custom_data as object),
    };
    expect(await deliver(paddle.event('subscription.created', forged))).toBe(204);
    expect((await me(victim)).access).toBeUndefined();
    expect((await me(payer)).access).toBeUndefined();
  });

  test('of another price, object or type is accepted', async () => {
    const user = await testApi.signUp();
    const subscription = paddle.pay(await start(user, { plan: 'patron' }));
    const [item] = subscription.items;
    const items = [{ ...item, price: { ...item?.price, id: 'pri_01other' } }];
    expect(await deliver(paddle.event('subscription.created', { ...subscription, items }))).toBe(
      204,
    );
    expect(await deliver(paddle.event('subscription.invented', {}))).toBe(204);
    expect(await deliver(paddle.event('product.updated', item?.product ?? {}))).toBe(204);
    expect((await me(user)).access).toBeUndefined();
  });

  test('of another price still ends a known subscription', async () => {
    const user = await subscriber('patron');
    later(1);
    const [item] = user.subscription.items;
    const items = [{ ...item, price: { ...item?.price, id: 'pri_01other' } }];
    const ended = {
      ...user.subscription,
      items,
      status: 'canceled',
      canceled_at: now.toISOString(),
    };
    await deliver(paddle.event('subscription.canceled', ended));
    expect((await me(user)).access).toBeUndefined();
  });

  test('is deleted with the user', async () => {
    const user = await subscriber('patron');
    const { db } = testApi.server.services;
    await db.deleteFrom('user').where('id', '=', user.id).execute();
    const left = await db
      .selectFrom('subscription')
      .where('user_id', '=', user.id)
      .select('plan')
      .execute();
    expect(left).toEqual([]);
    expect(await deliver(paddle.event('subscription.updated', user.subscription))).toBe(204);
  });
});

describe('a user with a plan', () => {
  test('shows it to others if they want', async () => {
    const user = await subscriber('patron');
    const shown = () =>
      unwrap(testApi.api.GET('/user/{id}', { params: { path: { id: user.id } } }));
    const hidden = await shown();
    expect(hidden).not.toHaveProperty('status');
    expect(hidden).not.toHaveProperty('badge');
    expect(hidden).not.toHaveProperty('subscription');
    await unwrap(user.api.PATCH('/user/me', { body: { badge: true } }));
    expect(await shown()).toMatchObject({ status: 'patron', badge: true });
    expect(await shown()).not.toHaveProperty('subscription');
    later(1);
    await setCancelled(user, true);
    later(400);
    await updateUserPlans(testApi.server.services.db, now);
    expect(await shown()).not.toHaveProperty('status');
  });

  describe('may use features that need it', () => {
    let gated: TestApi;
    let ungated: TestApi;

    beforeAll(async () => {
      const operation = documentOperations().find(
        ({ method, path }) => method === 'get' && path === '/aircraft',
      )!;
      const { responses } = operation;
      const gate = { 'x-plan': 'premium', responses: { ...responses, 403: {} } };
      Object.assign(operation, gate);
      gated = await startTestApi({ clock: () => now, config: { paddle: paddle.config } });
      ungated = await startTestApi();
      Object.assign(operation, { 'x-plan': undefined, responses });
    });

    const use = (api: Api) => unwrap(api.GET('/aircraft'));
    const refused = { status: 403, code: 'PLAN_REQUIRED', message: 'Requires Premium' };

    test('shares these features with early birds and superusers, but not with lower plans', async () => {
      const { db } = gated.server.services;
      const { api, id } = await gated.signUp();
      await expect(use(api)).rejects.toMatchObject(refused);
      await unwrap(api.PATCH('/user/me', { body: { ssa_id: '4711' } }));
      await expect(use(api)).rejects.toMatchObject(refused);
      await db.updateTable('user').set({ is_early_bird: true }).where('id', '=', id).execute();
      await use(api);
      const chief = await gated.signUp();
      await db.updateTable('user').set({ is_superuser: true }).where('id', '=', chief.id).execute();
      await use(chief.api);
    });

    test('visitors may not use them', async () => {
      await expect(use(gated.api)).rejects.toMatchObject(refused);
    });

    test('every user may use them without payments', async () => {
      const { api } = await ungated.signUp();
      await expect(use(api)).resolves.toEqual(expect.any(Array));
      await expect(use(ungated.api)).resolves.toEqual(expect.any(Array));
    });
  });
});

test('a deleted account is no longer charged, which it sees when restored', async () => {
  const user = await subscriber('patron');
  later(1);
  await unwrap(user.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
  await vi.waitFor(
    () =>
      expect(paddle.subscription(user.subscription.id).scheduled_change).toMatchObject({
        action: 'cancel',
      }),
    { timeout: 120_000 },
  );
  const { db } = testApi.server.services;
  const rows = () =>
    db.selectFrom('subscription').where('user_id', '=', user.id).selectAll().execute();
  expect(await rows()).toEqual([]);
  const body = { email: user.email, password: PASSWORD };
  await unwrap(testApi.api.POST('/auth/restore', { body }));
  await signIn(user.api, { email: user.email, password: PASSWORD });
  expect(await me(user)).toMatchObject({ access: 'patron', subscription: { ends: RENEWS } });
  expect(await setCancelled(user, false)).toMatchObject({ subscription: { renews: RENEWS } });
});

test('only payment pages may load the checkout', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'cloudstreet-test-web-'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
  const shop = await startTestApi({ config: { webDir, paddle: paddle.config } });
  const plain = await startTestApi({ config: { webDir } });
  const policyOf = async (url: string) =>
    (await fetch(url)).headers.get('content-security-policy') ?? '';
  const paying = await policyOf(`${shop.url}/plans/payment?plan=premium`);
  expect(paying).toContain(
    "script-src 'self' https://cdn.paddle.com https://sandbox-cdn.paddle.com;",
  );
  expect(paying).toContain("frame-src 'self' https://sandbox-buy.paddle.com;");
  expect(paying).toContain("connect-src 'self' https://sandbox-checkout-service.paddle.com;");
  expect(paying).toContain("frame-ancestors 'none'");
  for (const url of [`${shop.url}/`, `${shop.url}/user/plans`, `${plain.url}/plans`]) {
    expect(await policyOf(url)).not.toContain('paddle');
  }
  rmSync(webDir, { recursive: true });
});

test('reports that Paddle does not respond and changes nothing', async () => {
  const dead = { ...paddle.config, apiUrl: 'http://127.0.0.1:9' };
  const away = await startTestApi({ config: { paddle: dead } });
  const { api } = await away.signUp();
  const call = unwrap(api.POST('/subscription', { body: { plan: 'premium' } }));
  await expect(call).rejects.toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' });
});

test('everything is included without a payment provider', async () => {
  const { api, url, signUp } = await startTestApi();
  expect(await unwrap(api.GET('/instance'))).toMatchObject({ plans: false });
  expect(await unwrap(api.GET('/plan'))).toEqual({});
  const user = await signUp();
  for (const call of [
    () => unwrap(user.api.POST('/subscription', { body: { plan: 'premium' } })),
    () => unwrap(user.api.PATCH('/subscription', { body: { plan: 'premium' } })),
    () => unwrap(user.api.POST('/subscription/preview', { body: { plan: 'premium' } })),
    () => unwrap(user.api.POST('/subscription/portal')),
    () => unwrap(user.api.POST('/coupon/{code}', { params: { path: { code: 'X' } } })),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 409, code: 'PLANS_INCLUDED' });
  }
  expect(await paddle.deliver(url, '{}')).toBe(404);
});
