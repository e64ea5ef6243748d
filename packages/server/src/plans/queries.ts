import type { Executor } from '../platform/database/database.js';
import { type CouponPeriod, countedPlan, isLive, type SubscriptionState } from './plan-rules.js';

/** A subscription as it is stored. */
export type SubscriptionRow = Awaited<ReturnType<typeof findSubscriptions>>[number];

/** Subscriptions and redeemed coupons of a user. */
export interface Holdings {
  subscriptions: readonly SubscriptionRow[];
  coupons: readonly CouponPeriod[];
}

export async function findHoldings(db: Executor, userId: number): Promise<Holdings> {
  const subscriptions = await findSubscriptions(db, userId);
  const coupons = await db
    .selectFrom('coupon_redemption')
    .innerJoin('coupon', 'coupon.id', 'coupon_redemption.coupon_id')
    .where('user_id', '=', userId)
    .orderBy('starts')
    .select(['plan', 'starts', 'ends'])
    .execute();
  return { subscriptions, coupons };
}

/** The newest first. */
function findSubscriptions(db: Executor, userId: number) {
  return db
    .selectFrom('subscription')
    .where('user_id', '=', userId)
    .orderBy('occurred_at', 'desc')
    .selectAll()
    .execute();
}

/** Finds the live subscription; one with a failed payment only if there is no other. */
export function findLiveSubscription(
  { subscriptions }: Holdings,
  now: Date,
): SubscriptionRow | undefined {
  const live = subscriptions.filter((subscription: SubscriptionState) => isLive(subscription, now));
  return live.find(({ status }) => status !== 'past_due') ?? live[0];
}

/** Writes the current plan beside the user's name, for lists of users. */
export async function updateUserPlan(db: Executor, userId: number, now: Date): Promise<void> {
  const { subscriptions, coupons } = await findHoldings(db, userId);
  await db
    .updateTable('user')
    .set({ plan: countedPlan(subscriptions, coupons, now) ?? null })
    .where('id', '=', userId)
    .execute();
}

/** Does so for all users with a plan, because plans expire without an event. */
export async function updateUserPlans(db: Executor, now: Date): Promise<void> {
  const users = await db.selectFrom('user').where('plan', 'is not', null).select('id').execute();
  for (const { id } of users) await updateUserPlan(db, id, now);
}
