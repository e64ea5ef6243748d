import { DateTime } from 'luxon';
import { lockUser } from '../accounts/lock-user.js';
import { hashToken } from '../accounts/opaque-token.js';
import { limitGuesses } from '../accounts/password-attempts.js';
import { findHoldings, findLiveSubscription, updateUserPlan } from '../plans/queries.js';
import type { Executor } from '../platform/database/database.js';
import { DomainError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { toDay } from '../platform/text/calendar-formats.js';
import { getUserRow } from '../users/queries.js';
import { serializeMe } from '../users/serialize.js';
import { plainCouponCode } from './coupon-code.js';
import { paymentsOf, type WithPayments } from './payments.js';

export const redeemCoupon = operation(
  'redeemCoupon',
  async (request, services: Services & WithPayments) => {
    const { id } = signedInUser(request);
    const { db, clock } = services;
    const now = clock();
    paymentsOf(services);
    const hash = hashToken(plainCouponCode(request.path.code));
    const guess = {
      account: `coupon for ${id}`,
      source: { user: id },
      code: 'TOO_MANY_GUESSES',
    } as const;
    const redeemed = await limitGuesses(services, guess, () =>
      db.transaction().execute((transaction) => redeem(transaction, { hash, userId: id, now })),
    );
    if (!redeemed) throw new DomainError(400, 'COUPON_INVALID', text('error.COUPON_INVALID'));
    return serializeMe(await getUserRow(db, id), services);
  },
  { rateLimit: { perMinute: 20 } },
);

interface Redemption {
  hash: Buffer;
  userId: number;
  now: Date;
}

/** Undefined if the user cannot use the coupon. */
async function redeem(db: Executor, { hash, userId, now }: Redemption): Promise<true | undefined> {
  // Locks the user and the coupon, so that neither is used twice at the same time.
  await lockUser(db, userId);
  const coupon = await db
    .selectFrom('coupon')
    .where('hash', '=', hash)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!coupon) return undefined;
  const before = await db
    .selectFrom('coupon_redemption')
    .where('user_id', '=', userId)
    .where('coupon_id', '=', coupon.id)
    .select('ends')
    .executeTakeFirst();
  if (before) return before.ends > now ? true : undefined;
  const isOver = coupon.until !== null && coupon.until < toDay(now);
  if (isOver || coupon.used >= coupon.uses) return undefined;
  const holdings = await findHoldings(db, userId);
  if (findLiveSubscription(holdings, now)) {
    throw new DomainError(409, 'SUBSCRIBED', text('error.SUBSCRIBED'));
  }
  const starts = holdings.coupons
    .filter(({ plan }) => plan === coupon.plan)
    .reduce((last, { ends }) => (ends > last ? ends : last), now);
  const ends = DateTime.fromJSDate(starts, { zone: 'utc' }).plus({ months: coupon.months });
  await db
    .insertInto('coupon_redemption')
    .values({ coupon_id: coupon.id, user_id: userId, starts, ends: ends.toJSDate() })
    .execute();
  await db
    .updateTable('coupon')
    .set({ used: coupon.used + 1 })
    .where('id', '=', coupon.id)
    .execute();
  await updateUserPlan(db, userId, now);
  return true;
}
