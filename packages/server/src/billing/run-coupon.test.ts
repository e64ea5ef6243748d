import { type Api, unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakePaddle, startFakePaddle } from '../testing/start-fake-paddle.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { type CouponCommand, runCoupon } from './run-coupon.js';

let now = new Date('2026-07-14T12:00:00Z');
let paddle: FakePaddle;
let testApi: TestApi;

beforeAll(async () => {
  paddle = await startFakePaddle(() => now);
  testApi = await startTestApi({
    clock: () => now,
    config: { paddle: paddle.config, rateLimit: true },
  });
});
afterAll(() => paddle.close());

async function create(values: CouponCommand['values'], words = ['create']): Promise<string[]> {
  const lines: string[] = [];
  const { config } = testApi.server.services;
  await runCoupon({ config, words, values, print: (line) => lines.push(line), now });
  return lines;
}

async function code(values: CouponCommand['values'] = {}): Promise<string> {
  const lines = await create({ plan: 'premium', months: '12', ...values });
  return lines.at(-1)!;
}

const redeem = ({ api }: { api: Api }, typed: string) =>
  unwrap(api.POST('/coupon/{code}', { params: { path: { code: typed } } }));

const INVALID = { status: 400, code: 'COUPON_INVALID', message: 'Coupon invalid' };

describe('cloudstreet coupon create', () => {
  test('prints codes, beside a running server', async () => {
    const values = { plan: 'patron', months: '1', uses: '10', until: '2026-12-31', count: '2' };
    const [line, ...codes] = await create(values);
    expect(line).toBe('2 coupons, each 1 month of patron, valid for 10 uses until 2026-12-31:');
    expect(codes).toHaveLength(2);
    for (const each of codes)
      expect(each).toMatch(/^(?:[\dA-HJKMNP-TV-Z]{4}-){2}[\dA-HJKMNP-TV-Z]{4}$/);
    const stored = await testApi.server.services.db.selectFrom('coupon').selectAll().execute();
    for (const each of codes) expect(JSON.stringify(stored)).not.toContain(each);
  });

  test.each([
    { why: 'no plan', values: { months: '1' }, message: /Usage/ },
    { why: 'an unknown plan', values: { plan: 'gold', months: '1' }, message: /Usage/ },
    { why: 'no months', values: { plan: 'premium' }, message: /Usage/ },
    { why: 'no whole months', values: { plan: 'premium', months: '1.5' }, message: /--months/ },
    { why: 'no use', values: { plan: 'premium', months: '1', uses: '0' }, message: /--uses/ },
    { why: 'no day', values: { plan: 'premium', months: '1', until: 'soon' }, message: /--until/ },
    {
      why: 'a day that is over',
      values: { plan: 'premium', months: '1', until: '2026-07-13' },
      message: /--until/,
    },
  ])('refuses $why', async ({ values, message }) => {
    await expect(create(values)).rejects.toThrow(message);
  });

  test('refuses other arguments', async () => {
    await expect(create({ plan: 'premium', months: '1' }, ['list'])).rejects.toThrow(/Usage/);
  });
});

describe('redeeming a coupon', () => {
  test('gives its plan for its months, in any spelling', async () => {
    const user = await testApi.signUp();
    const typed = ` ${(await code()).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect(await redeem(user, typed)).toMatchObject({
      access: 'premium',
      subscription: {
        plan: 'premium',
        past_due: false,
        by: 'coupon',
        ends: '2027-07-14T12:00:00+00:00',
      },
    });
  });

  test('of the same plan extends the previous one, and the plan ends with it', async () => {
    const user = await testApi.signUp();
    await redeem(user, await code({ months: '1' }));
    expect(await redeem(user, await code({ months: '2' }))).toMatchObject({
      subscription: { ends: '2026-10-14T12:00:00+00:00' },
    });
    const start = now;
    now = new Date('2026-10-14T12:00:00Z');
    const after = await unwrap(user.api.GET('/user/me'));
    now = start;
    expect(after.subscription).toBeUndefined();
    expect(after.access).toBeUndefined();
  });

  test('twice at the same time counts once without an error', async () => {
    const user = await testApi.signUp();
    const twice = await code({ uses: '2' });
    const responses = await Promise.all([redeem(user, twice), redeem(user, twice)]);
    for (const response of responses) {
      expect(response.subscription?.ends).toBe('2027-07-14T12:00:00+00:00');
    }
    await redeem(await testApi.signUp(), twice);
    await expect(redeem(await testApi.signUp(), twice)).rejects.toMatchObject(INVALID);
  });

  test('gives the last use to only one of two simultaneous users', async () => {
    const once = await code();
    const users = [await testApi.signUp(), await testApi.signUp()];
    const results = await Promise.allSettled(users.map((user) => redeem(user, once)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('fails after its last day', async () => {
    const limited = await code({ until: '2026-07-14' });
    const late = await code({ until: '2026-07-14' });
    await redeem(await testApi.signUp(), limited);
    const start = now;
    now = new Date('2026-07-15T00:00:00Z');
    await expect(redeem(await testApi.signUp(), late)).rejects.toMatchObject(INVALID);
    now = start;
  });

  test('is refused to users who pay', async () => {
    const user = await testApi.signUp();
    const body = { plan: 'supporter' as const };
    const { transaction_id: id } = await unwrap(user.api.POST('/subscription', { body }));
    await paddle.deliver(testApi.url, paddle.event('subscription.created', paddle.pay(id)));
    const good = await code();
    await expect(redeem(user, good)).rejects.toMatchObject({ status: 409, code: 'SUBSCRIBED' });
    await redeem(await testApi.signUp(), good);
  });

  test('cannot be guessed: after ten wrong codes no code is checked', async () => {
    const user = await testApi.signUp();
    const right = await code();
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(redeem(user, `GUESS-${guess}`)).rejects.toMatchObject(INVALID);
    }
    await expect(redeem(user, right)).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_GUESSES',
    });
    const start = now;
    now = new Date(now.getTime() + 15 * 60_000);
    await redeem(user, right);
    now = start;
  });
});
